import { migration } from '../../foundation/migrations/migration.ts'

const asText = (column: string) =>
  `CONCAT(LEFT(DATE_FORMAT(${column}, '%Y-%m-%dT%H:%i:%s.%f'), 23), 'Z')`

/** The best known times for assignments that were published before these times were stored. */
export const fillWhenWordsWereTold = migration(
  137,
  'fill when words were told',
  `UPDATE shift_assignments
   SET told_at = JSON_ARRAY(${['created_at', 'status_changed_at', 'updated_at'].map(asText).join(', ')})
   WHERE told_at IS NULL AND published_count > 0`,
)
