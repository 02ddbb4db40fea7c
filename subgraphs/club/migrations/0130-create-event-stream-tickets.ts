import { migration } from '../../foundation/migrations/migration.ts'

export const createEventStreamTickets = migration(
  130,
  'create event stream tickets',
  `CREATE TABLE IF NOT EXISTS event_stream_tickets (
    token_hash binary(32) NOT NULL PRIMARY KEY,
    installation_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    position bigint UNSIGNED NULL,
    expires_at datetime(3) NOT NULL,
    used_at datetime(3) NULL,
    INDEX event_stream_tickets_by_expiry (expires_at)
  ) ENGINE=InnoDB`,
)
