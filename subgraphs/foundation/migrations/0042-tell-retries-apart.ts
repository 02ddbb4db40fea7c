import { additiveMigration } from './additive-migration.ts'

export const tellRetriesApart = additiveMigration(
  42,
  'tell retries apart',
  'ALTER TABLE webhook_deliveries ADD COLUMN is_retry tinyint NOT NULL DEFAULT 0',
)
