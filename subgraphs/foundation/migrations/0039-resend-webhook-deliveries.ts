import { migration } from './migration.ts'

/** Under its old name, so that a step that was cut off can be repeated. */
export const resendWebhookDeliveries = migration(
  39,
  'resend webhook deliveries',
  `ALTER TABLE webhook_deliveries DROP INDEX webhook_deliveries_by_event,
   ADD UNIQUE INDEX webhook_deliveries_by_event (event_id, endpoint_id, resend)`,
)
