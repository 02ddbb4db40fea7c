import { webhookDeliveryEntity } from '../../foundation/webhooks/entities.ts'

/**
 * Here each delivery keeps its own time and its turn, and the log is asked for by type. What changed is read by
 * when it ended, apart from what is pending, which has changed when it was made. `completedAt` at the end of two
 * indices serves processes of the version before, and leaves in a later release.
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
  {
    name: 'webhook_deliveries_by_end',
    columns: ['endpointId', 'eventType', 'status', 'completedAt', 'id', 'createdAt'],
  },
])
