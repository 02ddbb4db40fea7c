import { additiveMigration } from '../../foundation/migrations/additive-migration.ts'

export const listConflictsByStatus = additiveMigration(
  152,
  'list conflicts by status',
  `ALTER TABLE reconciliation_conflicts
    ADD INDEX reconciliation_conflicts_by_status (club_id, status, created_at, id),
    DROP INDEX reconciliation_conflicts_by_club`,
)
