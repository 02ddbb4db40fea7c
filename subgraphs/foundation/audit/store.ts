import type { AuditEntryFilter } from '../../../schema/fields/audit-entry-filter.ts'
import type { OrNull } from '../../../schema/fields/input-record.ts'
import type { Database, Queryable } from '../database/database.ts'
import type { Tx } from '../database/transaction.ts'
import { purgeBefore } from '../jobs/purge-before.ts'
import type { Pages } from '../lists/load-pages.ts'
import { pagedList } from '../lists/paged-list.ts'
import type { Slice } from '../lists/paging.ts'
import { tableOf } from '../query/table.ts'
import { AUDIT_RETENTION_MS, type AuditEntry } from './audit-entry.ts'
import { AuditEntryEntity } from './entities.ts'

const entries = tableOf(AuditEntryEntity)

const NEWEST = pagedList(AuditEntryEntity, {
  alias: 'e',
  order: ['occurredAt', 'id'],
  direction: 'DESC',
})

const ACTOR = entries.only('actorId', 'actorName', 'changedFields', 'valuesAfter')

const deleteBefore = purgeBefore('audit_entries', 'occurred_at', 'audit_entries_by_time')

/** Limits the size of a statement. */
const ROWS_AT_ONCE = 100

/** Conditions of a list; null for any. */
export type AuditFilter = OrNull<typeof AuditEntryFilter.fields> & {
  /** Null for the whole platform. */
  clubId: string | null
}

/** Only the erasure of a member of staff updates an entry, and only retention deletes one. */
export const auditStore = {
  /** Sent in one packet with COMMIT. */
  async addAll(tx: Tx, added: readonly AuditEntry[]): Promise<void> {
    const atCommit = { query: tx.query, readAll: tx.readAll, write: tx.writeAtCommit }
    for (let from = 0; from < added.length; from += ROWS_AT_ONCE)
      await entries.insertAll(atCommit, added.slice(from, from + ROWS_AT_ONCE))
  },

  /** Who changed what of a resource last behind a moment, by one mutation or by any; null where no member of staff did. */
  findLatestActor: (database: Queryable, resourceId: string, after: Date, mutation?: string) =>
    ACTOR.selectOne(
      database,
      'e',
      `FORCE INDEX (audit_entries_by_resource) WHERE e.resource_id = ? AND e.occurred_at > ?
         ${mutation === undefined ? '' : 'AND e.mutation = ?'}
       ORDER BY e.occurred_at DESC, e.id DESC LIMIT 1`,
      [resourceId, after, ...(mutation === undefined ? [] : [mutation])],
    ),

  /** Newest first. */
  async list(pages: Pages, filter: AuditFilter, slice: Slice): Promise<AuditEntry[]> {
    const { clubId, resourceId, actorId, from, to } = filter
    const isOfClub = { sql: 'e.club_id = ?', params: [clubId] }
    // All entries of a resource are of one club, so that no index needs both.
    const equal = resourceId === null ? { clubId, actorId } : { resourceId, actorId }
    const also = [
      resourceId === null || clubId === null ? null : isOfClub,
      from && { sql: 'e.occurred_at >= ?', params: [from] },
      to && { sql: 'e.occurred_at < ?', params: [to] },
    ]
    const rows = await pages.read(NEWEST, { equal, also, ...slice })
    return rows.map(entries.toRecord)
  },

  /** Deletes one batch of expired entries; returns their number. */
  purge: (database: Database, now: Date, limit: number): Promise<number> =>
    deleteBefore(database, new Date(now.getTime() - AUDIT_RETENTION_MS), limit),
}
