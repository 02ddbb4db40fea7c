import { additiveMigration } from '../../foundation/migrations/additive-migration.ts'

export const countPublicationsOfHelpers = additiveMigration(
  120,
  'count publications of helpers',
  'ALTER TABLE helpers ADD COLUMN published_count int unsigned NOT NULL DEFAULT 0 AFTER status',
)
