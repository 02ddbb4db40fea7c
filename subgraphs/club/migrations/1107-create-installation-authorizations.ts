import { baselineMigration } from '../../foundation/migrations/baseline-migration.ts'

/** Approvals of owners, each with one code that an application exchanges for an installation. */
export const createInstallationAuthorizations = baselineMigration(
  1107,
  'create installation authorizations',
  `CREATE TABLE IF NOT EXISTS installation_authorizations (
    id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    club_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    application_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    -- Fixed with the approval, so that a repeated exchange creates no second principal.
    installation_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    code_hash binary(32) NOT NULL,
    environment varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    scopes json NOT NULL,
    redirect_uri varchar(2048) NOT NULL,
    code_challenge varchar(43) NOT NULL,
    nonce varchar(200) NOT NULL,
    installation_expires_at datetime(3) NULL,
    approved_by varbinary(800) NOT NULL,
    status varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    expires_at datetime(3) NOT NULL,
    claimed_at datetime(3) NULL,
    idempotency_key varbinary(1020) NULL,
    fingerprint binary(32) NULL,
    -- Kept permanently: a repeated exchange returns it.
    answer json NULL,
    created_at datetime(3) NOT NULL,
    PRIMARY KEY (id),
    UNIQUE INDEX installation_authorizations_by_code (code_hash),
    UNIQUE INDEX installation_authorizations_by_key (application_id, idempotency_key),
    INDEX installation_authorizations_by_club (club_id, id)
  ) ENGINE=InnoDB`,
)
