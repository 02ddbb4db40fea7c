import { additiveMigration } from '../../foundation/migrations/additive-migration.ts'

/** Two keep their old names: a step that was cut off finds the third. */
export const listBookingsByAnyFilter = additiveMigration(
  150,
  'list bookings by any filter',
  `ALTER TABLE bookings
    ADD INDEX bookings_by_provider (club_id, provider, status, scheduled_start, id),
    DROP INDEX bookings_by_location,
    ADD INDEX bookings_by_location
      (club_id, location_id, provider, status, scheduled_start, id),
    DROP INDEX bookings_by_court,
    ADD INDEX bookings_by_court (club_id, court_id, provider, status, scheduled_start, id)`,
)
