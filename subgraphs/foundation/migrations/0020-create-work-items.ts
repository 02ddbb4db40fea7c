import { migration } from './migration.ts'

export const createWorkItems = migration(
  20,
  'create work items',
  `CREATE TABLE IF NOT EXISTS work_items (
    id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    queue varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    lane char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    due_at datetime(3) NOT NULL,
    lease char(36) CHARACTER SET ascii COLLATE ascii_bin NULL,
    attempt_count int UNSIGNED NOT NULL,
    PRIMARY KEY (id),
    INDEX work_items_by_due (queue, lane, due_at, id),
    INDEX work_items_in_turn (queue, lane, id)
  ) ENGINE=InnoDB`,
)
