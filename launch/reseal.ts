import { CLUB_DATABASE } from '../subgraphs/club/club-database.ts'
import { reseal } from '../subgraphs/foundation/reseal.ts'
import { VOLUNTEER_DATABASE } from '../subgraphs/volunteer/volunteer-database.ts'
import { runTask } from './process/run-process.ts'
import { openMigrated } from './wiring/databases.ts'

await runTask('reseal', async (start) => {
  const { clubDatabase, volunteerDatabase, secretKeys } = start.config
  const subgraphs = [
    { name: 'club', contents: CLUB_DATABASE, address: { url: clubDatabase } },
    { name: 'volunteer', contents: VOLUNTEER_DATABASE, address: { url: volunteerDatabase } },
  ]
  let count = 0
  for (const subgraph of subgraphs)
    count += await reseal(await openMigrated(start, subgraph), secretKeys)
  start.say(`${count} secrets are sealed under the first of SECRET_KEYS; the others may go.`)
})
