import type { Pair } from './snapshot.ts'

/** First to six games, two ahead; 7-6 by a tie-break. */
export function isFinishedSet({ blue, orange }: Pair<number>): boolean {
  const [most, least] = [Math.max(blue, orange), Math.min(blue, orange)]
  return (most === 6 && least <= 4) || (most === 7 && (least === 5 || least === 6))
}

/** Games of a set that goes on, at most 6-6. */
export function isUnfinishedSet(games: Pair<number>): boolean {
  return games.blue <= 6 && games.orange <= 6 && !isFinishedSet(games)
}

const TIE_BREAK_TARGETS = { SET: 7, MATCH: 10 } as const

/** A tie-break ends with the first point that reaches the target two ahead. */
export function isFinishedTieBreak(
  { blue, orange }: Pair<number>,
  of: keyof typeof TIE_BREAK_TARGETS,
): boolean {
  const target = TIE_BREAK_TARGETS[of]
  const [most, least] = [Math.max(blue, orange), Math.min(blue, orange)]
  return most === target ? least <= target - 2 : most > target && most - least === 2
}

/** Neither pair has reached the points that decide the set or the match, two ahead. */
export function isOpenTieBreak(
  { blue, orange }: Pair<number>,
  of: keyof typeof TIE_BREAK_TARGETS,
): boolean {
  const [most, least] = [Math.max(blue, orange), Math.min(blue, orange)]
  return most < TIE_BREAK_TARGETS[of] || most - least < 2
}
