import { ifDuplicate } from '../../foundation/database/database-errors.ts'
import type { Tx } from '../../foundation/database/transaction.ts'
import { purgeBefore } from '../../foundation/jobs/purge-before.ts'
import type { Pages } from '../../foundation/lists/load-pages.ts'
import type { Tenancy } from '../../foundation/query/tenancy.ts'
import { resourceTable, type Since } from '../event-resources/resource-table.ts'
import type { CountedList } from '../records/counted-page.ts'
import { RoleEntity, type StoredRole } from './entities.ts'
import type { Role } from './role.ts'
import { duplicateRole, toNameKey } from './rules.ts'

const roles = resourceTable<Role, StoredRole>(RoleEntity, {
  hidden: ['nameKey', 'isDeleted'],
  toStored,
  toFault: ifDuplicate(duplicateRole),
  ofEvent: { index: 'roles_of_event_by_name', also: 'name_key = NULL' },
  order: ['name', 'id'],
})

export interface RoleFilter extends Since {
  clubId: string
  /** Null for the roles of all events of the club. */
  eventId: string | null
}

export const roleStore = {
  ...roles,

  list: (pages: Pages, { clubId, eventId, ...since }: RoleFilter): CountedList<Role> =>
    roles.list(pages, { equal: eventId === null ? { clubId } : { eventId } }, since),

  /** Locks the role in share mode for a shift that refers to it. */
  lockShared: (tx: Tx, tenancy: Tenancy, id: string) =>
    roles.lock(tx, tenancy, id, 'LOCK IN SHARE MODE'),

  /** Locks the event's roles of these ids in share mode, so that none is deleted. */
  lockSharedOf: (tx: Tx, eventId: string, ids: readonly string[]) =>
    roles.lockAllOf(tx, eventId, ids, 'LOCK IN SHARE MODE'),

  /** Deletes roles that are too old for any list of deletions. */
  purge: purgeBefore('roles', 'deleted_at', 'roles_by_deletion'),
}

export const ROLE = { name: 'role', scopes: 'roles', findAll: roles.findAll } as const

function toStored(role: Role): StoredRole {
  const isDeleted = role.deletedAt !== null
  return { ...role, nameKey: isDeleted ? null : toNameKey(role.name), isDeleted }
}
