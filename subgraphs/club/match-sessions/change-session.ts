import { asUuid } from '../../../platform/ids.ts'
import { notFound } from '../../../schema/problem.ts'
import { RetryTransaction, type Tx } from '../../foundation/database/transaction.ts'
import type { Tenancy } from '../../foundation/query/tenancy.ts'
import { writeCourtStatus } from '../courts/change-court.ts'
import type { LockedCourt } from '../courts/court.ts'
import { noteScoreOfDevice } from '../courts/rules.ts'
import { courtStore } from '../courts/store.ts'
import type { ClubEvent } from '../records/club-event.ts'
import type { ClubContext } from '../records/context.ts'
import { asUmpire } from './access.ts'
import { completeChange } from './changed-fields.ts'
import { becomesActive, refuseTakenCourt, requireSeen } from './rules.ts'
import type { MatchSession, SessionDecision } from './session.ts'
import { matchSessionStore } from './store.ts'
import { type SessionPayload, toPayload } from './visibility.ts'

/** A locked session and its locked court. */
export interface LockedSession {
  court: LockedCourt
  session: MatchSession
  /** Provider of its booking, the only field of the booking in answers to mutations. */
  bookingProvider: string | null
}

/** Changes a session without a score event. */
export async function changeSession(
  { caller, change }: ClubContext,
  { sessionId, eventSequence }: { sessionId: string; eventSequence?: number | null | undefined },
  decide: (session: MatchSession, now: Date) => SessionDecision,
): Promise<SessionPayload> {
  const umpire = asUmpire(caller)
  const id = asUuid(sessionId, 'match session')
  const { result } = await change(null, async (tx, now) => {
    const locked = await lockOnCourt(tx, umpire, id)
    if (eventSequence != null) requireSeen(locked.session, eventSequence)
    const decision = completeChange(locked.session, decide(locked.session, now))
    await requireFreeCourt(tx, locked, decision.session)
    const events = await writeSession(tx, { ...locked, umpire: umpire.kind }, decision, now)
    return { result: toPayload(locked, decision.session, caller, null), events }
  })
  return result
}

/** Locks the court first, which serializes all starts of matches on it. */
export async function lockOnCourt(
  tx: Tx,
  { tenancy, courtId }: { tenancy: Tenancy; courtId: string | null },
  sessionId: string,
): Promise<LockedSession> {
  const court = await courtStore.lockOfSession(tx, tenancy, sessionId)
  if (court === null || (courtId !== null && court.id !== courtId)) throw notFound('match session')

  const locked = await matchSessionStore.lockWithProvider(tx, sessionId)
  // The session was moved to another court while this transaction waited for the lock.
  if (locked?.session.courtId !== court.id) throw new RetryTransaction()

  return { court, ...locked }
}

/** Applies `refuseTakenCourt` under the court's row lock. */
export async function requireFreeCourt(
  tx: Tx,
  { court, session }: LockedSession,
  after: MatchSession,
): Promise<void> {
  if (!becomesActive(session, after)) return

  refuseTakenCourt(session, await matchSessionStore.isCourtTaken(tx, court.id, session.id))
}

/**
 * Writes a complete decision about a locked session, and its court. The court's event comes first, because the completion
 * of a match must be the last event.
 */
export async function writeSession(
  tx: Tx,
  locked: LockedSession & { umpire: 'staff' | 'device' },
  decision: SessionDecision,
  now: Date,
): Promise<ClubEvent[]> {
  await matchSessionStore.replace(tx, decision.session)

  const court = locked.umpire === 'device' ? noteScoreOfDevice(locked.court, now) : locked.court
  if (court === locked.court && !concernsCourt(locked.session, decision.session))
    return decision.events

  const settled = await writeCourtStatus(tx, matchSessionStore, court, now)
  return [...settled.events, ...decision.events]
}

function concernsCourt(before: MatchSession, after: MatchSession): boolean {
  return before.status !== after.status
}
