import { migration } from '../../foundation/migrations/migration.ts'

export const createAvailabilityResponses = migration(
  143,
  'create availability responses',
  `CREATE TABLE IF NOT EXISTS availability_responses (
    id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    club_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    event_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    request_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    helper_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    answers json NOT NULL,
    comment varchar(500) NULL,
    told_at json NOT NULL,
    deleted_at datetime(3) NULL,
    is_deleted tinyint(1) NOT NULL,
    published_count int unsigned NOT NULL,
    created_at datetime(3) NOT NULL,
    updated_at datetime(3) NOT NULL,
    PRIMARY KEY (id),
    UNIQUE INDEX availability_responses_by_helper (helper_id, request_id),
    INDEX availability_responses_by_update (request_id, is_deleted, updated_at, id),
    INDEX availability_responses_by_deletion (deleted_at)
  ) ENGINE=InnoDB`,
)
