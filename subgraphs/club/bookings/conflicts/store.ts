import type { ReconciliationConflictFilter } from '../../../../schema/club/lists.ts'
import { RECONCILIATION_CONFLICT_STATUSES } from '../../../../schema/club/statuses.ts'
import type { OrNull } from '../../../../schema/fields/input-record.ts'
import { laterThan } from '../../../foundation/change/optimistic-lock.ts'
import type { Queryable } from '../../../foundation/database/database.ts'
import type { Tx } from '../../../foundation/database/transaction.ts'
import type { Pages } from '../../../foundation/lists/load-pages.ts'
import { pagedList } from '../../../foundation/lists/paged-list.ts'
import type { Slice } from '../../../foundation/lists/paging.ts'
import { tableOf } from '../../../foundation/query/table.ts'
import { EVERYWHERE, reachOf, type Tenancy } from '../../../foundation/query/tenancy.ts'
import { ReconciliationConflictEntity } from '../entities.ts'
import type { ConflictChange, ReconciliationConflict } from './reconciliation-conflict.ts'

type ConflictConditions = OrNull<typeof ReconciliationConflictFilter.fields> & { clubId: string }

const conflicts = tableOf(ReconciliationConflictEntity)

const LIST = pagedList(ReconciliationConflictEntity, { alias: 'rc', order: ['createdAt', 'id'] })

export const conflictStore = {
  /** Requires the booking's row lock, which serializes changes of its conflicts. */
  async write(tx: Tx, change: ConflictChange): Promise<void> {
    if (change.change === 'RESOLVE') return conflictStore.resolve(tx, change.id, change.at, null)
    const { conflict } = change
    if (change.change === 'OPEN') return conflicts.insert(tx, conflict)

    const { id, clubId, bookingId, matchSessionId, createdAt, ...changing } = conflict
    const stored = await conflicts.find(tx, reachOf(EVERYWHERE), id)
    const updatedAt = stored === null ? changing.updatedAt : laterThan(stored, changing.updatedAt)
    await conflicts.update(tx, id, { ...changing, updatedAt })
  },

  resolve: (tx: Tx, id: string, resolvedAt: Date, resolvedBy: string | null) =>
    conflicts.update(tx, id, { status: 'RESOLVED', resolvedAt, resolvedBy, updatedAt: resolvedAt }),

  find: (database: Queryable, tenancy: Tenancy, id: string) =>
    conflicts.find(database, reachOf(tenancy), id),

  findAll: (database: Queryable, tenancy: Tenancy, ids: readonly string[]) =>
    conflicts.findAll(database, ids, reachOf(tenancy)),

  async list(
    pages: Pages,
    { clubId, status }: ConflictConditions,
    slice: Slice,
  ): Promise<ReconciliationConflict[]> {
    const rows = await pages.read(LIST, {
      equal: { clubId, status },
      spread: { status: RECONCILIATION_CONFLICT_STATUSES },
      ...slice,
    })
    return rows.map(conflicts.toRecord)
  },
}
