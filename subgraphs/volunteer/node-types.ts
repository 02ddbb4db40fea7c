import type { QueryVolunteerNodeTypesArgs } from '../../schema/types/volunteer.ts'
import { makeFindNodeTypes, type NodeTable } from '../foundation/graph/nodes.ts'
import type { VolunteerContext } from './context.ts'
import { loadVolunteerNode, type VolunteerNodeKind } from './relations.ts'

/** By type, everything that implements Node. */
export const VOLUNTEER_NODES: Readonly<Record<string, NodeTable<VolunteerNodeKind>>> = {
  VolunteerEvent: { table: 'events', kind: 'volunteerEvent' },
  VolunteerRole: { table: 'roles', kind: 'role' },
  Shift: { table: 'shifts', kind: 'shift' },
  Assignment: { table: 'shift_assignments', kind: 'assignment' },
  EventAccess: { table: 'event_accesses', kind: 'eventAccess' },
  Helper: { table: 'helpers', kind: 'helper' },
  VolunteerMessage: { table: 'messages', kind: 'message' },
  MessageRecipient: { table: 'message_recipients', kind: 'messageRecipient' },
  AvailabilityRequest: { table: 'availability_requests', kind: 'availabilityRequest' },
  AvailabilityResponse: { table: 'availability_responses', kind: 'availabilityResponse' },
  VolunteerWorkflowRun: { table: 'workflow_runs', kind: 'workflowRun' },
  VolunteerWorkflow: { table: 'workflows', kind: 'workflow' },
  ApiKey: { table: 'api_keys', kind: 'apiKey' },
  VolunteerWebhook: { table: 'webhook_endpoints', kind: 'webhook' },
  VolunteerWebhookDelivery: { table: 'webhook_deliveries', kind: 'delivery' },
  VolunteerPublication: { table: 'event_log', kind: 'publication' },
}

const findNodeTypes = makeFindNodeTypes(VOLUNTEER_NODES, loadVolunteerNode)

export const Query = {
  volunteerNodeTypes: (
    _parent: unknown,
    { ids }: QueryVolunteerNodeTypesArgs,
    context: VolunteerContext,
  ) => findNodeTypes(ids, context),
}
