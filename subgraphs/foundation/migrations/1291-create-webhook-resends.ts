import { migration } from './migration.ts'

/** Attempts that were asked for, and by whom. */
export const createWebhookResends = migration(
  1291,
  'create webhook resends',
  `CREATE TABLE IF NOT EXISTS webhook_resends (
    delivery_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    -- Of the attempt.
    number int UNSIGNED NOT NULL,
    resent_at datetime(3) NOT NULL,
    -- Subject of the member of staff; NULL where the installation did it.
    resent_by varbinary(800) NULL,
    resent_by_name varchar(120) NULL,
    PRIMARY KEY (delivery_id, number)
  ) ENGINE=InnoDB`,
)
