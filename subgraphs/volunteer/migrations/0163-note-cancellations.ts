import { additiveMigration } from '../../foundation/migrations/additive-migration.ts'

export const noteCancellations = additiveMigration(
  163,
  'note cancellations',
  `ALTER TABLE events
    ADD COLUMN cancelled_at datetime(3) NULL AFTER created_by`,
)
