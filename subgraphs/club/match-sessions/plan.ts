import { isDeepStrictEqual } from 'node:util'
import { dueAtOf, READY_WINDOW_MS } from './clock/due-times.ts'
import { isSameParty, type Participant } from './participants.ts'
import { moveTo } from './rules.ts'
import { type MatchSession, publishOfSession, type SessionDecision } from './session.ts'

/** Fields of a session that follow its booking. */
export interface SessionPlan {
  locationId: string
  courtId: string
  scheduledStart: Date
  scheduledEnd: Date
  participants: Participant[]
}

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
export function moveSession(
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

export function cancelSession(session: MatchSession, now: Date): SessionDecision {
  return moveTo(session, 'cancel', now)
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
