import { migration } from '../../foundation/migrations/migration.ts'

/** Credentials of wall screens, and of score pads that a one-time code pairs. */
export const createCourtCredentials = migration(
  1281,
  'create court credentials',
  `CREATE TABLE IF NOT EXISTS court_credentials (
    id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    club_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    court_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    kind varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    -- NULL once the code is used.
    code_hash binary(32) NULL,
    code_expires_at datetime(3) NULL,
    -- NULL until a pad is paired.
    credential_hash binary(32) NULL,
    created_by varbinary(800) NOT NULL,
    created_by_name varchar(120) NULL,
    paired_at datetime(3) NULL,
    created_at datetime(3) NOT NULL,
    PRIMARY KEY (id),
    INDEX court_credentials_by_court (court_id, created_at, id),
    UNIQUE INDEX court_credentials_by_code (code_hash),
    UNIQUE INDEX court_credentials_by_hash (credential_hash)
  ) ENGINE=InnoDB`,
)
