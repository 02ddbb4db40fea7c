import type { NodeTable } from '../../foundation/graph/nodes.ts'

/** By type, everything that implements Node. */
export const VOLUNTEER_NODES = {
  VolunteerEvent: { table: 'events', kind: 'volunteerEvent' },
  VolunteerRole: { table: 'roles', kind: 'role' },
  Shift: { table: 'shifts', kind: 'shift' },
  Assignment: { table: 'shift_assignments', kind: 'assignment' },
  EventAccess: { table: 'event_accesses', kind: 'eventAccess', createdAt: 'granted_at' },
  Helper: { table: 'helpers', kind: 'helper' },
  VolunteerMessage: { table: 'messages', kind: 'message' },
  MessageRecipient: {
    table: 'message_recipients',
    kind: 'messageRecipient',
    createdAt: 'updated_at',
  },
  AvailabilityRequest: { table: 'availability_requests', kind: 'availabilityRequest' },
  AvailabilityResponse: { table: 'availability_responses', kind: 'availabilityResponse' },
  VolunteerWorkflowRun: { table: 'workflow_runs', kind: 'workflowRun' },
  VolunteerWorkflow: { table: 'workflows', kind: 'workflow' },
  ApiKey: { table: 'api_keys', kind: 'apiKey' },
  VolunteerWebhook: { table: 'webhook_endpoints', kind: 'webhook' },
  VolunteerWebhookDelivery: { table: 'webhook_deliveries', kind: 'delivery' },
  VolunteerPublication: {
    table: 'event_log',
    kind: 'publication',
    idIndex: 'event_log_by_id',
    createdAt: 'occurred_at',
  },
} as const satisfies Record<string, NodeTable<string>>

/** The loaders of types with an id of their own. */
export type VolunteerNodeKind =
  | (typeof VOLUNTEER_NODES)[keyof typeof VOLUNTEER_NODES]['kind']
  | 'helperIncludingErased'
