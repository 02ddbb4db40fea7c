import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Disturbances } from './disturbances.ts'

const NONE: Disturbances = { clockMs: 0, hasNames: true }

/** What lets the processes of a machine, by its number, be disturbed by `disturb`. */
export function disturbedBy(folder: string, machine: number): Record<string, string> {
  disturb(folder, machine, {})
  return { DISTURBANCES: fileOf(folder, machine) }
}

/** Flags of Node.js that load the disturbances. */
export const DISTURBED = `--import=${join(import.meta.dirname, 'disturbances.ts')}`

/** Disturbs the processes of a machine from now on; without a member, that member is right again. */
export function disturb(
  folder: string,
  machine: number,
  disturbances: Partial<Disturbances>,
): void {
  const file = fileOf(folder, machine)
  // Never read half-written.
  writeFileSync(`${file}.new`, JSON.stringify({ ...NONE, ...disturbances }))
  renameSync(`${file}.new`, file)
}

function fileOf(folder: string, machine: number): string {
  return join(folder, `machine-${machine}.json`)
}
