import { asUuid } from '../../../platform/ids.ts'
import { notFound, Problem } from '../../../platform/problem.ts'
import { RetryTransaction, type Tx } from '../../foundation/database/transaction.ts'
import type { Tenancy } from '../../foundation/query/tenancy.ts'
import type { ClubEvent } from '../club-event.ts'
import type { ClubContext } from '../context.ts'
import { writeCourtStatus } from '../courts/change-court.ts'
import type { LockedCourt } from '../courts/court.ts'
import { courtStore } from '../courts/store.ts'
import { asUmpire } from './access.ts'
import { nameChanges } from './changed-fields.ts'
import { requireSeen } from './rules.ts'
import type { MatchSession, SessionDecision } from './session.ts'
import { matchSessionStore } from './store.ts'
import { type SessionPayload, toPayload } from './visibility.ts'

/** A session and its court, both locked until the transaction ends. */
export interface LockedSession {
  court: LockedCourt
  session: MatchSession
  /** Provider of its booking, which is all that those who change sessions are told of it. */
  bookingProvider: string | null
}

/** A change of a session that is no event of its score. */
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
    const decision = decide(locked.session, now)
    await requireFreeCourt(tx, locked, decision.session)
    const events = await writeSession(tx, { ...locked, umpire: umpire.kind }, decision, now)
    return { result: toPayload(locked, decision.session, caller, null), events }
  })
  return result
}

/** Locks the court first: every match on it goes through its row, so only one can begin. */
export async function lockOnCourt(
  tx: Tx,
  { tenancy, courtId }: { tenancy: Tenancy; courtId: string | null },
  sessionId: string,
): Promise<LockedSession> {
  const court = await courtStore.lockOfSession(tx, tenancy, sessionId)
  if (court === null || (courtId !== null && court.id !== courtId)) throw notFound('match session')

  const locked = await matchSessionStore.lockWithProvider(tx, sessionId)
  // Its booking moved it to another court while this transaction waited for the old one.
  if (locked?.session.courtId !== court.id) throw new RetryTransaction()

  return { court, ...locked }
}

/** Only one session of a court may be ACTIVE; its row is locked by whoever wants to make one so. */
export async function requireFreeCourt(
  tx: Tx,
  { court, session }: LockedSession,
  after: MatchSession,
): Promise<void> {
  if (after.status !== 'ACTIVE' || session.status === 'ACTIVE') return
  if (!(await matchSessionStore.isCourtTaken(tx, court.id, session.id))) return

  throw new Problem('state_conflict', 'Another match on this court is ACTIVE.', {
    status: session.status,
    eventSequence: session.eventSequence,
  })
}

/** A device that scores need not report so often besides. */
const SIGN_MS = 60_000

/**
 * Writes what became of a locked session, and of its court with it. The court's event comes first,
 * because the completion of a match is the last thing to tell.
 */
export async function writeSession(
  tx: Tx,
  locked: LockedSession & { umpire: 'staff' | 'device' },
  decided: SessionDecision,
  now: Date,
): Promise<ClubEvent[]> {
  const decision = nameChanges(locked.session, decided)
  await matchSessionStore.replace(tx, decision.session)

  const court = locked.umpire === 'device' ? withSign(locked.court, now) : locked.court
  if (court === locked.court && !concernsCourt(locked.session, decision.session))
    return decision.events

  const settled = await writeCourtStatus(tx, matchSessionStore, court, now)
  return [...settled.events, ...decision.events]
}

function concernsCourt(before: MatchSession, after: MatchSession): boolean {
  return before.status !== after.status
}

/** What a device does is a sign of it too, if it is one that gives signs. */
function withSign(court: LockedCourt, now: Date): LockedCourt {
  const { deviceSeenAt } = court
  const isFresh = deviceSeenAt === null || now.getTime() - deviceSeenAt.getTime() < SIGN_MS
  return isFresh ? court : { ...court, deviceSeenAt: now }
}
