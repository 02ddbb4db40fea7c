import { migration } from './migration.ts'

/** Under their old names, which processes of the version before tell their statements. */
export const findRetries = migration(
  43,
  'find retries',
  `ALTER TABLE webhook_deliveries
   DROP INDEX webhook_deliveries_by_attempt,
   ADD INDEX webhook_deliveries_by_attempt (status, endpoint_id, is_retry, next_attempt_at, id),
   DROP INDEX webhook_deliveries_by_resource,
   ADD INDEX webhook_deliveries_by_resource (status, endpoint_id, is_retry, resource_id, sequence)`,
)
