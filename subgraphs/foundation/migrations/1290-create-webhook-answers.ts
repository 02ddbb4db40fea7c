import { migration } from './migration.ts'

/** What receivers answered to attempts, kept for days; a table of its own, so that attempts stay small and retention is one range. */
export const createWebhookAnswers = migration(
  1290,
  'create webhook answers',
  `CREATE TABLE IF NOT EXISTS webhook_answers (
    delivery_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    number int UNSIGNED NOT NULL,
    received_at datetime(3) NOT NULL,
    -- UTF-8, at most 2 KB, without secrets.
    body varbinary(2048) NOT NULL,
    is_truncated tinyint NOT NULL,
    PRIMARY KEY (delivery_id, number),
    -- Retention.
    INDEX webhook_answers_by_time (received_at)
  ) ENGINE=InnoDB`,
)
