import type { VolunteerScope } from '../../../schema/volunteer/scopes.ts'
import type { Route } from '../../route.ts'
import { withVerein } from '../club-scope.ts'
import {
  listAssignmentsRoute,
  updateAssignmentRoute,
  upsertAssignmentsRoute,
} from './assignments.ts'
import {
  createAvailabilityRequestRoute,
  getAvailabilityRequestRoute,
  listAvailabilityRequestsRoute,
  listAvailabilityResponsesRoute,
  putAvailabilityResponseRoute,
  updateAvailabilityRequestRoute,
} from './availability.ts'
import {
  grantEventAccessesRoute,
  grantEventAccessRoute,
  listHelpersOfVolunteerEventRoute,
  revokeEventAccessRoute,
} from './event-accesses.ts'
import { syncVolunteerEventsRoute } from './event-sync.ts'
import {
  createVolunteerEventRoute,
  deleteVolunteerEventRoute,
  getVolunteerEventRoute,
  listVolunteerEventsRoute,
  updateVolunteerEventRoute,
} from './events.ts'
import { createHelperLinkRoute } from './helper-links.ts'
import {
  eraseHelperRoute,
  getHelperRoute,
  listHelpersRoute,
  upsertHelpersRoute,
} from './helpers.ts'
import {
  createVolunteerBroadcastRoute,
  createVolunteerMessageRoute,
  deleteVolunteerMessageRoute,
  getVolunteerMessageRoute,
  listMessageRecipientsRoute,
  listVolunteerMessagesRoute,
  updateVolunteerMessageRoute,
} from './messages.ts'
import {
  createVolunteerRoleRoute,
  deleteVolunteerRoleRoute,
  getVolunteerRoleRoute,
  listRolesOfVolunteerEventRoute,
  listVolunteerRolesRoute,
  updateVolunteerRoleRoute,
} from './roles.ts'

import {
  createShiftRoute,
  createShiftsRoute,
  deleteShiftRoute,
  getShiftRoute,
  listShiftsRoute,
  updateShiftRoute,
} from './shifts.ts'
import {
  createVolunteerWebhookRoute,
  endVolunteerWebhookRoute,
  listVolunteerWebhookDeliveriesRoute,
  listVolunteerWebhooksRoute,
} from './webhooks.ts'
import {
  createVolunteerWorkflowRoute,
  getVolunteerWorkflowRoute,
  listVolunteerWorkflowRunsRoute,
  listVolunteerWorkflowsRoute,
  startVolunteerWorkflowRunRoute,
  triggerVolunteerWorkflowRoute,
  updateVolunteerWorkflowRoute,
} from './workflows.ts'

const ROUTES: readonly Route<VolunteerScope>[] = [
  listVolunteerEventsRoute,
  createVolunteerEventRoute,
  getVolunteerEventRoute,
  updateVolunteerEventRoute,
  deleteVolunteerEventRoute,
  syncVolunteerEventsRoute,
  listVolunteerRolesRoute,
  listRolesOfVolunteerEventRoute,
  createVolunteerRoleRoute,
  getVolunteerRoleRoute,
  updateVolunteerRoleRoute,
  deleteVolunteerRoleRoute,
  listShiftsRoute,
  createShiftRoute,
  createShiftsRoute,
  getShiftRoute,
  updateShiftRoute,
  deleteShiftRoute,
  listAssignmentsRoute,
  upsertAssignmentsRoute,
  updateAssignmentRoute,
  listHelpersRoute,
  getHelperRoute,
  upsertHelpersRoute,
  eraseHelperRoute,
  listVolunteerMessagesRoute,
  createVolunteerMessageRoute,
  createVolunteerBroadcastRoute,
  getVolunteerMessageRoute,
  updateVolunteerMessageRoute,
  deleteVolunteerMessageRoute,
  listMessageRecipientsRoute,
  listAvailabilityRequestsRoute,
  createAvailabilityRequestRoute,
  getAvailabilityRequestRoute,
  updateAvailabilityRequestRoute,
  listAvailabilityResponsesRoute,
  putAvailabilityResponseRoute,
  listHelpersOfVolunteerEventRoute,
  grantEventAccessRoute,
  grantEventAccessesRoute,
  createHelperLinkRoute,
  revokeEventAccessRoute,
  listVolunteerWorkflowsRoute,
  createVolunteerWorkflowRoute,
  getVolunteerWorkflowRoute,
  updateVolunteerWorkflowRoute,
  startVolunteerWorkflowRunRoute,
  triggerVolunteerWorkflowRoute,
  listVolunteerWorkflowRunsRoute,
  listVolunteerWebhooksRoute,
  createVolunteerWebhookRoute,
  endVolunteerWebhookRoute,
  listVolunteerWebhookDeliveriesRoute,
]

export const VOLUNTEER_ROUTES = ROUTES.map(withVerein)
