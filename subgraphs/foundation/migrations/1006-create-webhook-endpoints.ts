import { baselineMigration } from './baseline-migration.ts'

/** Where events are posted to. The secret is sealed. */
export const createWebhookEndpoints = baselineMigration(
  1006,
  'create webhook endpoints',
  `CREATE TABLE IF NOT EXISTS webhook_endpoints (
    id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    organization_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    club_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    -- An installation of the Club API, or a club of the Volunteer API.
    owner_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    name varchar(120) NULL,
    url varbinary(8192) NOT NULL,
    description varchar(500) NULL,
    status varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    event_types json NOT NULL,
    secret varbinary(400) NOT NULL,
    secret_version int UNSIGNED NOT NULL,
    consecutive_failures int UNSIGNED NOT NULL,
    last_failure_at datetime(3) NULL,
    -- Backoff: no attempt is made before.
    rests_until datetime(3) NULL,
    disabled_at datetime(3) NULL,
    -- Publication sequence after which events are delivered.
    follows_after bigint UNSIGNED NOT NULL,
    created_at datetime(3) NOT NULL,
    updated_at datetime(3) NOT NULL,
    PRIMARY KEY (id),
    INDEX webhook_endpoints_by_owner (owner_id, created_at, id),
    INDEX webhook_endpoints_by_club (club_id, created_at, id),
    INDEX webhook_endpoints_by_organization (organization_id, status)
  ) ENGINE=InnoDB`,
)
