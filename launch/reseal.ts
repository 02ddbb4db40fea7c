import { CLUB_DATABASE } from '../subgraphs/club/club-database.ts'
import { UNLIMITED_SESSIONS } from '../subgraphs/foundation/database/session-limits.ts'
import { VOLUNTEER_DATABASE } from '../subgraphs/volunteer/volunteer-database.ts'
import { runTask } from './process/run-process.ts'
import { requireKnownWords } from './process/words.ts'
import { openMigrated } from './wiring/databases/databases.ts'
import { type IfLost, reseal } from './wiring/reseal-secrets.ts'

await runTask('reseal', async (start) => {
  const { clubDatabase, volunteerDatabase, secretKeys } = start.config
  const subgraphs = [
    { name: 'club', contents: CLUB_DATABASE, address: { url: clubDatabase } },
    { name: 'volunteer', contents: VOLUNTEER_DATABASE, address: { url: volunteerDatabase } },
  ]
  const ifLost = readIfLost(process.argv.slice(2))
  let [resealed, lost] = [0, 0]
  for (const subgraph of subgraphs) {
    const database = await openMigrated(start, { ...subgraph, sessions: UNLIMITED_SESSIONS })
    const count = await reseal(database, secretKeys, ifLost)
    resealed += count.resealed
    lost += count.lost
  }
  start.say(`${resealed} secrets are sealed under the first of SECRET_KEYS; the others may go.`)
  if (lost > 0) start.say(`${lost} secrets are lost; the webhooks among them need new ones.`)
})

function readIfLost(words: readonly string[]): IfLost {
  requireKnownWords('reseal', words, ['--leave-lost'])
  return words.length === 0 ? 'refuse' : 'leave'
}
