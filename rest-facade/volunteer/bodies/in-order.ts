// With `updated_since` the graph orders by change; the API documents one order per list (Limits). Dates and times are
// compared as text, since they have one format.

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
