import { additiveMigration } from './additive-migration.ts'

export const listWebhookDeliveriesByStatus = additiveMigration(
  40,
  'list webhook deliveries by status',
  `ALTER TABLE webhook_deliveries
    ADD INDEX webhook_deliveries_by_status (endpoint_id, status, created_at, id),
    ADD INDEX webhook_deliveries_by_type (endpoint_id, event_type, status, created_at, id),
    DROP INDEX webhook_deliveries_by_endpoint`,
)
