import type { Interval } from '../day-hours.ts'

/** Hours that a word of a text takes. */
const LEAST = 0.5
/** From here on, a text has room enough. */
const ENOUGH = 2

/** Where in these hours a text stands beside what is drawn in them: the first place with room, else the widest; null without any. */
export function roomBeside(
  [from, to]: Interval,
  placed: readonly { a: number; b: number }[],
): Interval | null {
  const gaps: Interval[] = []
  let at = from
  for (const { a, b } of [...placed].sort((one, other) => one.a - other.a)) {
    gaps.push([at, Math.min(a, to)])
    at = Math.max(at, b)
  }
  gaps.push([at, to])
  const wide = gaps.find((gap) => widthOf(gap) >= ENOUGH)
  const widest = gaps.reduce((most, gap) => (widthOf(gap) > widthOf(most) ? gap : most))
  return wide ?? (widthOf(widest) >= LEAST ? widest : null)
}

function widthOf([from, to]: Interval): number {
  return to - from
}
