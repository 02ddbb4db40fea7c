import { runProcess } from './run-process.ts'
import { startClubgate } from './start-clubgate.ts'

await runProcess('all-in-one', startClubgate)
