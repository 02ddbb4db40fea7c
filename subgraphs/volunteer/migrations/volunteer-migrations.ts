import { createWebhookDeliveries } from '../../foundation/migrations/1007-create-webhook-deliveries.ts'
import { createApiRequests } from '../../foundation/migrations/1261-create-api-requests.ts'
import { createAuditEntries } from '../../foundation/migrations/1262-create-audit-entries.ts'
import { indexAuditEntriesByResourceAndActor } from '../../foundation/migrations/1263-index-audit-entries-by-resource-and-actor.ts'
import { addEventTraceparents } from '../../foundation/migrations/1276-add-event-traceparents.ts'
import { addDeliveryTraceparents } from '../../foundation/migrations/1277-add-delivery-traceparents.ts'
import { addWorkItemTraceparents } from '../../foundation/migrations/1278-add-work-item-traceparents.ts'
import { createWebhookAnswers } from '../../foundation/migrations/1290-create-webhook-answers.ts'
import { createWebhookResends } from '../../foundation/migrations/1291-create-webhook-resends.ts'
import { addWebhookDisabledBy } from '../../foundation/migrations/1300-add-webhook-disabled-by.ts'
import { addWebhookInterim } from '../../foundation/migrations/1310-add-webhook-interim.ts'
import { addAttemptFailureDetails } from '../../foundation/migrations/1311-add-attempt-failure-details.ts'
import { FOUNDATION_MIGRATIONS } from '../../foundation/migrations/foundation-migrations.ts'
import { createAccounts } from './1101-create-accounts.ts'
import { createApiKeys } from './1102-create-api-keys.ts'
import { createInactiveClubs } from './1103-create-inactive-clubs.ts'
import { createClubProfiles } from './1104-create-club-profiles.ts'
import { createEvents } from './1105-create-events.ts'
import { createHelpers } from './1106-create-helpers.ts'
import { createHelperSearchParts } from './1107-create-helper-search-parts.ts'
import { createEventAccesses } from './1108-create-event-accesses.ts'
import { createEventAccessRoles } from './1109-create-event-access-roles.ts'
import { createRoles } from './1110-create-roles.ts'
import { createShifts } from './1111-create-shifts.ts'
import { createShiftAssignments } from './1112-create-shift-assignments.ts'
import { createMessages } from './1113-create-messages.ts'
import { createMessageRecipients } from './1114-create-message-recipients.ts'
import { createAvailabilityRequests } from './1115-create-availability-requests.ts'
import { createAvailabilityResponses } from './1116-create-availability-responses.ts'
import { createWorkflows } from './1117-create-workflows.ts'
import { createWorkflowRuns } from './1118-create-workflow-runs.ts'
import { createWorkflowEffects } from './1119-create-workflow-effects.ts'
import { createWorkflowPositions } from './1120-create-workflow-positions.ts'
import { indexResponsesOfHelpers } from './1272-index-responses-of-helpers.ts'
import { indexShiftsOfClubs } from './1295-index-shifts-of-clubs.ts'
import { addPhoneKeys } from './1320-add-phone-keys.ts'
import { fillPhoneKeys } from './1321-fill-phone-keys.ts'
import { indexHelpersByPhone } from './1322-index-helpers-by-phone.ts'
import { fillAddressParts } from './1323-fill-address-parts.ts'
import { correctPhoneKeys } from './1324-correct-phone-keys.ts'
import { nameKeyCreators } from './1325-name-key-creators.ts'

/** The history of the volunteer database, oldest first. */
export const VOLUNTEER_MIGRATIONS = [
  ...FOUNDATION_MIGRATIONS,
  createWebhookDeliveries(
    'webhook_deliveries_by_attempt (status, endpoint_id, is_retry, next_attempt_at, id)',
    'webhook_deliveries_by_resource (status, endpoint_id, is_retry, resource_id, sequence)',
    'webhook_deliveries_by_status (endpoint_id, status, created_at, id, completed_at)',
    'webhook_deliveries_by_type (endpoint_id, event_type, status, created_at, id, completed_at)',
    'webhook_deliveries_by_end (endpoint_id, event_type, status, completed_at, id, created_at)',
  ),
  createAccounts,
  createApiKeys,
  createInactiveClubs,
  createClubProfiles,
  createEvents,
  createHelpers,
  createHelperSearchParts,
  createEventAccesses,
  createEventAccessRoles,
  createRoles,
  createShifts,
  createShiftAssignments,
  createMessages,
  createMessageRecipients,
  createAvailabilityRequests,
  createAvailabilityResponses,
  createWorkflows,
  createWorkflowRuns,
  createWorkflowEffects,
  createWorkflowPositions,
  createApiRequests,
  createAuditEntries,
  indexAuditEntriesByResourceAndActor,
  indexResponsesOfHelpers,
  addEventTraceparents,
  addDeliveryTraceparents,
  addWorkItemTraceparents,
  createWebhookAnswers,
  createWebhookResends,
  indexShiftsOfClubs,
  addWebhookDisabledBy,
  addWebhookInterim,
  addAttemptFailureDetails,
  addPhoneKeys,
  fillPhoneKeys,
  indexHelpersByPhone,
  fillAddressParts,
  correctPhoneKeys,
  nameKeyCreators,
]
