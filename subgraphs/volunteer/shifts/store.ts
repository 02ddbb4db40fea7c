import { SHIFT_STATUSES } from '../../../schema/volunteer/statuses.ts'
import type { Database, Queryable } from '../../foundation/database/database.ts'
import type { Tx } from '../../foundation/database/transaction.ts'
import type { Pages } from '../../foundation/lists/load-pages.ts'
import { pagedList, type RowsOfList } from '../../foundation/lists/paged-list.ts'
import { tableOf } from '../../foundation/query/table.ts'
import type { Tenancy } from '../../foundation/query/tenancy.ts'
import { deleteAllOfEvent } from '../event-resources/delete-all-of-event.ts'
import { type CountedList, toCountedList } from '../records/counted-page.ts'
import { isTold } from '../records/optimistic-lock.ts'
import { ShiftEntity, type StoredShift } from './entities.ts'
import type { Shift } from './shift.ts'

const shifts = tableOf(ShiftEntity)

const shown = shifts.without('isDeleted')

const LIST = { alias: 's', columns: shown.columns('s') }

const BY_START = pagedList(ShiftEntity, { ...LIST, order: ['startTime', 'id'] })

/** What changed since a moment, in the order in which it changed: no shift is read that did not. */
const BY_UPDATE = pagedList(ShiftEntity, { ...LIST, order: ['updatedAt', 'id'] })

const DELETED_WITH_EVENT = { table: 'shifts', index: 'shifts_by_start' }

export interface ShiftConditions {
  eventId: string
  roleId: string | null
  status: Shift['status'] | null
  /** The start is in between, or at `from`. */
  from: Date | null
  to: Date | null
  updatedSince: Date | null
  /** Null for those that are not deleted alone. */
  deletedSince: Date | null
}

export const shiftStore = {
  async find(database: Queryable, tenancy: Tenancy, id: string): Promise<Shift | null> {
    const [shift = null] = await shiftStore.findAll(database, tenancy, [id])
    return shift
  },

  async findAll(database: Queryable, tenancy: Tenancy, ids: readonly string[]): Promise<Shift[]> {
    const rows = await database.query(
      `SELECT ${shown.columns('s')} FROM shifts s FORCE INDEX (PRIMARY)
       WHERE s.id IN (?) AND ${tenancy.condition('s.club_id')} AND s.deleted_at IS NULL`,
      [ids, ...tenancy.params],
    )
    return rows.map(shown.toRecord)
  },

  list(pages: Pages, conditions: ShiftConditions): CountedList<Shift> {
    const { eventId, roleId, status, from, to, updatedSince, deletedSince } = conditions
    const rows: RowsOfList<StoredShift> = {
      equal: { eventId, roleId, status, isDeleted: deletedSince === null ? false : null },
      spread: { status: SHIFT_STATUSES, isDeleted: [false, true] },
      also: [
        from && { sql: 's.start_time >= ?', params: [from] },
        to && { sql: 's.start_time < ?', params: [to] },
        updatedSince && { sql: 's.updated_at >= ?', params: [updatedSince] },
        isTold('s', deletedSince),
      ],
    }
    const list = updatedSince === null ? BY_START : BY_UPDATE
    return toCountedList(pages, { list, rows, toRecord: shown.toRecord })
  },

  /** Holds the shift's row until the transaction ends: nobody joins or leaves it meanwhile. */
  async lock(tx: Tx, tenancy: Tenancy, id: string): Promise<Shift | null> {
    const [row] = await tx.query(
      `SELECT ${shown.columns('s')} FROM shifts s
       WHERE s.id = ? AND ${tenancy.condition('s.club_id')} AND s.deleted_at IS NULL FOR UPDATE`,
      [id, ...tenancy.params],
    )
    return row === undefined ? null : shown.toRecord(row)
  },

  /** Holds the event's shifts of these ids, in the order of the ids, as whoever wants several does. */
  async lockAll(tx: Tx, eventId: string, ids: readonly string[]): Promise<Shift[]> {
    if (ids.length === 0) return []
    const rows = await tx.query(
      `SELECT ${shown.columns('s')} FROM shifts s FORCE INDEX (PRIMARY)
       WHERE s.id IN (?) AND s.event_id = ? AND s.deleted_at IS NULL ORDER BY s.id FOR UPDATE`,
      [ids, eventId],
    )
    return rows.map(shown.toRecord)
  },

  replaceAll: async (tx: Tx, changed: readonly Shift[]): Promise<void> => {
    if (changed.length > 0) await shifts.replaceAll(tx, changed.map(toStored))
  },

  add: (tx: Tx, shift: Shift) => shifts.insert(tx, toStored(shift)),

  addAll: async (tx: Tx, added: readonly Shift[]): Promise<void> => {
    if (added.length > 0) await shifts.insertAll(tx, added.map(toStored))
  },

  replace(tx: Tx, shift: Shift) {
    const { id, clubId, eventId, createdAt, ...changing } = toStored(shift)
    return shifts.update(tx, id, changing)
  },

  /** Whether a shift has the role; exact while the role's row is held. */
  async needsRole(tx: Tx, { id, eventId }: { id: string; eventId: string }): Promise<boolean> {
    const rows = await tx.query(
      `SELECT s.id FROM shifts s FORCE INDEX (shifts_of_role_by_start)
       WHERE s.event_id = ? AND s.role_id = ? AND s.is_deleted = FALSE LIMIT 1`,
      [eventId, id],
    )
    return rows.length > 0
  },

  /** Those that go away with their event. */
  deleteAllOf: (tx: Tx, eventId: string, deletedAt: Date): Promise<void> =>
    deleteAllOfEvent(tx, DELETED_WITH_EVENT, eventId, deletedAt),

  /** Forgets those that no list tells of any more and nobody is left in; answers how many there were. */
  async purge(database: Database, deletedBefore: Date, limit: number): Promise<number> {
    const { affectedRows } = await database.query<{ affectedRows: number }>(
      `DELETE /*+ INDEX(shifts shifts_by_deletion) */ FROM shifts
       WHERE deleted_at < ? AND NOT EXISTS (
         SELECT 1 FROM shift_assignments a FORCE INDEX (shift_assignments_by_status)
         WHERE a.shift_id = shifts.id)
       LIMIT ?`,
      [deletedBefore, limit],
    )
    return affectedRows
  },
}

export const SHIFT = { name: 'shift', scopes: 'shifts', findAll: shiftStore.findAll } as const

function toStored(shift: Shift): StoredShift {
  return { ...shift, isDeleted: shift.deletedAt !== null }
}
