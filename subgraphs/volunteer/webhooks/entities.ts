import { webhookDeliveryEntity } from '../../foundation/webhooks/entities.ts'

/**
 * Here each delivery keeps its own time and its turn, and the log is asked for by type. Whoever asks for
 * what changed is refused the others by the end of an index, without a look at their rows.
 */
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
    name: 'webhook_deliveries_by_status',
    columns: ['endpointId', 'status', 'createdAt', 'id', 'completedAt'],
  },
  {
    name: 'webhook_deliveries_by_type',
    columns: ['endpointId', 'eventType', 'status', 'createdAt', 'id', 'completedAt'],
  },
])
