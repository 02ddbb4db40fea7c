import { additiveMigration } from './additive-migration.ts'

export const findWebhookDeliveriesByAttempt = additiveMigration(
  37,
  'find webhook deliveries by attempt',
  `CREATE INDEX webhook_deliveries_by_attempt
   ON webhook_deliveries (status, endpoint_id, attempt_count, next_attempt_at, id)`,
)
