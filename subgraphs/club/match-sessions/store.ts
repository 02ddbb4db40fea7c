import { tableOf } from '../../foundation/table.ts'
import type { Tx } from '../../foundation/transaction.ts'
import { MatchSessionEntity } from './entities.ts'
import type { MatchSession } from './session.ts'

const sessions = tableOf(MatchSessionEntity)

export const matchSessionStore = {
  add: (tx: Tx, session: MatchSession) => sessions.insert(tx, session),

  /** Writes what a booking can change about its session. */
  follow: (tx: Tx, session: MatchSession) =>
    sessions.update(tx, session.id, {
      locationId: session.locationId,
      courtId: session.courtId,
      scheduledStart: session.scheduledStart,
      scheduledEnd: session.scheduledEnd,
      participants: session.participants,
      status: session.status,
      dueAt: session.dueAt,
      publishedCount: session.publishedCount,
      updatedAt: session.updatedAt,
    }),

  /** Writes what the court, the staff and the clock can change about a session. */
  advance: (tx: Tx, session: MatchSession) =>
    sessions.update(tx, session.id, {
      actualStart: session.actualStart,
      actualEnd: session.actualEnd,
      status: session.status,
      scoringMode: session.scoringMode,
      ruleVersion: session.ruleVersion,
      eventSequence: session.eventSequence,
      aiModelVersion: session.aiModelVersion,
      score: session.score,
      scoredAt: session.scoredAt,
      dueAt: session.dueAt,
      publishedCount: session.publishedCount,
      updatedAt: session.updatedAt,
    }),

  /** Holds the session's row lock until the transaction ends; its booking's lock, or its court's, is already held. */
  async lock(tx: Tx, id: string): Promise<MatchSession | null> {
    const [row] = await tx.query(
      `SELECT ${sessions.columns('ms')} FROM match_sessions ms WHERE ms.id = ? FOR UPDATE`,
      [id],
    )
    return row === undefined ? null : sessions.toRecord(row)
  },
}
