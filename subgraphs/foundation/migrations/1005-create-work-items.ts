import { baselineMigration } from './baseline-migration.ts'

/** Queued work. An item has the id of the row that it is about, and is deleted when the work is complete. */
export const createWorkItems = baselineMigration(
  1005,
  'create work items',
  `CREATE TABLE IF NOT EXISTS work_items (
    id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    queue varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    lane char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    -- While the item is leased, the end of its lease.
    due_at datetime(3) NOT NULL,
    lease char(36) CHARACTER SET ascii COLLATE ascii_bin NULL,
    attempt_count int UNSIGNED NOT NULL,
    PRIMARY KEY (id),
    INDEX work_items_by_due (queue, lane, due_at, id),
    -- For queues whose lanes work in the order of their items.
    INDEX work_items_in_turn (queue, lane, lease, id)
  ) ENGINE=InnoDB`,
)
