import { additiveMigration } from '../../foundation/migrations/additive-migration.ts'

// Existing clubs get the moment of the migration, so that each of them is synchronized once.
export const dateChangesOfClubs = additiveMigration(
  169,
  'date changes of clubs',
  `ALTER TABLE clubs
    ADD COLUMN updated_at datetime(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
    ADD INDEX clubs_by_update (updated_at, id)`,
)
