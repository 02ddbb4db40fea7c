import { additiveMigration } from '../../foundation/migrations/additive-migration.ts'

export const listEndedDeliveries = additiveMigration(
  179,
  'list ended deliveries',
  `ALTER TABLE webhook_deliveries ADD INDEX webhook_deliveries_by_end
     (endpoint_id, event_type, status, completed_at, id, created_at)`,
)
