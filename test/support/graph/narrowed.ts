import { expect } from '@jest/globals'

// biome-ignore lint/suspicious/noExplicitAny: rows of many lists, as their answers spell them.
export type Row = Record<string, any>

/** A value that a filter is asked with, and which rows it keeps where a row shows it. */
export interface Asking {
  value: unknown
  keeps?: (row: Row) => boolean
}

/** Fails unless a filter has kept some of the rows and not all, and those that it must keep. */
export function expectNarrowed(all: readonly Row[], kept: readonly Row[], { keeps }: Asking): void {
  expect(kept.length).toBeGreaterThan(0)
  expect(kept.length).toBeLessThan(all.length)
  if (keeps) expect(idsOf(kept)).toEqual(idsOf(all.filter(keeps)))
}

/** Fails unless rows that are left out otherwise, because they were deleted, are among these. */
export function expectDeletedToo(all: readonly Row[], more: readonly Row[]): void {
  expect(more.length).toBeGreaterThan(all.length)
  expect(idsOf(more)).toEqual(expect.arrayContaining(idsOf(all)))
}

function idsOf(rows: readonly Row[]): string[] {
  return rows.map((row) => row['id'] ?? row['helper_id'] ?? row['helperId']).sort()
}
