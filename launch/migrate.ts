import { UNLIMITED_SESSIONS } from '../subgraphs/foundation/session-limits.ts'
import { runTask } from './process/run-process.ts'
import { migrateBoth, openBoth } from './wiring/both-databases.ts'

await runTask('migrate', async (start) => {
  const { clubDatabase, volunteerDatabase } = start.config
  const addresses = { club: { url: clubDatabase }, volunteer: { url: volunteerDatabase } }
  await migrateBoth(start, await openBoth(start, addresses, UNLIMITED_SESSIONS))
  start.say('Both databases are up to date.')
})
