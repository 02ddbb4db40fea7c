import { tableOf } from '../../foundation/table.ts'
import type { Tenancy } from '../../foundation/tenancy.ts'
import type { Tx } from '../../foundation/transaction.ts'
import type { LockedCourt } from './court-change.ts'
import { type Court, CourtEntity } from './entities.ts'

const courts = tableOf(CourtEntity)

/** A scalar subquery reads the club without locking it, as a join would. */
const COLUMNS = `${courts.columns('c')},
  (SELECT cl.organization_id FROM clubs cl WHERE cl.id = c.club_id) AS organizationId`

export const courtLocks = {
  /** Holds the court's row lock until the transaction ends. */
  async lock(tx: Tx, tenancy: Tenancy, id: string): Promise<LockedCourt | null> {
    const [row] = await tx.query(
      `SELECT ${COLUMNS} FROM courts c WHERE c.id = ? AND ${tenancy.condition('c.club_id')} FOR UPDATE`,
      [id, ...tenancy.params],
    )
    return row === undefined ? null : (courts.toRecord(row) as LockedCourt)
  },

  /** The same for the court of a session, whose own row is locked only after it. */
  async lockOfSession(tx: Tx, tenancy: Tenancy, sessionId: string): Promise<LockedCourt | null> {
    const [row] = await tx.query(
      `SELECT ${COLUMNS} FROM courts c
       WHERE c.id = (SELECT ms.court_id FROM match_sessions ms WHERE ms.id = ?)
         AND ${tenancy.condition('c.club_id')} FOR UPDATE`,
      [sessionId, ...tenancy.params],
    )
    return row === undefined ? null : (courts.toRecord(row) as LockedCourt)
  },

  write: (tx: Tx, court: Court) =>
    courts.update(tx, court.id, {
      status: court.status,
      statusOverride: court.statusOverride,
      deviceSeenAt: court.deviceSeenAt,
      hasDeviceWarning: court.hasDeviceWarning,
      statusDueAt: court.statusDueAt,
      publishedCount: court.publishedCount,
      updatedAt: court.updatedAt,
    }),
}
