import { migration } from '../../foundation/migrations/migration.ts'

/** Roles of staff made by provisioning; they add to those of the access token. */
export const createStaffRoles = migration(
  1242,
  'create staff roles',
  `CREATE TABLE IF NOT EXISTS staff_roles (
    id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    -- Null for an ADMIN of the platform.
    club_id char(36) CHARACTER SET ascii COLLATE ascii_bin NULL,
    role varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    -- In lower case; null for a role by subject.
    email varbinary(1016) NULL,
    -- Of a role by e-mail null until the person's first sign-in.
    subject varbinary(800) NULL,
    created_at datetime(3) NOT NULL,
    PRIMARY KEY (id),
    INDEX staff_roles_by_club (club_id, id),
    INDEX staff_roles_by_subject (subject),
    INDEX staff_roles_by_email (email)
  ) ENGINE=InnoDB`,
)
