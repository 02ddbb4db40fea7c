import { additiveMigration } from '../../foundation/migrations/additive-migration.ts'

export const endInstallations = additiveMigration(
  111,
  'end installations',
  `ALTER TABLE installations
    ADD COLUMN credential_key_id varbinary(200) NULL,
    ADD COLUMN revoked_at datetime(3) NULL,
    ADD COLUMN principal_ended_at datetime(3) NULL,
    ADD INDEX installations_by_end (status, principal_ended_at)`,
)
