import type { Team } from '../../../schema/club/statuses.ts'
import { Problem } from '../../../schema/problem.ts'
import type { ScoreSnapshot } from './snapshot.ts'

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

/**
 * The only reversible event: the latest effective point, unless a correction came after it. Of a match that never began
 * it is the award, with every correction of its winner.
 */
export function findReversible<E extends ScoredEvent>(events: readonly E[]): E | null {
  const effective = effectiveEvents(events)
  const [first] = effective
  const hasBegun = effective.some(({ eventType }) => eventType === 'MATCH_STARTED')
  if (first?.eventType === 'MATCH_AWARDED' && !hasBegun) return first

  const last = findLastButSides(events)
  return last?.eventType === 'POINT_WON' ? last : null
}

/** The event to reverse; the score returns to the one before it. */
export function requireReversible<E extends ScoredEvent>(events: readonly E[]): E {
  const reversed = findReversible(events)
  if (reversed !== null) return reversed

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

function whyNothingIsReversible(events: readonly ScoredEvent[]): string {
  const last = findLastButSides(events)
  if (last?.eventType === 'SCORE_CORRECTED')
    return 'The score was corrected after the last point; correct it again instead of reversing.'
  if (last?.eventType === 'MATCH_AWARDED')
    return 'The match was awarded after the last point; an award cannot be reversed.'
  return 'There is no point to reverse.'
}
