import { tableOf } from '../../foundation/table.ts'
import type { Tx } from '../../foundation/transaction.ts'
import { MatchSessionEntity } from './entities.ts'
import type { MatchSession } from './session.ts'

const sessions = tableOf(MatchSessionEntity)

/** What `matchSessionStore` does to the session of one booking, for those of many at once. */
export const manySessions = {
  /** By id; their bookings' locks are already held. */
  async lock(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, MatchSession>> {
    if (ids.length === 0) return new Map()

    const rows = await tx.query(
      `SELECT ${sessions.columns('ms')} FROM match_sessions ms
       WHERE ms.id IN (?) ORDER BY ms.id FOR UPDATE`,
      [ids],
    )
    return new Map(rows.map(sessions.toRecord).map((session) => [session.id, session]))
  },

  async write(
    tx: Tx,
    { added, replaced }: { added: readonly MatchSession[]; replaced: readonly MatchSession[] },
  ): Promise<void> {
    if (replaced.length > 0) await sessions.replaceAll(tx, replaced)
    if (added.length > 0) await sessions.insertAll(tx, added)
  },
}
