import { additiveMigration } from '../../foundation/migrations/additive-migration.ts'

export const listHelpersByAnyFilter = additiveMigration(
  116,
  'list helpers by any filter',
  `ALTER TABLE helpers
    ADD INDEX helpers_by_status (club_id, status, last_name, first_name, id),
    ADD INDEX helpers_by_update (club_id, status, updated_at, id)`,
)
