import { baselineMigration } from '../../foundation/migrations/baseline-migration.ts'

/** Messages and broadcasts to helpers of an event. */
export const createMessages = baselineMigration(
  1113,
  'create messages',
  `CREATE TABLE IF NOT EXISTS messages (
    id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    club_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    event_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    kind varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    subject varchar(200) NULL,
    body varchar(10000) NOT NULL,
    audience json NOT NULL,
    status varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    send_at datetime(3) NULL,
    sent_at datetime(3) NULL,
    recipient_count int UNSIGNED NOT NULL,
    -- While recipients of a large message are being stored, the last helper considered.
    written_up_to char(36) CHARACTER SET ascii COLLATE ascii_bin NULL,
    created_by varchar(200) NOT NULL,
    deleted_at datetime(3) NULL,
    -- Whether deleted_at is set, for indices.
    is_deleted tinyint(1) NOT NULL,
    published_count int UNSIGNED NOT NULL,
    created_at datetime(3) NOT NULL,
    updated_at datetime(3) NOT NULL,
    PRIMARY KEY (id),
    INDEX messages_by_creation (event_id, is_deleted, kind, status, created_at, id),
    INDEX messages_by_update (event_id, is_deleted, kind, status, updated_at, id),
    -- Retention.
    INDEX messages_by_deletion (deleted_at)
  ) ENGINE=InnoDB`,
)
