import type { DomainEvent } from '../../foundation/event-log/event-log.ts'
import type { Tx } from '../../foundation/transaction.ts'
import type { LockedCourt } from '../clubs/court-change.ts'
import { settleCourt } from './court-use.ts'
import type { LockedSession } from './locks.ts'
import type { MatchSession, SessionDecision } from './session.ts'
import { matchSessionStore } from './store.ts'

/** A device that scores need not report so often besides. */
const SIGN_MS = 60_000

/**
 * Writes what became of a locked session, and of its court with it. The court's event comes first,
 * because the completion of a match is the last thing to tell.
 */
export async function writeSession(
  tx: Tx,
  locked: LockedSession & { umpire: 'staff' | 'device' | 'clock' },
  decision: SessionDecision,
  now: Date,
): Promise<DomainEvent[]> {
  await matchSessionStore.advance(tx, decision.session)

  const court = locked.umpire === 'device' ? withSign(locked.court, now) : locked.court
  if (court === locked.court && !concernsCourt(locked.session, decision.session))
    return decision.events

  const settled = await settleCourt(tx, court, now)
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
