import { VOLUNTEER_LIMITS } from '../../../schema/volunteer/limits.ts'
import {
  count,
  externalText,
  flag,
  moment,
  nullable,
  primary,
  text,
  uuid,
} from '../../foundation/query/columns.ts'
import { defineEntity } from '../../foundation/query/entity.ts'
import type { Role } from './role.ts'
import { NAME_KEY_LENGTH } from './rules.ts'

/** A role as stored, with what lists and its name's uniqueness go by. */
export interface StoredRole extends Role {
  /** Null once it is deleted: its name is free again. */
  nameKey: string | null
  /** Whether there is a `deletedAt`, for indices to lead to. */
  isDeleted: boolean
}

export const RoleEntity = defineEntity<StoredRole>({
  name: 'Role',
  tableName: 'roles',
  columns: {
    id: primary(uuid('id')),
    clubId: uuid('club_id'),
    eventId: uuid('event_id'),
    name: text('name', VOLUNTEER_LIMITS.role.name),
    nameKey: nullable(externalText('name_key', NAME_KEY_LENGTH)),
    description: nullable(text('description', VOLUNTEER_LIMITS.role.description)),
    deletedAt: nullable(moment('deleted_at')),
    isDeleted: flag('is_deleted'),
    publishedCount: count('published_count'),
    createdAt: moment('created_at'),
    updatedAt: moment('updated_at'),
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
