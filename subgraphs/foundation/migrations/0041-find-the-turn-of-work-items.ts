import { migration } from './migration.ts'

/** Under its old name, which processes of the version before tell their statements. */
export const findTheTurnOfWorkItems = migration(
  41,
  'find the turn of work items',
  `ALTER TABLE work_items DROP INDEX work_items_in_turn,
   ADD INDEX work_items_in_turn (queue, lane, lease, id)`,
)
