import { webhookDeliveryEntity } from '../../foundation/webhooks/entities.ts'

/** Here each delivery keeps its own time and its turn, and the log is asked for by type. */
export const VolunteerDeliveryEntity = webhookDeliveryEntity([
  {
    name: 'webhook_deliveries_by_attempt',
    columns: ['status', 'endpointId', 'isRetry', 'nextAttemptAt', 'id'],
  },
  {
    name: 'webhook_deliveries_by_resource',
    columns: ['status', 'endpointId', 'isRetry', 'resourceId', 'sequence'],
  },
  {
    name: 'webhook_deliveries_by_type',
    columns: ['endpointId', 'eventType', 'status', 'createdAt', 'id'],
  },
])
