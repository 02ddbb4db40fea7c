/** A half-open period, in milliseconds since 1970. */
export interface TimeRange {
  start: number
  end: number
}

/** The intervals in ascending order; those that overlap or touch become one, empty ones none. */
export function mergeIntervals(intervals: readonly TimeRange[]): TimeRange[] {
  const merged: TimeRange[] = []
  for (const interval of [...intervals].sort((one, other) => one.start - other.start))
    addInOrder(merged, interval)
  return merged
}

/** Adds an interval that begins no earlier than those before; memory grows with the gaps alone. */
export function addInOrder(merged: TimeRange[], { start, end }: TimeRange): void {
  if (start >= end) return

  const last = merged.at(-1)
  if (last && start <= last.end) last.end = Math.max(last.end, end)
  else merged.push({ start, end })
}

/** Parts of merged intervals that are in none of the removed ones, which are merged, too. */
export function subtractIntervals(
  intervals: readonly TimeRange[],
  removed: readonly TimeRange[],
): TimeRange[] {
  const left: TimeRange[] = []
  let next = 0
  for (const { start, end } of intervals) {
    let at = start
    while ((removed[next]?.end ?? Infinity) <= at) next += 1
    for (let index = next; at < end; index += 1) {
      const gap = removed[index]
      const until = Math.min(gap?.start ?? end, end)
      if (at < until) left.push({ start: at, end: until })
      at = Math.max(gap?.end ?? end, at)
    }
  }
  return left
}

/** The parts of intervals that are within a range. */
export function clipIntervals(intervals: readonly TimeRange[], range: TimeRange): TimeRange[] {
  return intervals.flatMap((interval) => {
    const start = Math.max(interval.start, range.start)
    const end = Math.min(interval.end, range.end)
    return start < end ? [{ start, end }] : []
  })
}
