import { migration } from '../../foundation/migrations/migration.ts'

export const dropBookingImportRecords = migration(
  162,
  'drop booking import records',
  'DROP TABLE IF EXISTS booking_import_records',
)
