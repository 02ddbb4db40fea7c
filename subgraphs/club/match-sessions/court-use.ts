import type { Tx } from '../../foundation/transaction.ts'
import { type CourtDecision, type LockedCourt, refreshCourt } from '../clubs/court-change.ts'
import { courtLocks } from '../clubs/court-locks.ts'
import type { CourtUse } from '../clubs/court-status.ts'
import { READY_WINDOW_MS } from './clock/due-times.ts'

/** What the sessions of a court make of it, as the transaction sees them. */
async function readCourtUse(tx: Tx, courtId: string, now: Date): Promise<CourtUse> {
  const soon = new Date(now.getTime() + READY_WINDOW_MS)
  const [row] = await tx.query<{ isInPlay: number; isBookedSoon: number }[]>(
    `SELECT
       EXISTS (SELECT 1 FROM match_sessions ms WHERE ms.court_id = ?
         AND ms.status IN ('ACTIVE', 'PAUSED')) AS isInPlay,
       EXISTS (SELECT 1 FROM match_sessions ms WHERE ms.court_id = ?
         AND ms.status IN ('SCHEDULED', 'READY', 'WAITING_FOR_PLAYERS')
         AND ms.scheduled_start <= ?) AS isBookedSoon`,
    [courtId, courtId, soon],
  )
  return { isInPlay: row?.isInPlay === 1, isBookedSoon: row?.isBookedSoon === 1 }
}

/** Writes a locked court with the status that follows from it and from its sessions. */
export async function settleCourt(tx: Tx, court: LockedCourt, now: Date): Promise<CourtDecision> {
  const decision = refreshCourt(court, await readCourtUse(tx, court.id, now), now)
  await courtLocks.write(tx, decision.court)
  return decision
}
