import { additiveMigration } from '../../foundation/migrations/additive-migration.ts'

export const countPublishedEvents = additiveMigration(
  101,
  'count published events',
  'ALTER TABLE events ADD COLUMN published_count int UNSIGNED NOT NULL DEFAULT 0',
)
