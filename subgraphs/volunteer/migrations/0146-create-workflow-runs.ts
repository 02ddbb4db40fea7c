import { migration } from '../../foundation/migrations/migration.ts'

export const createWorkflowRuns = migration(
  146,
  'create workflow runs',
  `CREATE TABLE IF NOT EXISTS workflow_runs (
    id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    club_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    workflow_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    status varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    event_id char(36) CHARACTER SET ascii COLLATE ascii_bin NULL,
    helper_ids json NOT NULL,
    cause_id char(36) CHARACTER SET ascii COLLATE ascii_bin NULL,
    error varchar(40) CHARACTER SET ascii COLLATE ascii_bin NULL,
    started_at datetime(3) NULL,
    finished_at datetime(3) NULL,
    created_at datetime(3) NOT NULL,
    updated_at datetime(3) NOT NULL,
    PRIMARY KEY (id),
    UNIQUE INDEX workflow_runs_by_cause (workflow_id, cause_id),
    INDEX workflow_runs_by_creation (workflow_id, status, created_at, id),
    INDEX workflow_runs_by_update (workflow_id, status, updated_at, id),
    INDEX workflow_runs_by_time (created_at)
  ) ENGINE=InnoDB`,
)
