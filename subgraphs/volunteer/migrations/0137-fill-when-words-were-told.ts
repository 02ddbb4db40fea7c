import { migration } from '../../foundation/migrations/migration.ts'

const asText = (column: string) =>
  `CONCAT(LEFT(DATE_FORMAT(${column}, '%Y-%m-%dT%H:%i:%s.%f'), 23), 'Z')`

/** What is known of it of those that were told before this was kept. */
export const fillWhenWordsWereTold = migration(
  137,
  'fill when words were told',
  `UPDATE shift_assignments
   SET told_at = JSON_ARRAY(${['created_at', 'status_changed_at', 'updated_at'].map(asText).join(', ')})
   WHERE told_at IS NULL AND published_count > 0`,
)
