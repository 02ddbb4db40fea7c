import { migration } from '../../foundation/migrations/migration.ts'

export const createIdentityPrincipals = migration(
  117,
  'create identity principals',
  `CREATE TABLE IF NOT EXISTS identity_principals (
    id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    subject varbinary(800) NOT NULL,
    key_id varchar(64) NOT NULL,
    public_jwk json NOT NULL,
    is_active tinyint(1) NOT NULL,
    expires_at datetime(3) NULL,
    created_at datetime(3) NOT NULL,
    PRIMARY KEY (id),
    UNIQUE INDEX identity_principals_by_subject (subject)
  ) ENGINE=InnoDB`,
)
