import type { Database, Queryable } from '../../foundation/database/database.ts'
import type { Tx } from '../../foundation/database/transaction.ts'
import { purgeBefore } from '../../foundation/jobs/purge-before.ts'
import { tableOf } from '../../foundation/query/table.ts'
import { PortalSessionEndEntity } from './entities.ts'
import type { PortalSessionEnd } from './portal-session-end.ts'

const ended = tableOf(PortalSessionEndEntity)

const deleteBefore = purgeBefore('ended_sessions', 'expires_at', 'ended_sessions_by_expiry')

/** Clocks of the portal's processes may be behind that of the database. */
const MARGIN_MS = 60 * 60 * 1000

export const endedSessionStore = {
  async has(database: Queryable, idHash: Buffer): Promise<boolean> {
    return (await ended.selectOne(database, 't', 'WHERE t.id_hash = ?', [idHash])) !== null
  },

  /** False if it had ended before; of concurrent attempts one succeeds. */
  add: (tx: Tx, session: PortalSessionEnd): Promise<boolean> => ended.insertIfFree(tx, session),

  /** Deletes one batch of expired rows; returns their number. */
  purge: (database: Database, now: Date, limit: number): Promise<number> =>
    deleteBefore(database, new Date(now.getTime() - MARGIN_MS), limit),
}
