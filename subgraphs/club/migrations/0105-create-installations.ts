import { migration } from '../../foundation/migrations/migration.ts'

export const createInstallations = migration(
  105,
  'create installations',
  `CREATE TABLE IF NOT EXISTS installations (
    id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    application_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    club_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    environment varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    status varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    scopes json NOT NULL,
    oauth_subject varbinary(800) NOT NULL,
    installed_at datetime(3) NOT NULL,
    expires_at datetime(3) NULL,
    PRIMARY KEY (id),
    UNIQUE INDEX installations_by_subject (oauth_subject),
    INDEX installations_by_club (club_id, id)
  ) ENGINE=InnoDB`,
)
