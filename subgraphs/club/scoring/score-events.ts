import { Problem } from '../../../platform/problem.ts'
import type { Team } from '../../../schema/club/statuses.ts'
import type { MatchRules } from './match-rules.ts'
import { award, chooseSide, playPoint } from './rules.ts'
import { INITIAL_SNAPSHOT, type ScoreSnapshot } from './snapshot.ts'

export const SCORE_EVENT_TYPES = [
  'MATCH_STARTED',
  'POINT_WON',
  'DECIDING_SIDE_SELECTED',
  'POINT_REVERSED',
  'SCORE_CORRECTED',
  'MATCH_AWARDED',
] as const

export type ScoreEventType = (typeof SCORE_EVENT_TYPES)[number]

/** Fields of a score event that the engine needs. */
export interface ScoredEvent {
  readonly id: string
  readonly eventType: ScoreEventType
  readonly team: Team | null
  readonly snapshotBefore: ScoreSnapshot | null
  readonly snapshotAfter: ScoreSnapshot | null
  readonly reversedEventId: string | null
}

/**
 * Effective events in order. A reversal removes its point and later events, which can only be choices of a side,
 * since the last point is reversed first.
 */
export function effectiveEvents<E extends ScoredEvent>(events: readonly E[]): E[] {
  const effective: E[] = []
  for (const event of events) {
    if (event.eventType === 'POINT_REVERSED') takeBack(effective, event)
    else effective.push(event)
  }
  return effective
}

/** Replays the events; equals the stored score. Null before MATCH_STARTED. */
export function effectiveSnapshot(
  events: readonly ScoredEvent[],
  rules: MatchRules,
): ScoreSnapshot | null {
  let snapshot: ScoreSnapshot | null = null
  for (const event of effectiveEvents(events)) snapshot = apply(event, snapshot, rules)
  return snapshot
}

/** The only reversible event: the latest effective point, unless a correction came after it. */
export function findReversible<E extends ScoredEvent>(events: readonly E[]): E | null {
  const last = findLastButSides(events)
  return last?.eventType === 'POINT_WON' ? last : null
}

/** Finds the point to reverse, and the score before it. */
export function takeBackPoint<E extends ScoredEvent>(
  events: readonly E[],
): { reversed: E; snapshot: ScoreSnapshot } {
  const reversed = findReversible(events)
  if (reversed !== null && reversed.snapshotBefore !== null)
    return { reversed, snapshot: reversed.snapshotBefore }

  throw new Problem('state_conflict', whyNothingIsReversible(events))
}

function findLastButSides<E extends ScoredEvent>(events: readonly E[]): E | undefined {
  return effectiveEvents(events).findLast(({ eventType }) => eventType !== 'DECIDING_SIDE_SELECTED')
}

function takeBack(effective: ScoredEvent[], { reversedEventId }: ScoredEvent): void {
  const index = effective.findLastIndex(({ id }) => id === reversedEventId)
  if (index === -1)
    throw new Error(`Nothing that counts is reversed by the event ${reversedEventId}.`)

  effective.length = index
}

function apply(
  event: ScoredEvent,
  snapshot: ScoreSnapshot | null,
  rules: MatchRules,
): ScoreSnapshot | null {
  if (event.eventType === 'MATCH_STARTED') return INITIAL_SNAPSHOT
  if (event.eventType === 'SCORE_CORRECTED') return event.snapshotAfter
  if (snapshot === null) throw new Error(`The event ${event.id} precedes the start of the match.`)
  if (event.eventType === 'DECIDING_SIDE_SELECTED') {
    const side = event.snapshotAfter?.decidingPointSide
    return side ? chooseSide(snapshot, side, rules) : snapshot
  }
  if (event.team === null) throw new Error(`The event ${event.id} is for no team.`)

  return event.eventType === 'POINT_WON'
    ? playPoint(snapshot, event.team, rules)
    : award(snapshot, event.team)
}

function whyNothingIsReversible(events: readonly ScoredEvent[]): string {
  const last = findLastButSides(events)
  if (last?.eventType === 'SCORE_CORRECTED')
    return 'The score was corrected after the last point; correct it again instead of reversing.'
  if (last?.eventType === 'MATCH_AWARDED')
    return 'The match was awarded after the last point; an award cannot be reversed.'
  return 'There is no point to reverse.'
}
