// What changed comes in the order of its changes; each answer has the order of its list all the same
// (Limits). Times and days of one form stand in the order of their texts.

interface Identified {
  id: string
}

export function earliestFirst<T extends Identified>(
  rows: readonly T[],
  timeOf: (row: T) => string,
): T[] {
  return rows.toSorted((a, b) => compare(timeOf(a), timeOf(b)) || compare(a.id, b.id))
}

export function latestFirst<T extends Identified>(
  rows: readonly T[],
  timeOf: (row: T) => string,
): T[] {
  return earliestFirst(rows, timeOf).toReversed()
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}
