import { baselineMigration } from '../../foundation/migrations/baseline-migration.ts'

/** Applications installed in clubs, each with one subject of the identity provider. */
export const createInstallations = baselineMigration(
  1106,
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
    -- Null if no exchange created the installation.
    credential_key_id varbinary(200) NULL,
    revoked_at datetime(3) NULL,
    -- When the principal was deactivated at the identity provider.
    principal_ended_at datetime(3) NULL,
    PRIMARY KEY (id),
    UNIQUE INDEX installations_by_subject (oauth_subject),
    INDEX installations_by_club (club_id, id),
    -- Revoked installations whose principal is still active.
    INDEX installations_by_end (status, principal_ended_at)
  ) ENGINE=InnoDB`,
)
