import type { Caller } from '../../../platform/caller.ts'
import { isMatchOver } from '../../../rules/club/match-states.ts'
import { displayPhase } from '../../../rules/club/scoring/display-phase.ts'
import { asScoringMode } from '../../../rules/club/scoring/match-rules.ts'
import { type Team, UNASSIGNED } from '../../../schema/club/statuses.ts'
import { hasScope, mayReadBookingNumbers } from '../records/access.ts'
import { maySeeScores } from './access.ts'
import { shareableParticipants, type VisibleParticipant } from './participants.ts'
import type { ScoreEvent } from './scores/score-event.ts'
import type { BookedSession, MatchSession, ReadSession } from './session.ts'

/** A session as the graph returns it; the type forces a decision about each new field. */
export type VisibleSession = Omit<ReadSession, 'organizationId' | 'bookingId' | 'participants'> & {
  displayPhase: string
  booking: VisibleSessionBooking | null
  participants: VisibleParticipant[]
  /** Null where the booking was not read; the field reads it. */
  players: SessionPlayer[] | null
  /** Null for other callers than staff. */
  playerCount: number | null
}

/** A player who consents to be shown. */
export interface SessionPlayer {
  displayName: string
  team: Team | null
}

/** Fields of the booking on a session. */
export interface VisibleSessionBooking {
  bookingId: string | null
  provider: string
  externalBookingId: string | null
  /** True where the booking was not read and the caller may see its number; the field reads it. */
  isUnread: boolean
}

/**
 * Applies visibility: the score needs scores:read, the booking's number the installation that owns the source or the
 * desk of the club.
 */
export function toVisibleSession(session: BookedSession, caller: Caller): VisibleSession {
  const { booking } = session
  const isOwn =
    booking !== null &&
    caller.kind === 'installation' &&
    booking.installationId === caller.installationId
  return {
    id: session.id,
    clubId: session.clubId,
    locationId: session.locationId,
    courtId: session.courtId,
    scheduledStart: session.scheduledStart,
    scheduledEnd: session.scheduledEnd,
    actualStart: session.actualStart,
    actualEnd: session.actualEnd,
    status: session.status,
    scoringMode: session.scoringMode,
    ruleVersion: session.ruleVersion,
    displayPhase: displayPhase(session.status, session.score, asScoringMode(session.scoringMode)),
    booking: booking && {
      bookingId: session.bookingId,
      provider: booking.provider,
      externalBookingId:
        isOwn || mayReadBookingNumbers(caller, session.clubId) ? booking.externalBookingId : null,
      isUnread: false,
    },
    endedBy: maySeeEnding(caller) && isMatchOver(session.status) ? session.endedBy : null,
    eventSequence: session.eventSequence,
    aiModelVersion: session.aiModelVersion,
    score: maySeeScores(caller) ? session.score : null,
    participants:
      isOwn && hasScope(caller, 'participants:read') ? consentingParticipants(session) : [],
    players: maySeePlayers(caller, isOwn) ? consentingPlayers(session) : [],
    playerCount: caller.kind === 'staff' ? session.participants.length : null,
    createdAt: session.createdAt,
    updatedAt: session.updatedAt,
  }
}

/** Partners and pads learn the status alone. */
function maySeeEnding(caller: Caller): boolean {
  return caller.kind === 'staff'
}

function maySeePlayers(caller: Caller, isOwn: boolean): boolean {
  return caller.kind !== 'installation' || (isOwn && hasScope(caller, 'participants:read'))
}

/** Names of consenting players, without the ids of their source. */
function consentingPlayers(session: BookedSession): SessionPlayer[] {
  const shown = new Set(consentingParticipants(session).map(({ externalId }) => externalId))
  return session.participants
    .filter(({ externalId }) => shown.has(externalId))
    .map(({ displayName, team }) => ({ displayName, team: team === UNASSIGNED ? null : team }))
}

/** Uses the booking's current consents, also for a started session with its own participants. */
function consentingParticipants({ participants, booking }: BookedSession): VisibleParticipant[] {
  const consenting = new Set(
    shareableParticipants(booking?.participants ?? []).map(({ externalId }) => externalId),
  )
  return participants
    .filter(({ externalId }) => consenting.has(externalId))
    .map(({ externalId, displayName }) => ({ externalId, displayName }))
}

/** Payload of session mutations. */
export interface SessionPayload {
  session: VisibleSession
  event: ScoreEvent | null
  idempotentReplay: boolean
}

export function toPayload(
  { bookingProvider }: { bookingProvider: string | null },
  session: MatchSession,
  caller: Caller,
  event: ScoreEvent | null,
  how: 'CHANGED' | 'REPLAY' = 'CHANGED',
): SessionPayload {
  const booking =
    bookingProvider === null
      ? null
      : {
          provider: bookingProvider,
          externalBookingId: null,
          installationId: null,
          participants: [],
        }
  const visible = toVisibleSession({ ...session, booking }, caller)
  const isUnread = mayReadBookingNumbers(caller, session.clubId)
  return {
    session: {
      ...visible,
      booking: visible.booking && { ...visible.booking, isUnread },
      players: null,
    },
    event,
    idempotentReplay: how === 'REPLAY',
  }
}
