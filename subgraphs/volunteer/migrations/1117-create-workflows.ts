import { baselineMigration } from '../../foundation/migrations/baseline-migration.ts'

/** Actions that a club automates, with the event type that triggers them; null for a manual workflow. */
export const createWorkflows = baselineMigration(
  1117,
  'create workflows',
  `CREATE TABLE IF NOT EXISTS workflows (
    id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    club_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    name varchar(140) NOT NULL,
    description varchar(1000) NULL,
    is_enabled tinyint(1) NOT NULL,
    event_id char(36) CHARACTER SET ascii COLLATE ascii_bin NULL,
    trigger_event varchar(40) CHARACTER SET ascii COLLATE ascii_bin NULL,
    conditions json NOT NULL,
    actions json NOT NULL,
    run_count int UNSIGNED NOT NULL,
    last_triggered_at datetime(3) NULL,
    -- Publication sequence of the last event that does not trigger it.
    follows_after bigint UNSIGNED NOT NULL,
    created_at datetime(3) NOT NULL,
    updated_at datetime(3) NOT NULL,
    PRIMARY KEY (id),
    INDEX workflows_by_name (club_id, name, id),
    INDEX workflows_by_update (club_id, updated_at, id),
    INDEX workflows_by_trigger (club_id, is_enabled, trigger_event)
  ) ENGINE=InnoDB`,
)
