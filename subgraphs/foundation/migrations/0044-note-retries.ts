import { migration } from './migration.ts'

/** Those that are over are noted when staff puts them up again. */
export const noteRetries = migration(
  44,
  'note retries',
  `UPDATE webhook_deliveries SET is_retry = 1
   WHERE status = 'PENDING' AND is_retry = 0 AND attempt_count > 0`,
)
