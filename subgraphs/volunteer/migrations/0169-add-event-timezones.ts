import { additiveMigration } from '../../foundation/migrations/additive-migration.ts'

export const addEventTimezones = additiveMigration(
  169,
  'add event timezones',
  'ALTER TABLE events ADD COLUMN timezone varchar(60) NULL AFTER location_coordinates',
)
