import { additiveMigration } from '../../foundation/migrations/additive-migration.ts'

export const findProvidersOfClubs = additiveMigration(
  153,
  'find providers of clubs',
  'CREATE INDEX booking_sources_by_club ON booking_sources (club_id, provider)',
)
