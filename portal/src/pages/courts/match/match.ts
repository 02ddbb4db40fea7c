import type { DataOf } from '../../../graph/ask.ts'
import { toStanding } from '../court/board.ts'
import { toPointsText } from '../today/score-parts.ts'

export type Match = NonNullable<DataOf<'PortalMatch'>['matchSession']>
export type MatchScore = NonNullable<Match['score']>
export type ScoreEvent = NonNullable<DataOf<'PortalScoreEvents'>['scoreEvents']>['nodes'][number]

export const CORRECTIONS: ReadonlySet<string> = new Set(['POINT_REVERSED', 'SCORE_CORRECTED'])

/** Whether the point before this score won its game. */
export function winsGame(after: MatchScore | null): boolean {
  return (after?.lastTransition ?? 'POINT') !== 'POINT'
}

/** `30–15`; between games the games, and at the end the sets. */
export function toShortScore(score: MatchScore | null): string {
  if (score === null) return ''
  if (score.completed) return toStanding(score)
  return toPointsText(score)
}
