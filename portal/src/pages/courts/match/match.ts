import { isMatchOver } from '../../../../../rules/club/match-states.ts'
import { setsOf } from '../../../../../rules/club/scoring/snapshot-of-sets.ts'
import type { DataOf } from '../../../graph/ask.ts'
import { toStanding } from '../court/board.ts'
import type { ConflictKind, OpenConflict } from '../today/conflict/conflict.ts'
import { type Pair, toPointsText } from '../today/score-parts.ts'

export type Match = NonNullable<DataOf<'PortalMatch'>['matchSession']>
export type MatchScore = NonNullable<Match['score']>
export type ScoreEvent = NonNullable<DataOf<'PortalScoreEvents'>['scoreEvents']>['nodes'][number]

export const CORRECTIONS: ReadonlySet<string> = new Set(['POINT_REVERSED', 'SCORE_CORRECTED'])

/** Whether the point before this score won its game. */
export function winsGame(after: MatchScore | null): boolean {
  return (after?.lastTransition ?? 'POINT') !== 'POINT'
}

/** Whether a correction changed sets or games and not the points of a game alone: a result that was entered. */
export function changesSets({ eventType, snapshotBefore, snapshotAfter }: ScoreEvent): boolean {
  if (eventType !== 'SCORE_CORRECTED' || snapshotAfter === null) return false
  return toSetsAndGames(snapshotBefore) !== toSetsAndGames(snapshotAfter)
}

function toSetsAndGames(score: MatchScore | null): string {
  return score === null ? '' : toSetsText([...score.setHistory, score.games])
}

/** Sets that are over and the one in play: `6–4 3–2`. */
export function toScoreSetsText(score: MatchScore | null): string {
  return score === null ? '' : toSetsText(setsOf(score))
}

/** `6–4 3–6 10–8` */
export function toSetsText(sets: readonly Pair[]): string {
  return sets.map(({ blue, orange }) => `${blue}–${orange}`).join(' ')
}

/** `30–15`; between games the games, and at the end the sets. */
export function toShortScore(score: MatchScore | null): string {
  if (score === null) return ''
  if (score.completed) return toStanding(score)
  return toPointsText(score)
}

type Booked = Pick<Match, 'scheduledStart' | 'scheduledEnd' | 'status' | 'court' | 'booking'>

/** What the booking says otherwise than its match; of the players, only the open conflict says so. */
export function toDifferences(
  { scheduledStart, scheduledEnd, status, court, booking }: Booked,
  conflict: Pick<OpenConflict, 'fields'> | null,
): ConflictKind[] {
  const booked = booking?.booking ?? null
  if (booked === null) return []
  const isSameTime =
    booked.scheduledStart === scheduledStart && booked.scheduledEnd === scheduledEnd
  const differs: Record<ConflictKind, boolean> = {
    cancelled: booked.status === 'CANCELLED' && !isMatchOver(status),
    // A server of the release before does not send it.
    court: booked.court !== undefined && booked.court?.id !== court?.id,
    time: !isSameTime,
    players: conflict?.fields.includes('participants') ?? false,
  }
  return (Object.keys(differs) as ConflictKind[]).filter((kind) => differs[kind])
}
