import { VOLUNTEER_LIMITS } from '../../../schema/volunteer/limits.ts'
import {
  type Column,
  count,
  flag,
  json,
  keyword,
  moment,
  nullable,
  primary,
  text,
  uuid,
} from '../../foundation/query/columns.ts'
import { defineEntity } from '../../foundation/query/entity.ts'
import type { EventAccess } from './event-access.ts'

/**
 * An access with copies of the helper's fields by which an event's helpers are sorted and filtered.
 */
export interface StoredEventAccess extends EventAccess {
  isRevoked: boolean
  firstName: string | null
  lastName: string
  status: 'ACTIVE' | 'INACTIVE'
  /** When the access or the helper last changed. */
  changedAt: Date
}

export const EventAccessEntity = defineEntity<StoredEventAccess>({
  name: 'EventAccess',
  tableName: 'event_accesses',
  audit: {
    type: 'EventAccess',
    club: 'clubId',
    shown: ['roleIds'],
    copied: ['firstName', 'lastName', 'status'],
  },
  columns: {
    id: primary(uuid('id')),
    clubId: uuid('club_id'),
    eventId: uuid('event_id'),
    helperId: uuid('helper_id'),
    roleIds: json('role_ids'),
    grantedAt: moment('granted_at'),
    revokedAt: nullable(moment('revoked_at')),
    updatedAt: moment('updated_at'),
    isRevoked: flag('is_revoked'),
    firstName: nullable(withNaturalCollation('first_name')),
    lastName: withNaturalCollation('last_name'),
    status: keyword('status'),
    changedAt: moment('changed_at'),
    linkGeneration: { ...count('link_generation'), default: 0 },
  },
  indices: [
    { name: 'event_accesses_by_helper', columns: ['helperId', 'eventId'], unique: true },
    {
      name: 'event_accesses_of_helper',
      columns: ['helperId', 'isRevoked', 'grantedAt', 'id'],
    },
    {
      name: 'event_accesses_by_name',
      columns: ['eventId', 'isRevoked', 'status', 'lastName', 'firstName', 'helperId'],
    },
    {
      name: 'event_accesses_by_change',
      columns: ['eventId', 'isRevoked', 'status', 'changedAt', 'helperId'],
    },
    {
      name: 'event_accesses_by_recipient',
      columns: ['eventId', 'isRevoked', 'status', 'helperId'],
    },
  ],
})

/** A role of an access, by which helpers with a role are found; rows of revoked accesses stay. */
export interface AccessRole {
  eventId: string
  roleId: string
  helperId: string
}

export const AccessRoleEntity = defineEntity<AccessRole>({
  name: 'AccessRole',
  tableName: 'event_access_roles',
  audit: null,
  columns: {
    eventId: primary(uuid('event_id')),
    roleId: primary(uuid('role_id')),
    helperId: primary(uuid('helper_id')),
  },
  indices: [{ name: 'event_access_roles_by_helper', columns: ['helperId', 'eventId'] }],
})

function withNaturalCollation(name: string): Column<string> {
  return { ...text(name, VOLUNTEER_LIMITS.helper.name), collation: 'utf8mb4_unicode_ci' }
}
