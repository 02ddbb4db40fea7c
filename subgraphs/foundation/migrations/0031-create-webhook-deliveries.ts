import { migration } from './migration.ts'

export const createWebhookDeliveries = migration(
  31,
  'create webhook deliveries',
  `CREATE TABLE IF NOT EXISTS webhook_deliveries (
    id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    endpoint_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    event_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    event_type varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    body mediumtext NOT NULL,
    status varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    attempt_count int UNSIGNED NOT NULL,
    next_attempt_at datetime(3) NULL,
    lease char(36) CHARACTER SET ascii COLLATE ascii_bin NULL,
    created_at datetime(3) NOT NULL,
    completed_at datetime(3) NULL,
    PRIMARY KEY (id),
    UNIQUE INDEX webhook_deliveries_by_event (event_id, endpoint_id),
    INDEX webhook_deliveries_by_lane (status, endpoint_id, next_attempt_at, id),
    INDEX webhook_deliveries_by_endpoint (endpoint_id, created_at, id),
    INDEX webhook_deliveries_by_time (created_at)
  ) ENGINE=InnoDB`,
)
