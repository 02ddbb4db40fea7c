import './require-built.ts'

import { runDoctor } from '../doctor/run-doctor.ts'
import { UsageError } from '../platform/config/startup-error.ts'
import { CLUB_DATABASE } from '../subgraphs/club/club-database.ts'
import { VOLUNTEER_DATABASE } from '../subgraphs/volunteer/volunteer-database.ts'
import { formatStartupError } from './process/format-startup-error.ts'

// Packages write warnings to the console, in words of their own.
console.warn = () => {}
console.error = () => {}
process.removeAllListeners('warning')
process.stdout.on('error', () => process.exit(1))
process.exitCode = await runDoctor(process.argv.slice(2), {
  env: process.env,
  print: (line) => void process.stdout.write(`${line}\n`),
  subgraphs: { club: CLUB_DATABASE, volunteer: VOLUNTEER_DATABASE },
}).catch((error: unknown) => {
  process.stderr.write(`${formatStartupError('Not examined', error)}\n`)
  return error instanceof UsageError ? 2 : 1
})
// A peer that hangs keeps its connection, and so the process.
process.exit()
