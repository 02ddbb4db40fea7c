import { migration } from '../../foundation/migrations/migration.ts'

/** Refusals of bookings by source, number and code, of which the id is made; they name no participants. */
export const createRefusedBookings = migration(
  1371,
  'create refused bookings',
  `CREATE TABLE IF NOT EXISTS refused_bookings (
    id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL PRIMARY KEY,
    club_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    booking_source_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    external_booking_id varbinary(800) NOT NULL,
    code varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    details json NOT NULL,
    way varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    occurred_at datetime(3) NOT NULL,
    INDEX refused_bookings_by_club (club_id, occurred_at, id),
    -- Also the oldest of a source, which go.
    INDEX refused_bookings_by_source (booking_source_id, occurred_at, id),
    INDEX refused_bookings_by_number (club_id, external_booking_id, occurred_at, id),
    -- Retention.
    INDEX refused_bookings_by_time (occurred_at)
  ) ENGINE=InnoDB`,
)
