import { Problem } from '../../../platform/problem.ts'
import { dueAtOf, READY_WINDOW_MS } from './due.ts'
import { isSameParty, type Participant } from './participants.ts'
import {
  type MatchSession,
  type MatchSessionStatus,
  publish,
  type SessionDecision,
} from './session.ts'

interface MoveRule {
  from: readonly MatchSessionStatus[]
  to: MatchSessionStatus
  /** The time it sets, or clears. */
  sets?: 'actualStart' | 'actualEnd'
  clears?: 'actualEnd'
}

const OPEN = ['SCHEDULED', 'READY', 'WAITING_FOR_PLAYERS'] as const

/** Every change of status there is. */
export const MOVES = {
  makeReady: { from: ['SCHEDULED'], to: 'READY' },
  postpone: { from: ['READY', 'WAITING_FOR_PLAYERS'], to: 'SCHEDULED' },
  open: { from: ['READY'], to: 'WAITING_FOR_PLAYERS' },
  start: { from: ['READY', 'WAITING_FOR_PLAYERS'], to: 'ACTIVE', sets: 'actualStart' },
  pause: { from: ['ACTIVE'], to: 'PAUSED' },
  resume: { from: ['PAUSED'], to: 'ACTIVE' },
  complete: { from: ['ACTIVE', 'PAUSED'], to: 'COMPLETED', sets: 'actualEnd' },
  abort: { from: ['ACTIVE', 'PAUSED'], to: 'ABORTED', sets: 'actualEnd' },
  /** Of the point that won the match. */
  reopen: { from: ['COMPLETED'], to: 'ACTIVE', clears: 'actualEnd' },
  cancel: { from: OPEN, to: 'CANCELLED' },
} as const satisfies Record<string, MoveRule>

export type Move = keyof typeof MOVES

/** Changes the status along the table; refuses what it does not hold. */
export function moveTo(session: MatchSession, move: Move, now: Date): SessionDecision {
  const rule: MoveRule = MOVES[move]
  requireStatus(session, rule.from)

  const { to, sets, clears } = rule
  const moved: MatchSession = {
    ...session,
    status: to,
    ...(sets && { [sets]: now }),
    ...(clears && { [clears]: null }),
    updatedAt: now,
  }
  const time = sets ?? clears
  const fields = time === undefined ? ['status'] : [PUBLIC_NAMES[time], 'status']
  const timed = { ...moved, dueAt: dueAtOf(moved) }
  return publish({ session: timed, events: [] }, 'session.status_changed', fields)
}

const PUBLIC_NAMES = { actualStart: 'actual_start', actualEnd: 'actual_end' } as const

export function requireStatus(
  { status, eventSequence }: MatchSession,
  allowed: readonly MatchSessionStatus[],
): void {
  if (allowed.includes(status)) return

  throw new Problem(
    'state_conflict',
    `The session is ${status}; this needs ${allowed.join(' or ')}.`,
    { status, eventSequence },
  )
}

/** Before play begins a session follows its booking; afterwards it belongs to the court. */
export function isOpen({ status }: MatchSession): boolean {
  return OPEN.some((open) => open === status)
}

/** A cancelled session counts as none: its booking may get another one. */
export function isStanding(session: MatchSession | null): session is MatchSession {
  return session !== null && session.status !== 'CANCELLED'
}

/** What a booking says about its session. */
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
  return publish({ session, events: [] }, 'session.created', ['status'])
}

/**
 * Lets an open session follow its booking; one that was about to start may have to wait again, for
 * its time or for its new court. Null when the booking says nothing new.
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

  // Both courts' statuses may change with it, which is the clock's business.
  const isNearOnOtherCourt = session.status !== 'SCHEDULED' && plan.courtId !== session.courtId
  const dueAt = isNearOnOtherCourt ? now : dueAtOf(moved)
  return { session: { ...moved, dueAt }, events: [] }
}

export function cancelSession(session: MatchSession, now: Date): SessionDecision {
  return moveTo(session, 'cancel', now)
}

function isAsPlanned(session: MatchSession, plan: SessionPlan): boolean {
  return (
    session.courtId === plan.courtId &&
    session.locationId === plan.locationId &&
    session.scheduledStart.getTime() === plan.scheduledStart.getTime() &&
    session.scheduledEnd.getTime() === plan.scheduledEnd.getTime() &&
    isSameParty(session.participants, plan.participants)
  )
}
