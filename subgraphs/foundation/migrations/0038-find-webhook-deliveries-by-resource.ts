import { additiveMigration } from './additive-migration.ts'

export const findWebhookDeliveriesByResource = additiveMigration(
  38,
  'find webhook deliveries by resource',
  `CREATE INDEX webhook_deliveries_by_resource
   ON webhook_deliveries (status, endpoint_id, resource_id, sequence)`,
)
