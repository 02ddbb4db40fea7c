import { baselineMigration } from '../../foundation/migrations/baseline-migration.ts'

/** Polls: when helpers of an event are asked which of several options suit them. */
export const createAvailabilityRequests = baselineMigration(
  1115,
  'create availability requests',
  `CREATE TABLE IF NOT EXISTS availability_requests (
    id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    club_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    event_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    title varchar(140) NOT NULL,
    description varchar(4000) NULL,
    options json NOT NULL,
    audience json NOT NULL,
    respond_by datetime(3) NULL,
    status varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    deleted_at datetime(3) NULL,
    -- Whether deleted_at is set, for indices.
    is_deleted tinyint(1) NOT NULL,
    published_count int UNSIGNED NOT NULL,
    created_at datetime(3) NOT NULL,
    updated_at datetime(3) NOT NULL,
    PRIMARY KEY (id),
    INDEX availability_requests_by_creation (event_id, is_deleted, created_at, id),
    INDEX availability_requests_by_update (event_id, is_deleted, updated_at, id),
    -- Retention.
    INDEX availability_requests_by_deletion (deleted_at)
  ) ENGINE=InnoDB`,
)
