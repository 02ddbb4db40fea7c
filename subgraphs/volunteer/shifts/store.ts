import { SHIFT_STATUSES } from '../../../schema/volunteer/statuses.ts'
import type { Database } from '../../foundation/database/database.ts'
import type { Tx } from '../../foundation/database/transaction.ts'
import type { Pages } from '../../foundation/lists/load-pages.ts'
import { deleteFrom } from '../../foundation/query/delete-from.ts'
import { resourceTable, type Since, withDeletion } from '../event-resources/resource-table.ts'
import type { CountedList } from '../records/counted-page.ts'
import { ShiftEntity, type StoredShift } from './entities.ts'
import type { Shift } from './shift.ts'

const shifts = resourceTable<Shift, StoredShift>(ShiftEntity, {
  hidden: ['isDeleted'],
  toStored: withDeletion,
  ofEvent: { index: 'shifts_by_start' },
  order: ['startTime', 'id'],
})

export interface ShiftConditions extends Since {
  eventId: string
  roleId: string | null
  status: Shift['status'] | null
  /** Earliest start, and the exclusive end of starts. */
  from: Date | null
  to: Date | null
}

export const shiftStore = {
  ...shifts,

  list(pages: Pages, { from, to, ...conditions }: ShiftConditions): CountedList<Shift> {
    const { eventId, roleId, status, ...since } = conditions
    const also = [
      from && { sql: 't.start_time >= ?', params: [from] },
      to && { sql: 't.start_time < ?', params: [to] },
    ]
    const spread = { status: SHIFT_STATUSES }
    return shifts.list(pages, { equal: { eventId, roleId, status }, spread, also }, since)
  },

  lockAll: (tx: Tx, eventId: string, ids: readonly string[]) => shifts.lockAllOf(tx, eventId, ids),

  replaceAll: async (tx: Tx, changed: readonly Shift[]): Promise<void> => {
    if (changed.length > 0) await shifts.table.replaceAll(tx, changed.map(withDeletion))
  },

  addAll: async (tx: Tx, added: readonly Shift[]): Promise<void> => {
    if (added.length > 0) await shifts.table.insertAll(tx, added.map(withDeletion))
  },

  /** Whether a shift has the role; exact while the role's row is locked. */
  async needsRole(tx: Tx, { id, eventId }: { id: string; eventId: string }): Promise<boolean> {
    const rows = await tx.query(
      `SELECT s.id FROM shifts s FORCE INDEX (shifts_of_role_by_start)
       WHERE s.event_id = ? AND s.role_id = ? AND s.is_deleted = FALSE LIMIT 1`,
      [eventId, id],
    )
    return rows.length > 0
  },

  /**
   * Deletes shifts without assignments that are too old for any list of deletions; returns their
   * number.
   */
  async purge(database: Database, deletedBefore: Date, limit: number): Promise<number> {
    const { affectedRows } = await database.query<{ affectedRows: number }>(
      `${deleteFrom('shifts', 'shifts_by_deletion')}
       WHERE deleted_at < ? AND NOT EXISTS (
         SELECT 1 FROM shift_assignments a FORCE INDEX (shift_assignments_by_status)
         WHERE a.shift_id = shifts.id)
       LIMIT ?`,
      [deletedBefore, limit],
    )
    return affectedRows
  },
}

export const SHIFT = { name: 'shift', scopes: 'shifts', findAll: shifts.findAll } as const
