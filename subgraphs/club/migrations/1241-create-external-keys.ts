import { migration } from '../../foundation/migrations/migration.ts'

/** Keys by which provisioning finds organizations, locations and courts again; clubs and applications have slugs. */
export const createExternalKeys = migration(
  1241,
  'create external keys',
  `CREATE TABLE IF NOT EXISTS external_keys (
    -- The record.
    id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    kind varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    -- The club in which the key is unique; empty for organizations.
    scope varchar(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    external_key varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    PRIMARY KEY (id),
    UNIQUE INDEX external_keys_by_key (scope, kind, external_key)
  ) ENGINE=InnoDB`,
)
