import { migration } from '../../foundation/migrations/migration.ts'

export const fillEventAccessRoles = migration(
  134,
  'fill event access roles',
  `INSERT IGNORE INTO event_access_roles (event_id, role_id, helper_id)
   SELECT a.event_id, named.role_id, a.helper_id
   FROM event_accesses a, JSON_TABLE(a.role_ids, '$[*]' COLUMNS (role_id char(36) PATH '$')) named`,
)
