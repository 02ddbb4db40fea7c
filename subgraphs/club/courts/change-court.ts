import type { Tx } from '../../foundation/database/transaction.ts'
import type { LockedCourt } from './court.ts'
import { type CourtDecision, type CourtUse, decideCourtStatus } from './rules.ts'
import { courtStore } from './store.ts'

/** Queries on a court's sessions, implemented by `match-sessions`. */
export interface SessionsOnCourt {
  /** Use of the court by its sessions. */
  readCourtUse(tx: Tx, courtId: string, now: Date): Promise<CourtUse>
  /** Reschedules sessions that did not become READY because the court was closed. */
  wakeHeld(tx: Tx, courtId: string, now: Date): Promise<void>
}

export interface CourtParts {
  sessionsOnCourt: SessionsOnCourt
}

/** Writes a locked court with its derived status. */
export async function writeCourtStatus(
  tx: Tx,
  sessions: SessionsOnCourt,
  court: LockedCourt,
  now: Date,
): Promise<CourtDecision> {
  const use = await sessions.readCourtUse(tx, court.id, now)
  const decision = decideCourtStatus(court, use, now)
  await courtStore.update(tx, decision.court)
  if (court.statusOverride !== null && decision.court.statusOverride === null)
    await sessions.wakeHeld(tx, court.id, now)
  return decision
}
