import type { SessionEnding } from '../../../rules/club/results.ts'
import type { ScoreSnapshot } from '../../../rules/club/scoring/snapshot.ts'
import type { ClubEventTypeOf } from '../../../schema/club/event-types.ts'
import type { MatchSessionStatus } from '../../../schema/club/statuses.ts'
import { type ClubEvent, toClubEvent } from '../records/club-event.ts'
import type { Participant } from './participants.ts'

/** One match on one court (club API, Match session). */
export interface MatchSession {
  id: string
  organizationId: string
  clubId: string
  locationId: string
  courtId: string
  bookingId: string | null
  scheduledStart: Date
  scheduledEnd: Date
  actualStart: Date | null
  actualEnd: Date | null
  status: MatchSessionStatus
  scoringMode: string
  ruleVersion: string
  /** Sequence of the last score event. */
  eventSequence: number
  aiModelVersion: string | null
  /** Null until the match is started. */
  score: ScoreSnapshot | null
  participants: Participant[]
  /** Time of the last score event. */
  scoredAt: Date | null
  /** What ended it; null before, where play did, and for sessions that had ended before this was stored. */
  endedBy: SessionEnding | null
  /** Next transition by time; null if there is none. */
  dueAt: Date | null
  /** Number of published events. */
  publishedCount: number
  createdAt: Date
  updatedAt: Date
}

/** Current fields of the booking that a session's answer needs. */
export interface BookingOfSession {
  provider: string
  externalBookingId: string | null
  /** Owner of the source; null for bookings of the portal. */
  installationId: string | null
  /** Empty for a session that another one of the booking has replaced. */
  participants: Participant[]
}

/** Columns of a session that reads return; the others are internal. */
export type ReadSession = Omit<MatchSession, 'scoredAt' | 'dueAt' | 'publishedCount'>

export type BookedSession = ReadSession & { booking: BookingOfSession | null }

/** A changed session and its events. */
export interface SessionDecision {
  session: MatchSession
  events: ClubEvent[]
}

/** REST names of the fields that the completion of a match changes. */
export const COMPLETED_FIELDS = ['actual_end', 'score', 'status'] as const

/** Appends an event and increments `publishedCount`. */
export function publishOfSession(
  { session, events }: SessionDecision,
  type: ClubEventTypeOf<'match_session'>,
  changedFields: readonly string[],
): SessionDecision {
  const sequence = session.publishedCount + 1
  return {
    session: { ...session, publishedCount: sequence },
    events: [...events, toClubEvent(type, session, { sequence, changedFields })],
  }
}
