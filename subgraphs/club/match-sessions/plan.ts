import { isDeepStrictEqual } from 'node:util'
import type { BookingStatus } from '../../../schema/club/statuses.ts'
import { completeChange } from './changed-fields.ts'
import { dueAtOf, READY_WINDOW_MS } from './clock/due-times.ts'
import { isSameParty, type Participant } from './participants.ts'
import { isStanding, moveTo } from './rules.ts'
import { type MatchSession, publishOfSession, type SessionDecision } from './session.ts'

/** Fields of a session that follow its booking. */
export interface SessionPlan {
  locationId: string
  courtId: string
  scheduledStart: Date
  scheduledEnd: Date
  participants: Participant[]
}

/** A booking as its session follows it. */
interface FollowedBooking extends SessionPlan {
  id: string
  status: BookingStatus
}

/** The session of a booking, and what it needs of its club and court. */
interface SessionState {
  session: MatchSession | null
  target: Pick<MatchSession, 'organizationId' | 'clubId' | 'scoringMode' | 'ruleVersion'> & {
    court: { status: string } | null
  }
  ids: { session: string }
  now: Date
}

/** Applies a booking to its session, or adds the session of one that will be played; null if nothing changes. */
export function followBooking(
  booking: FollowedBooking,
  { session, target, ids, now }: SessionState,
): SessionDecision | null {
  const { locationId, courtId, scheduledStart, scheduledEnd, participants } = booking
  const plan = { locationId, courtId, scheduledStart, scheduledEnd, participants }
  if (isStanding(session)) {
    const isCourtUsable = !CLOSED.includes(target.court?.status)
    const decision =
      booking.status === 'CANCELLED'
        ? moveTo(session, 'cancel', now, 'BOOKING')
        : moveSession(session, { ...plan, isCourtUsable }, now)
    return decision && completeChange(session, decision)
  }
  if (booking.status !== 'CONFIRMED' || scheduledEnd <= now) return null

  const { organizationId, clubId, scoringMode, ruleVersion } = target
  const bookingId = booking.id
  const origin = { id: ids.session, organizationId, clubId, bookingId, scoringMode, ruleVersion }
  return makeSession(origin, plan, now)
}

/** Statuses of a court that staff have closed: a booking that ends may still name it, and its session waits. */
const CLOSED: readonly unknown[] = ['MAINTENANCE', 'DISABLED']

export function makeSession(
  origin: Pick<
    MatchSession,
    'id' | 'organizationId' | 'clubId' | 'bookingId' | 'scoringMode' | 'ruleVersion'
  >,
  plan: SessionPlan,
  now: Date,
): SessionDecision {
  const made: MatchSession = {
    ...origin,
    ...plan,
    actualStart: null,
    actualEnd: null,
    status: 'SCHEDULED',
    eventSequence: 0,
    aiModelVersion: null,
    score: null,
    scoredAt: null,
    dueAt: null,
    endedBy: null,
    publishedCount: 0,
    createdAt: now,
    updatedAt: now,
  }
  const session = { ...made, dueAt: dueAtOf(made) }
  return publishOfSession({ session, events: [] }, 'session.created', ['status'])
}

/**
 * Applies a booking to its open session; a READY session may become SCHEDULED again. Null if nothing changes.
 */
function moveSession(
  session: MatchSession,
  { isCourtUsable, ...plan }: SessionPlan & { isCourtUsable: boolean },
  now: Date,
): SessionDecision | null {
  if (isAsPlanned(session, plan)) return null

  const moved = { ...session, ...plan, updatedAt: now }
  const startsLater = plan.scheduledStart.getTime() > now.getTime() + READY_WINDOW_MS
  const mustWait = startsLater || (plan.courtId !== session.courtId && !isCourtUsable)
  if (mustWait && session.status !== 'SCHEDULED') return moveTo(moved, 'postpone', now)

  // The session clock updates the statuses of both courts.
  const isNearOnOtherCourt = session.status !== 'SCHEDULED' && plan.courtId !== session.courtId
  const dueAt = isNearOnOtherCourt ? now : dueAtOf(moved)
  return { session: { ...moved, dueAt }, events: [] }
}

const IS_SAME: { [Field in keyof SessionPlan]: Compare<SessionPlan[Field]> } = {
  courtId: isDeepStrictEqual,
  locationId: isDeepStrictEqual,
  scheduledStart: isDeepStrictEqual,
  scheduledEnd: isDeepStrictEqual,
  participants: isSameParty,
}

type Compare<Value> = (a: Value, b: Value) => boolean

function isAsPlanned(session: MatchSession, plan: SessionPlan): boolean {
  const isSame = <Field extends keyof SessionPlan>(field: Field) =>
    IS_SAME[field](session[field], plan[field])
  return (Object.keys(IS_SAME) as (keyof SessionPlan)[]).every(isSame)
}
