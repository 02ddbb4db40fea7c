import { migrateDatabases } from './databases.ts'
import { runTask } from './run-process.ts'

await runTask('migrate', async (start) => {
  await migrateDatabases(start, start.config)
  start.say('Both databases are up to date.')
})
