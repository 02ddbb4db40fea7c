import cluster from 'node:cluster'
import type { ConfigOf, ProcessName } from '../../../platform/config/config.ts'
import { formatStartupError } from '../format-startup-error.ts'
import { runProcess } from '../run-process.ts'
import type { Start } from '../start.ts'
import { answersHelp } from '../words.ts'
import { readProcesses } from './processes-option.ts'
import { superviseWorkers } from './supervise-workers.ts'

/** Runs a process, or with `--processes N` a primary and N of them that share its port. */
export async function runReplicable<Name extends ProcessName>(
  name: Name,
  start: (start: Start<ConfigOf<Name>>) => Promise<void>,
): Promise<void> {
  const words = process.argv.slice(2)
  // Its primary has passed the place on.
  if (cluster.isWorker) return runProcess(name, start, { place: words[0] ?? '' })
  if (answersHelp(name, words)) return

  try {
    const count = readProcesses(name, words)
    if (count === null) await runProcess(name, start)
    else await runProcess(name, (primary) => superviseWorkers(primary, count), { place: 'primary' })
  } catch (error) {
    console.error(formatStartupError('Clubgate could not start', error))
    process.exitCode = 2
  }
}
