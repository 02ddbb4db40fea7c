import { migration } from '../../foundation/migrations/migration.ts'

/** Words by which the staff of a club find bookings: of names of players who consent, and of the booking's number. */
export const createBookingSearchTerms = migration(
  1360,
  'create booking search terms',
  `CREATE TABLE IF NOT EXISTS booking_search_terms (
    -- Of a club, and a word of it.
    club_term varbinary(196) NOT NULL,
    booking_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    scheduled_start datetime(3) NOT NULL,
    PRIMARY KEY (club_term, booking_id),
    -- Terms of a booking that changes, or is compared.
    INDEX booking_search_terms_by_booking (booking_id)
  ) ENGINE=InnoDB`,
)
