import { migration } from '../../foundation/migrations/migration.ts'

export const dropBookingImportResults = migration(
  163,
  'drop booking import results',
  'DROP TABLE IF EXISTS booking_import_results',
)
