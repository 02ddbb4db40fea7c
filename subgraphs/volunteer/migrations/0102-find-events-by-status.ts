import { additiveMigration } from '../../foundation/migrations/additive-migration.ts'

export const findEventsByStatus = additiveMigration(
  102,
  'find events by status',
  'CREATE INDEX events_by_status ON events (club_id, status, start_date, id)',
)
