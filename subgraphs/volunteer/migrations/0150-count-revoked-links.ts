import { additiveMigration } from '../../foundation/migrations/additive-migration.ts'

export const countRevokedLinks = additiveMigration(
  150,
  'count revoked links',
  `ALTER TABLE event_accesses
    ADD COLUMN link_generation int unsigned NOT NULL DEFAULT 0 AFTER changed_at`,
)
