import { baselineMigration } from './baseline-migration.ts'

/** The outcome of each attempt of a delivery. */
export const createWebhookAttempts = baselineMigration(
  1008,
  'create webhook attempts',
  `CREATE TABLE IF NOT EXISTS webhook_attempts (
    delivery_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    number int UNSIGNED NOT NULL,
    started_at datetime(3) NOT NULL,
    duration_ms int UNSIGNED NOT NULL,
    response_status int UNSIGNED NULL,
    failure varchar(40) CHARACTER SET ascii COLLATE ascii_bin NULL,
    PRIMARY KEY (delivery_id, number)
  ) ENGINE=InnoDB`,
)
