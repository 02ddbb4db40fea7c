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
import { createOrganizations } from './1101-create-organizations.ts'
import { createClubs } from './1102-create-clubs.ts'
import { createLocations } from './1103-create-locations.ts'
import { createCourts } from './1104-create-courts.ts'
import { createApplications } from './1105-create-applications.ts'
import { createInstallations } from './1106-create-installations.ts'
import { createInstallationAuthorizations } from './1107-create-installation-authorizations.ts'
import { createIdentityPrincipals } from './1108-create-identity-principals.ts'
import { createBookingSources } from './1109-create-booking-sources.ts'
import { createCourtMappings } from './1110-create-court-mappings.ts'
import { createBookings } from './1111-create-bookings.ts'
import { createReconciliationConflicts } from './1112-create-reconciliation-conflicts.ts'
import { createMatchSessions } from './1113-create-match-sessions.ts'
import { createScoreEvents } from './1114-create-score-events.ts'
import { createEventStreamTickets } from './1115-create-event-stream-tickets.ts'
import { createBookingImports } from './1116-create-booking-imports.ts'
import { createBookingImportPieces } from './1117-create-booking-import-pieces.ts'
import { createBookingImportSteps } from './1118-create-booking-import-steps.ts'
import { createExternalKeys } from './1241-create-external-keys.ts'
import { createStaffRoles } from './1242-create-staff-roles.ts'
import { createCourtDevices } from './1243-create-court-devices.ts'
import { createPersonErasures } from './1270-create-person-erasures.ts'
import { addErasingPersons } from './1271-add-erasing-persons.ts'
import { addCourtClosings } from './1280-add-court-closings.ts'
import { createCourtCredentials } from './1281-create-court-credentials.ts'
import { createEndedSessions } from './1301-create-ended-sessions.ts'
import { addAwardReasons } from './1320-add-award-reasons.ts'
import { indexBookingsByStartAndCourt } from './1335-index-bookings-by-start-and-court.ts'
import { indexBookingsByUpdate } from './1341-index-bookings-by-update.ts'
import { indexMatchSessionsByUpdate } from './1342-index-match-sessions-by-update.ts'
import { indexCourtsByUpdate } from './1343-index-courts-by-update.ts'
import { indexLocationsByUpdate } from './1344-index-locations-by-update.ts'
import { addSessionEndings } from './1350-add-session-endings.ts'
import { createBookingSearchTerms } from './1360-create-booking-search-terms.ts'
import { dropBookingsByStart } from './1361-drop-bookings-by-start.ts'
import { addClosingChanges } from './1370-add-closing-changes.ts'
import { createRefusedBookings } from './1371-create-refused-bookings.ts'
import { createErasingPersons } from './1401-create-erasing-persons.ts'

/** The history of the club database, oldest first. */
export const CLUB_MIGRATIONS = [
  ...FOUNDATION_MIGRATIONS,
  createWebhookDeliveries('webhook_deliveries_by_status (endpoint_id, status, created_at, id)'),
  createOrganizations,
  createClubs,
  createLocations,
  createCourts,
  createApplications,
  createInstallations,
  createInstallationAuthorizations,
  createIdentityPrincipals,
  createBookingSources,
  createCourtMappings,
  createBookings,
  createReconciliationConflicts,
  createMatchSessions,
  createScoreEvents,
  createEventStreamTickets,
  createBookingImports,
  createBookingImportPieces,
  createBookingImportSteps,
  createExternalKeys,
  createStaffRoles,
  createCourtDevices,
  createApiRequests,
  createAuditEntries,
  indexAuditEntriesByResourceAndActor,
  createPersonErasures,
  addErasingPersons,
  addEventTraceparents,
  addDeliveryTraceparents,
  addWorkItemTraceparents,
  addCourtClosings,
  createCourtCredentials,
  createWebhookAnswers,
  createWebhookResends,
  addWebhookDisabledBy,
  createEndedSessions,
  addWebhookInterim,
  addAttemptFailureDetails,
  addAwardReasons,
  indexBookingsByStartAndCourt,
  indexBookingsByUpdate,
  indexMatchSessionsByUpdate,
  indexCourtsByUpdate,
  indexLocationsByUpdate,
  addSessionEndings,
  createBookingSearchTerms,
  dropBookingsByStart,
  addClosingChanges,
  createRefusedBookings,
  createErasingPersons,
]
