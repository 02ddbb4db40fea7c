import { baselineMigration } from '../../foundation/migrations/baseline-migration.ts'

/** The roles of an access, by which helpers with a role are found. */
export const createEventAccessRoles = baselineMigration(
  1109,
  'create event access roles',
  `CREATE TABLE IF NOT EXISTS event_access_roles (
    event_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    role_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    helper_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    PRIMARY KEY (event_id, role_id, helper_id),
    INDEX event_access_roles_by_helper (helper_id, event_id)
  ) ENGINE=InnoDB`,
)
