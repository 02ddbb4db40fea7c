import type { DomainEvent } from '../../foundation/event-log/event-log.ts'

export type MatchSessionStatus =
  | 'SCHEDULED'
  | 'READY'
  | 'WAITING_FOR_PLAYERS'
  | 'ACTIVE'
  | 'PAUSED'
  | 'COMPLETED'
  | 'CANCELLED'
  | 'ABORTED'

/** A participant as its source told it; what of it may be shown is decided at each read. */
export interface Participant {
  externalId: string
  displayName: string
  team: 'BLUE' | 'ORANGE' | 'UNASSIGNED'
  consentToShare: boolean
  consentReference: string | null
}

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
  eventSequence: number
  aiModelVersion: string | null
  score: unknown
  participants: Participant[]
  /** How many events were published about it. */
  publishedCount: number
  createdAt: Date
  updatedAt: Date
}

/** What a booking says about its session. */
export interface SessionPlan {
  locationId: string
  courtId: string
  scheduledStart: Date
  scheduledEnd: Date
  participants: Participant[]
}

export interface SessionDecision {
  session: MatchSession
  events: DomainEvent[]
}

/** A session turns READY this long before its start. */
export const READY_WINDOW_MS = 15 * 60 * 1000

/** Before play begins a session follows its booking; afterwards it belongs to the court. */
export function isOpen(session: MatchSession): boolean {
  return ['SCHEDULED', 'READY', 'WAITING_FOR_PLAYERS'].includes(session.status)
}

/** A cancelled session counts as none: its booking may get another one. */
export function isStanding(session: MatchSession | null): session is MatchSession {
  return session !== null && session.status !== 'CANCELLED'
}

export function makeSession(
  origin: Pick<
    MatchSession,
    'id' | 'organizationId' | 'clubId' | 'bookingId' | 'scoringMode' | 'ruleVersion'
  >,
  plan: SessionPlan,
  now: Date,
): SessionDecision {
  const session: MatchSession = {
    ...origin,
    ...plan,
    actualStart: null,
    actualEnd: null,
    status: 'SCHEDULED',
    eventSequence: 0,
    aiModelVersion: null,
    score: null,
    publishedCount: 1,
    createdAt: now,
    updatedAt: now,
  }
  return { session, events: [toEvent(session, 'session.created', 1, ['status'])] }
}

/** Lets an open session follow its booking; one that was about to start may have to wait again. */
export function moveSession(session: MatchSession, plan: SessionPlan, now: Date): SessionDecision {
  const startsLater = plan.scheduledStart.getTime() > now.getTime() + READY_WINDOW_MS
  const moved = { ...session, ...plan, updatedAt: now }
  if (!startsLater || session.status === 'SCHEDULED') return { session: moved, events: [] }

  return changeStatus(moved, 'SCHEDULED', now)
}

export function cancelSession(session: MatchSession, now: Date): SessionDecision {
  return changeStatus(session, 'CANCELLED', now)
}

function changeStatus(
  session: MatchSession,
  status: MatchSessionStatus,
  now: Date,
): SessionDecision {
  const publishedCount = session.publishedCount + 1
  const changed = { ...session, status, publishedCount, updatedAt: now }
  return {
    session: changed,
    events: [toEvent(changed, 'session.status_changed', publishedCount, ['status'])],
  }
}

function toEvent(
  session: MatchSession,
  type: string,
  sequence: number,
  changedFields: string[],
): DomainEvent {
  const { organizationId, clubId, id } = session
  return {
    type,
    organizationId,
    clubId,
    resource: { type: 'match_session', id },
    sequence,
    changedFields,
  }
}
