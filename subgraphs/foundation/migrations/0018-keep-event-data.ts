import { additiveMigration } from './additive-migration.ts'

export const keepEventData = additiveMigration(
  18,
  'keep event data',
  'ALTER TABLE event_log ADD COLUMN data json NULL',
)
