import { additiveMigration } from '../../foundation/migrations/additive-migration.ts'

export const keepWhenWordsWereTold = additiveMigration(
  136,
  'keep when words were told',
  'ALTER TABLE shift_assignments ADD COLUMN told_at json NULL AFTER published_count',
)
