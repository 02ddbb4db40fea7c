import { additiveMigration } from '../../foundation/migrations/additive-migration.ts'

export const findEventsByExternalId = additiveMigration(
  111,
  'find events by external id',
  'CREATE UNIQUE INDEX events_by_external_id ON events (club_id, external_id)',
)
