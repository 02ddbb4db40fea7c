import { baselineMigration } from '../../foundation/migrations/baseline-migration.ts'

/** Bookings of courts; the columns of the source are null for bookings of the club itself. */
export const createBookings = baselineMigration(
  1111,
  'create bookings',
  `CREATE TABLE IF NOT EXISTS bookings (
    id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    organization_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    club_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    location_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    court_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    booking_source_id char(36) CHARACTER SET ascii COLLATE ascii_bin NULL,
    installation_id char(36) CHARACTER SET ascii COLLATE ascii_bin NULL,
    provider varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    external_booking_id varbinary(800) NULL,
    external_court_id varbinary(800) NULL,
    source_version int UNSIGNED NULL,
    scheduled_start datetime(3) NOT NULL,
    scheduled_end datetime(3) NOT NULL,
    status varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    participants json NOT NULL,
    match_session_id char(36) CHARACTER SET ascii COLLATE ascii_bin NULL,
    published_count int UNSIGNED NOT NULL,
    imported_at datetime(3) NOT NULL,
    created_at datetime(3) NOT NULL,
    updated_at datetime(3) NOT NULL,
    -- The unresolved conflict with the session.
    open_conflict_id char(36) CHARACTER SET ascii COLLATE ascii_bin NULL,
    PRIMARY KEY (id),
    UNIQUE INDEX bookings_by_external_booking (booking_source_id, external_booking_id),
    INDEX bookings_by_start (club_id, scheduled_start, id),
    -- Lists by start for each combination of filters.
    INDEX bookings_by_provider (club_id, provider, status, scheduled_start, id),
    INDEX bookings_by_location (club_id, location_id, provider, status, scheduled_start, id),
    INDEX bookings_by_court (club_id, court_id, provider, status, scheduled_start, id)
  ) ENGINE=InnoDB`,
)
