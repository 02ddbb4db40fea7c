import type { Tx } from '../../foundation/database/transaction.ts'
import type { LockedCourt } from './court.ts'
import { type CourtDecision, type CourtUse, decideCourtStatus } from './rules.ts'
import { courtStore } from './store.ts'

/** What a court asks of the sessions on it, which stand to its right. */
export interface SessionsOnCourt {
  /** What they make of its status, as the transaction sees them. */
  readCourtUse(tx: Tx, courtId: string, now: Date): Promise<CourtUse>
  /** Makes those due again that were not made ready because the court was closed. */
  wakeHeld(tx: Tx, courtId: string, now: Date): Promise<void>
}

/** Writes a locked court with the status that follows from it and from its sessions. */
export async function writeCourtStatus(
  tx: Tx,
  sessions: SessionsOnCourt,
  court: LockedCourt,
  now: Date,
): Promise<CourtDecision> {
  const use = await sessions.readCourtUse(tx, court.id, now)
  const decision = decideCourtStatus(court, use, now)
  await courtStore.update(tx, decision.court)
  return decision
}
