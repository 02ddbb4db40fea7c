import { baselineMigration } from '../../foundation/migrations/baseline-migration.ts'

/** Answers of helpers to a poll. */
export const createAvailabilityResponses = baselineMigration(
  1116,
  'create availability responses',
  `CREATE TABLE IF NOT EXISTS availability_responses (
    id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    club_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    event_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    request_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    helper_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    answers json NOT NULL,
    comment varchar(500) NULL,
    -- When events published the comment: an erasure redacts those.
    told_at json NOT NULL,
    deleted_at datetime(3) NULL,
    -- Whether deleted_at is set, for indices.
    is_deleted tinyint(1) NOT NULL,
    published_count int UNSIGNED NOT NULL,
    created_at datetime(3) NOT NULL,
    updated_at datetime(3) NOT NULL,
    PRIMARY KEY (id),
    UNIQUE INDEX availability_responses_by_helper (helper_id, request_id),
    INDEX availability_responses_by_update (request_id, is_deleted, updated_at, id),
    -- Retention.
    INDEX availability_responses_by_deletion (deleted_at)
  ) ENGINE=InnoDB`,
)
