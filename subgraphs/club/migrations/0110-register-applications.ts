import { additiveMigration } from '../../foundation/migrations/additive-migration.ts'

export const registerApplications = additiveMigration(
  110,
  'register applications',
  'ALTER TABLE applications ADD COLUMN registration json NULL',
)
