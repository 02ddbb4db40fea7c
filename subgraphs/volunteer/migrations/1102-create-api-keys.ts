import { baselineMigration } from '../../foundation/migrations/baseline-migration.ts'

/** API keys of clubs, by the hash of their text. */
export const createApiKeys = baselineMigration(
  1102,
  'create api keys',
  `CREATE TABLE IF NOT EXISTS api_keys (
    id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    club_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    name varchar(120) NOT NULL,
    prefix varchar(11) NOT NULL,
    hash binary(32) NOT NULL,
    scopes json NOT NULL,
    created_by varchar(200) NOT NULL,
    created_at datetime(3) NOT NULL,
    expires_at datetime(3) NULL,
    revoked_at datetime(3) NULL,
    PRIMARY KEY (id),
    UNIQUE INDEX api_keys_by_hash (hash),
    INDEX api_keys_by_club (club_id, created_at, id)
  ) ENGINE=InnoDB`,
)
