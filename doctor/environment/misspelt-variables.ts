import { EnvironmentVariables } from '../../platform/config/variables.ts'
import type { GivenEnvironment, Verdicts } from '../finding.ts'

/** Shorter names resemble too many others: HOME is two letters from HOST. */
const SHORT = 6

const KNOWN = Object.keys(EnvironmentVariables.shape)

/** Variables that nothing reads, with names that resemble those of known ones. */
export function findMisspelt(env: GivenEnvironment): Verdicts {
  const known = new Set(KNOWN)
  return Object.keys(env)
    .filter((name) => !known.has(name))
    .flatMap((name) => {
      const meant = findMeant(name)
      return meant === null
        ? []
        : [['note', `${name} is read by nothing. If ${meant} is meant, rename it.`] as const]
    })
}

/** The nearest known name, at a distance of two edits at most. */
export function findMeant(name: string): string | null {
  const upper = name.toUpperCase()
  const near = KNOWN.map((known) => ({ known, distance: distanceOf(upper, known) }))
    .filter(({ known, distance }) => distance <= (known.length < SHORT ? 1 : 2))
    .toSorted((one, other) => one.distance - other.distance)
  return near[0]?.known ?? null
}

/** Optimal string alignment: insertions, deletions, replacements, and swaps of neighbours count one each. */
export function distanceOf(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 2) return 3
  const rows = Array.from({ length: one.length + 1 }, (_row, at) => [at])
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0
  for (let column = 1; column <= other.length; column += 1) rows[0]?.push(column)
  for (let row = 1; row <= one.length; row += 1)
    for (let column = 1; column <= other.length; column += 1) {
      const isEqual = one[row - 1] === other[column - 1]
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      const replaced = at(row - 1, column - 1) + (isEqual ? 0 : 1)
      const changed = Math.min(at(row - 1, column) + 1, at(row, column - 1) + 1, replaced)
      const swapped = row > 1 && column > 1 && isSwapped ? at(row - 2, column - 2) + 1 : changed
      rows[row]?.push(Math.min(changed, swapped))
    }
  return at(one.length, other.length)
}
