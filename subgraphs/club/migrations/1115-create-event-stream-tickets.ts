import { baselineMigration } from '../../foundation/migrations/baseline-migration.ts'

/** One-time tickets for the event stream, by the hash of their text. */
export const createEventStreamTickets = baselineMigration(
  1115,
  'create event stream tickets',
  `CREATE TABLE IF NOT EXISTS event_stream_tickets (
    token_hash binary(32) NOT NULL PRIMARY KEY,
    installation_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    -- Null for future events only.
    position bigint UNSIGNED NULL,
    expires_at datetime(3) NOT NULL,
    used_at datetime(3) NULL,
    -- Retention.
    INDEX event_stream_tickets_by_expiry (expires_at)
  ) ENGINE=InnoDB`,
)
