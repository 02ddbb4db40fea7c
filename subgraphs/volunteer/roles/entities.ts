import { ROLE_FIELDS } from '../../../schema/volunteer/roles.ts'
import { externalText, nullable } from '../../foundation/query/columns.ts'
import { contentColumns } from '../../foundation/query/content-columns.ts'
import { defineEntity } from '../../foundation/query/entity.ts'
import { RESOURCE_COLUMNS, type StoredResource } from '../event-resources/resource-table.ts'
import type { Role } from './role.ts'
import { NAME_KEY_LENGTH } from './rules.ts'

/** A role as stored. */
export interface StoredRole extends Role, StoredResource {
  /** Unique per event; null once the role is deleted, which frees its name. */
  nameKey: string | null
}

export const RoleEntity = defineEntity<StoredRole>({
  name: 'Role',
  tableName: 'roles',
  audit: { type: 'VolunteerRole', club: 'clubId' },
  columns: {
    ...RESOURCE_COLUMNS,
    ...contentColumns(ROLE_FIELDS),
    nameKey: nullable(externalText('name_key', NAME_KEY_LENGTH)),
  },
  indices: [
    { name: 'roles_by_name_key', columns: ['eventId', 'nameKey'], unique: true },
    { name: 'roles_by_name', columns: ['clubId', 'isDeleted', 'name', 'id'] },
    { name: 'roles_by_update', columns: ['clubId', 'isDeleted', 'updatedAt', 'id'] },
    { name: 'roles_of_event_by_name', columns: ['eventId', 'isDeleted', 'name', 'id'] },
    { name: 'roles_of_event_by_update', columns: ['eventId', 'isDeleted', 'updatedAt', 'id'] },
    { name: 'roles_by_deletion', columns: ['deletedAt'] },
  ],
})
