import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const FILE = join(import.meta.dirname, '../../../.cache/suite-durations.json')

/** Suites that start processes, write many rows, or read all contracts. */
const SLOW = /^test\/(sandbox|schema|system)\/|\/flat-/
const SLOW_MS = 20_000
const OTHER_MS = 1_000

/** What a suite takes: measured, or else guessed by its name. */
export function expectedMs(suite: string, measured: ReadonlyMap<string, number>): number {
  return measured.get(suite) ?? (SLOW.test(suite) ? SLOW_MS : OTHER_MS)
}

/** What each suite took when it last ran in this checkout, by its path from the root. */
export function readDurations(file = FILE): Map<string, number> {
  try {
    const recorded: Record<string, number> = JSON.parse(readFileSync(file, 'utf8'))
    return new Map(Object.entries(recorded))
  } catch {
    return new Map()
  }
}

/** Adds to what earlier runs recorded. */
export function recordDurations(measured: ReadonlyMap<string, number>, file = FILE): void {
  const all = new Map([...readDurations(file), ...measured])
  mkdirSync(dirname(file), { recursive: true })
  // Renamed into place, so that another run never reads half a file.
  const partial = `${file}.${process.pid}`
  writeFileSync(partial, JSON.stringify(Object.fromEntries(all)))
  renameSync(partial, file)
}
