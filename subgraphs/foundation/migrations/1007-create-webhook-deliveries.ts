import { baselineMigration } from './baseline-migration.ts'
import type { MigrationClass } from './migration.ts'

/**
 * Events on their way to endpoints. Each product adds the indices that its own statements name: an index that
 * nothing reads makes every attempt write more pages.
 */
export function createWebhookDeliveries(...indices: readonly string[]): MigrationClass {
  return baselineMigration(
    1007,
    'create webhook deliveries',
    `CREATE TABLE IF NOT EXISTS webhook_deliveries (
      id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      endpoint_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      event_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      event_type varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      body mediumtext NOT NULL,
      status varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      attempt_count int UNSIGNED NOT NULL,
      -- While the delivery is leased, the end of its lease.
      next_attempt_at datetime(3) NULL,
      lease char(36) CHARACTER SET ascii COLLATE ascii_bin NULL,
      created_at datetime(3) NOT NULL,
      completed_at datetime(3) NULL,
      -- The ordering key, and the position in it; null without an ordering.
      resource_id char(36) CHARACTER SET ascii COLLATE ascii_bin NULL,
      sequence int UNSIGNED NULL,
      -- 0 for the delivery of an event; counts the copies that staff had resent.
      resend int UNSIGNED NOT NULL DEFAULT 0,
      -- An index range of their own for deliveries of which an attempt has failed.
      is_retry tinyint NOT NULL DEFAULT 0,
      PRIMARY KEY (id),
      UNIQUE INDEX webhook_deliveries_by_event (event_id, endpoint_id, resend),
      INDEX webhook_deliveries_by_lane (status, endpoint_id, next_attempt_at, id),
      -- Retention.
      INDEX webhook_deliveries_by_time (created_at),
      ${indices.map((columns) => `INDEX ${columns}`).join(',\n      ')}
    ) ENGINE=InnoDB`,
  )
}
