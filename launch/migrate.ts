import { runTask } from './process/run-process.ts'
import { migrateDatabases } from './wiring/databases/migrate-databases.ts'
import { readPlanFlag } from './wiring/databases/read-plan-flag.ts'

await runTask('migrate', (start) => migrateDatabases(start, readPlanFlag(process.argv.slice(2))))
