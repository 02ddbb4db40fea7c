import { migration } from '../../foundation/migrations/migration.ts'

export const findDueTimes = migration(
  122,
  'find due times',
  `UPDATE match_sessions SET due_at = scheduled_start - INTERVAL 15 MINUTE
    WHERE status = 'SCHEDULED' AND due_at IS NULL`,
)
