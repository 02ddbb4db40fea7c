import { baselineMigration } from '../../foundation/migrations/baseline-migration.ts'

/** Starts of workflows. The subject of a run is stored by ids, without personal data. */
export const createWorkflowRuns = baselineMigration(
  1118,
  'create workflow runs',
  `CREATE TABLE IF NOT EXISTS workflow_runs (
    id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    club_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    workflow_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    status varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    event_id char(36) CHARACTER SET ascii COLLATE ascii_bin NULL,
    helper_ids json NOT NULL,
    assignment_id char(36) CHARACTER SET ascii COLLATE ascii_bin NULL,
    -- The published event that started the run; null if it was started manually.
    cause_id char(36) CHARACTER SET ascii COLLATE ascii_bin NULL,
    error varchar(40) CHARACTER SET ascii COLLATE ascii_bin NULL,
    -- Above one for starts beyond the limit of waiting runs.
    start_count int UNSIGNED NOT NULL DEFAULT 1,
    -- The position in the sliding hour; null for a run outside of it.
    due_at datetime(3) NULL,
    started_at datetime(3) NULL,
    finished_at datetime(3) NULL,
    published_count int UNSIGNED NOT NULL DEFAULT 1,
    created_at datetime(3) NOT NULL,
    updated_at datetime(3) NOT NULL,
    PRIMARY KEY (id),
    -- An event starts a workflow once.
    UNIQUE INDEX workflow_runs_by_cause (workflow_id, cause_id),
    INDEX workflow_runs_by_creation (workflow_id, status, created_at, id),
    INDEX workflow_runs_by_update (workflow_id, status, updated_at, id),
    -- Retention.
    INDEX workflow_runs_by_time (created_at),
    INDEX workflow_runs_by_due (workflow_id, due_at)
  ) ENGINE=InnoDB`,
)
