/** Cost of long leaf values: 1 per 200 characters of their maximum. */
export const LEAF_COSTS: Readonly<Record<string, number>> = {
  'VolunteerEvent.description': 20,
  'Shift.description': 20,
  'MyEvent.description': 20,
  'MyShift.description': 20,
  'MyPoll.description': 20,
  'MyPoll.comment': 3,
  'VolunteerMessage.body': 50,
  'MessageAudience.roleIds': 40,
  'MessageAudience.shiftIds': 40,
  'MessageAudience.helperIds': 40,
  'AvailabilityRequest.description': 20,
  'AvailabilityResponse.comment': 3,
  'VolunteerWorkflow.description': 5,
  'WorkflowCondition.value': 125,
  'WorkflowAction.body': 50,
  'VolunteerWorkflowRun.helperIds': 40,
  'VolunteerRole.description': 5,
  'VolunteerWebhook.url': 10,
  'VolunteerWebhookDelivery.body': 60,
  'Helper.notes': 10,
  'Helper.tags': 5,
  'EventAccess.roleIds': 10,
  'Assignment.statusReason': 3,
  'Assignment.note': 3,
  'AssignmentUpsertResult.overlaps': 4,
  'WebhookEndpoint.url': 10,
  'WebhookSubscription.url': 10,
  'WebhookDelivery.body': 10,
  'WebhookMessage.body': 60,
  'WebhookAnswer.text': 10,
  'Application.redirectUris': 50,
  'ImportError.message': 3,
}

/** Cost of fields that read far more rows than they return, beyond the cost of what they return. */
export const FIELD_COSTS: Readonly<Record<string, number>> = {
  'Club.search': 5_000,
}

/** Cost of sealing a cursor. */
const COST_OF_A_CURSOR = 8
const CURSORS = ['cursor', 'startCursor', 'endCursor']

export function leafCostOf(type = '', field = ''): number {
  return LEAF_COSTS[`${type}.${field}`] ?? (CURSORS.includes(field) ? COST_OF_A_CURSOR : 1)
}
