import { DAY_MINUTES, spanOf } from './opening-span.ts'

interface Interval {
  opens: string
  closes: string
}

/**
 * Pairs of a day's intervals that overlap, each with the later one second. A closing after midnight reaches into the next
 * day, whose intervals are compared with those of the day alone.
 */
export function findOverlaps<One extends Interval>(
  intervals: readonly One[],
  next: readonly One[] = [],
): [One, One][] {
  const spans = [...toSpans(intervals, 0), ...toSpans(next, DAY_MINUTES)]
  return intervals.flatMap((one, place) =>
    spans
      .slice(place + 1)
      .filter((other) => {
        const own = spans[place]
        return own !== undefined && own.to > other.from && other.to > own.from
      })
      .map(({ interval }): [One, One] => [one, interval]),
  )
}

function toSpans<One extends Interval>(intervals: readonly One[], offset: number) {
  return intervals.map((interval) => {
    const { from, to } = spanOf(interval)
    return { interval, from: from + offset, to: to + offset }
  })
}
