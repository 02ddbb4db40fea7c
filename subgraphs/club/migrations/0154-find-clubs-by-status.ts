import { additiveMigration } from '../../foundation/migrations/additive-migration.ts'

export const findClubsByStatus = additiveMigration(
  154,
  'find clubs by status',
  'CREATE INDEX clubs_by_status ON clubs (status, id)',
)
