import { migration } from '../../foundation/migrations/migration.ts'

export const createMessages = migration(
  130,
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
    recipient_count int unsigned NOT NULL,
    created_by varchar(200) NOT NULL,
    deleted_at datetime(3) NULL,
    is_deleted tinyint(1) NOT NULL,
    published_count int unsigned NOT NULL,
    created_at datetime(3) NOT NULL,
    updated_at datetime(3) NOT NULL,
    PRIMARY KEY (id),
    INDEX messages_by_creation (event_id, is_deleted, kind, status, created_at, id),
    INDEX messages_by_update (event_id, is_deleted, kind, status, updated_at, id),
    INDEX messages_by_deletion (deleted_at)
  ) ENGINE=InnoDB`,
)
