import { availableParallelism } from 'node:os'
import type { ProcessName } from '../../../platform/config/config.ts'
import { UsageError } from '../../../platform/config/startup-error.ts'
import { readValues } from '../words.ts'

/** Each process has two pools of database connections. */
const MOST_PROCESSES = 64

const RULE = `--processes is auto, for one process per core, or a whole number from 1 to ${MOST_PROCESSES}.`

/** The number of `--processes`; null without it: one process, and no primary. */
export function readProcesses(command: ProcessName, words: readonly string[]): number | null {
  const { processes } = readValues(command, words, { processes: { type: 'string' } })
  if (processes === undefined) return null
  if (processes === 'auto') return Math.min(availableParallelism(), MOST_PROCESSES)
  if (!/^[0-9]{1,3}$/.test(processes)) throw new UsageError(RULE)

  const count = Number(processes)
  if (count < 1 || count > MOST_PROCESSES) throw new UsageError(RULE)
  return count
}
