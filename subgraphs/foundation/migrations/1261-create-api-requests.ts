import { migration } from './migration.ts'

/** The latest requests of each installation or API key, without their content. */
export const createApiRequests = migration(
  1261,
  'create api requests',
  `CREATE TABLE IF NOT EXISTS api_requests (
    id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    owner_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    method varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    route varchar(200) NULL,
    status int UNSIGNED NOT NULL,
    code varchar(40) CHARACTER SET ascii COLLATE ascii_bin NULL,
    duration_ms int UNSIGNED NOT NULL,
    requested_at datetime(3) NOT NULL,
    PRIMARY KEY (id),
    INDEX api_requests_by_owner (owner_id, requested_at, id),
    -- Retention.
    INDEX api_requests_by_time (requested_at)
  ) ENGINE=InnoDB`,
)
