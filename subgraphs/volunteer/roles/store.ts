import { Problem } from '../../../platform/problem.ts'
import type { Database, Queryable } from '../../foundation/database/database.ts'
import { ifDuplicate } from '../../foundation/database/database-errors.ts'
import type { Tx } from '../../foundation/database/transaction.ts'
import type { Pages } from '../../foundation/lists/load-pages.ts'
import { pagedList, type RowsOfList } from '../../foundation/lists/paged-list.ts'
import { tableOf } from '../../foundation/query/table.ts'
import type { Tenancy } from '../../foundation/query/tenancy.ts'
import { deleteAllOfEvent } from '../event-resources/delete-all-of-event.ts'
import { type CountedList, toCountedList } from '../records/counted-page.ts'
import { isTold } from '../records/optimistic-lock.ts'
import { RoleEntity, type StoredRole } from './entities.ts'
import type { Role } from './role.ts'
import { toNameKey } from './rules.ts'

const roles = tableOf(RoleEntity)

const shown = roles.without('nameKey', 'isDeleted')

const LIST = { alias: 'r', columns: shown.columns('r') }

const BY_NAME = pagedList(RoleEntity, { ...LIST, order: ['name', 'id'] })

/** What changed since a moment, in the order in which it changed: no role is read that did not. */
const BY_UPDATE = pagedList(RoleEntity, { ...LIST, order: ['updatedAt', 'id'] })

const DELETED_WITH_EVENT = {
  table: 'roles',
  index: 'roles_of_event_by_name',
  also: 'name_key = NULL',
}

export interface RoleFilter {
  clubId: string
  /** Null for the roles of all events of the club. */
  eventId: string | null
  updatedSince: Date | null
  /** Null for those that are not deleted alone. */
  deletedSince: Date | null
}

export const roleStore = {
  async find(database: Queryable, tenancy: Tenancy, id: string): Promise<Role | null> {
    const [role = null] = await roleStore.findAll(database, tenancy, [id])
    return role
  },

  async findAll(database: Queryable, tenancy: Tenancy, ids: readonly string[]): Promise<Role[]> {
    const rows = await database.query(
      `SELECT ${shown.columns('r')} FROM roles r FORCE INDEX (PRIMARY)
       WHERE r.id IN (?) AND ${tenancy.condition('r.club_id')} AND r.deleted_at IS NULL`,
      [ids, ...tenancy.params],
    )
    return rows.map(shown.toRecord)
  },

  list(
    pages: Pages,
    { clubId, eventId, updatedSince, deletedSince }: RoleFilter,
  ): CountedList<Role> {
    const rows: RowsOfList<StoredRole> = {
      equal: {
        ...(eventId === null ? { clubId } : { eventId }),
        isDeleted: deletedSince === null ? false : null,
      },
      spread: { isDeleted: [false, true] },
      also: [
        updatedSince && { sql: 'r.updated_at >= ?', params: [updatedSince] },
        isTold('r', deletedSince),
      ],
    }
    const list = updatedSince === null ? BY_NAME : BY_UPDATE
    return toCountedList(pages, { list, rows, toRecord: shown.toRecord })
  },

  /** Keeps the role as it is until the transaction ends, so that none is needed that goes away. */
  async lockShared(tx: Tx, tenancy: Tenancy, id: string): Promise<Role | null> {
    const [row] = await tx.query(
      `SELECT ${shown.columns('r')} FROM roles r
       WHERE r.id = ? AND ${tenancy.condition('r.club_id')} AND r.deleted_at IS NULL
       LOCK IN SHARE MODE`,
      [id, ...tenancy.params],
    )
    return row === undefined ? null : shown.toRecord(row)
  },

  /** Locks those of the roles that are of the event, in the order of ids, so that none of them is deleted. */
  async lockSharedOf(tx: Tx, eventId: string, ids: readonly string[]): Promise<Role[]> {
    if (ids.length === 0) return []
    const rows = await tx.query(
      `SELECT ${shown.columns('r')} FROM roles r FORCE INDEX (PRIMARY)
       WHERE r.id IN (?) AND r.event_id = ? AND r.deleted_at IS NULL
       ORDER BY r.id LOCK IN SHARE MODE`,
      [ids, eventId],
    )
    return rows.map(shown.toRecord)
  },

  /** Holds the role's row until the transaction ends, so that no change is lost. */
  async lock(tx: Tx, tenancy: Tenancy, id: string): Promise<Role | null> {
    const [row] = await tx.query(
      `SELECT ${shown.columns('r')} FROM roles r
       WHERE r.id = ? AND ${tenancy.condition('r.club_id')} AND r.deleted_at IS NULL FOR UPDATE`,
      [id, ...tenancy.params],
    )
    return row === undefined ? null : shown.toRecord(row)
  },

  add: (tx: Tx, role: Role) => roles.insert(tx, toStored(role), ifDuplicate(nameIsTaken)),

  replace(tx: Tx, role: Role) {
    const { id, clubId, eventId, createdAt, ...changing } = toStored(role)
    return roles.update(tx, id, changing, ifDuplicate(nameIsTaken))
  },

  /** Those that go away with their event. */
  deleteAllOf: (tx: Tx, eventId: string, deletedAt: Date): Promise<void> =>
    deleteAllOfEvent(tx, DELETED_WITH_EVENT, eventId, deletedAt),

  /** Forgets those that no list tells of any more; answers how many there were. */
  async purge(database: Database, deletedBefore: Date, limit: number): Promise<number> {
    const { affectedRows } = await database.query<{ affectedRows: number }>(
      'DELETE /*+ INDEX(roles roles_by_deletion) */ FROM roles WHERE deleted_at < ? LIMIT ?',
      [deletedBefore, limit],
    )
    return affectedRows
  },
}

export const ROLE = { name: 'role', scopes: 'roles', findAll: roleStore.findAll } as const

function toStored(role: Role): StoredRole {
  const isDeleted = role.deletedAt !== null
  return { ...role, nameKey: isDeleted ? null : toNameKey(role.name), isDeleted }
}

function nameIsTaken(): Problem {
  return new Problem('duplicate_role', 'The event has another role of this name.')
}
