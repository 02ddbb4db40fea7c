import { migration } from '../../foundation/migrations/migration.ts'

/** Under their former names, with which processes of the previous version prepare statements. */
export const tellEndsOfDeliveriesInIndices = migration(
  161,
  'tell ends of deliveries in indices',
  `ALTER TABLE webhook_deliveries
   DROP INDEX webhook_deliveries_by_status,
   ADD INDEX webhook_deliveries_by_status (endpoint_id, status, created_at, id, completed_at),
   DROP INDEX webhook_deliveries_by_type,
   ADD INDEX webhook_deliveries_by_type
     (endpoint_id, event_type, status, created_at, id, completed_at)`,
)
