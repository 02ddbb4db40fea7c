import { webhookDeliveryEntity } from '../../foundation/webhooks/entities.ts'

/**
 * On this side each delivery has its own due time and position in its resource's order, and the log
 * is filtered by type. Changes are read by completion time, apart from pending deliveries, which
 * changed when they were created. `completedAt` at the end of two indexes serves processes of the
 * previous version and is removed in a later release.
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
