import type { ClubEventTypeOf } from '../../../schema/club/event-types.ts'
import type { MatchSessionStatus } from '../../../schema/club/statuses.ts'
import { type ClubEvent, toClubEvent } from '../club-event.ts'
import type { ScoreSnapshot } from '../scoring/snapshot.ts'
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
  /** When the clock must look at it next; null once nothing more comes with time. */
  dueAt: Date | null
  /** How many events were published about it. */
  publishedCount: number
  createdAt: Date
  updatedAt: Date
}

/** What a session's answer needs of its booking as it is now. */
export interface BookingOfSession {
  provider: string
  externalBookingId: string | null
  /** Owner of the source; null for bookings of the portal. */
  installationId: string | null
  participants: Participant[]
}

/** What is read of a session for anyone; the rest is its writers' alone. */
export type ReadSession = Omit<MatchSession, 'scoredAt' | 'dueAt' | 'publishedCount'>

export type BookedSession = ReadSession & { booking: BookingOfSession | null }

/** What becomes of a session, and what is published about it. */
export interface SessionDecision {
  session: MatchSession
  events: ClubEvent[]
}

/** What the completion of a match changes, by public names. */
export const COMPLETED_FIELDS = ['actual_end', 'score', 'status'] as const

/** Adds an event about the session, which counts it. */
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
