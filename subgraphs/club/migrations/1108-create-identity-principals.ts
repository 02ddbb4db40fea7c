import { baselineMigration } from '../../foundation/migrations/baseline-migration.ts'

/** Machine principals of the local issuer, by the id of their installation. */
export const createIdentityPrincipals = baselineMigration(
  1108,
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
