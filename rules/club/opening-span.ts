/** Minutes after the midnight at the start of a day; `to` can be on the next day. */
export interface Span {
  from: number
  to: number
}

/** An interval of opening hours; a closing time at or before the opening is on the next day. */
export function spanOf({ opens, closes }: { opens: string; closes: string }): Span {
  const from = toMinutes(opens)
  const to = toMinutes(closes)
  return { from, to: to <= from ? to + DAY_MINUTES : to }
}

export const DAY_MINUTES = 24 * 60

function toMinutes(clock: string): number {
  const [hours, minutes] = clock.split(':')
  return Number(hours) * 60 + Number(minutes)
}
