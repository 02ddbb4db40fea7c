import { FOUNDATION_MIGRATIONS } from '../../foundation/migrations/foundation-migrations.ts'
import { createOrganizations } from './0100-create-organizations.ts'
import { createClubs } from './0101-create-clubs.ts'
import { createLocations } from './0102-create-locations.ts'
import { createCourts } from './0103-create-courts.ts'
import { createApplications } from './0104-create-applications.ts'
import { createInstallations } from './0105-create-installations.ts'
import { createBookingSources } from './0106-create-booking-sources.ts'
import { createCourtMappings } from './0107-create-court-mappings.ts'
import { createMatchSessions } from './0108-create-match-sessions.ts'
import { createBookings } from './0109-create-bookings.ts'
import { registerApplications } from './0110-register-applications.ts'
import { endInstallations } from './0111-end-installations.ts'
import { createInstallationAuthorizations } from './0112-create-installation-authorizations.ts'
import { createIdentityPrincipals } from './0117-create-identity-principals.ts'
import { createScoreEvents } from './0120-create-score-events.ts'
import { timeMatchSessions } from './0121-time-match-sessions.ts'
import { findDueTimes } from './0122-find-due-times.ts'
import { tellCourtStatesApart } from './0123-tell-court-states-apart.ts'
import { keepCourtStates } from './0124-keep-court-states.ts'
import { createReconciliationConflicts } from './0125-create-reconciliation-conflicts.ts'
import { pointBookingsAtConflicts } from './0126-point-bookings-at-conflicts.ts'
import { createEventStreamTickets } from './0130-create-event-stream-tickets.ts'
import { createBookingImports } from './0140-create-booking-imports.ts'
import { createBookingImportRecords } from './0141-create-booking-import-records.ts'
import { createBookingImportResults } from './0142-create-booking-import-results.ts'
import { countSourceFailures } from './0143-count-source-failures.ts'
import { listBookingsByAnyFilter } from './0150-list-bookings-by-any-filter.ts'
import { listSessionsOfLocationByStatus } from './0151-list-sessions-of-location-by-status.ts'
import { listConflictsByStatus } from './0152-list-conflicts-by-status.ts'
import { findProvidersOfClubs } from './0153-find-providers-of-clubs.ts'
import { findClubsByStatus } from './0154-find-clubs-by-status.ts'
import { dropClubsByOrganization } from './0155-drop-clubs-by-organization.ts'
import { dropSessionsByBooking } from './0156-drop-sessions-by-booking.ts'
import { dropConflictsByBooking } from './0157-drop-conflicts-by-booking.ts'
import { dropIndicesOfOtherDeliveries } from './0158-drop-indices-of-other-deliveries.ts'
import { createBookingImportPieces } from './0159-create-booking-import-pieces.ts'
import { createBookingImportSteps } from './0160-create-booking-import-steps.ts'
import { KeepImportsInPieces } from './0161-keep-imports-in-pieces.ts'
import { dropBookingImportRecords } from './0162-drop-booking-import-records.ts'
import { dropBookingImportResults } from './0163-drop-booking-import-results.ts'
import { dateChangesOfClubs } from './0169-date-changes-of-clubs.ts'

/** The history of the club database, oldest first. */
export const CLUB_MIGRATIONS = [
  ...FOUNDATION_MIGRATIONS,
  createOrganizations,
  createClubs,
  createLocations,
  createCourts,
  createApplications,
  createInstallations,
  createBookingSources,
  createCourtMappings,
  createMatchSessions,
  createBookings,
  registerApplications,
  endInstallations,
  createInstallationAuthorizations,
  createIdentityPrincipals,
  createScoreEvents,
  timeMatchSessions,
  findDueTimes,
  tellCourtStatesApart,
  keepCourtStates,
  createReconciliationConflicts,
  pointBookingsAtConflicts,
  createEventStreamTickets,
  createBookingImports,
  createBookingImportRecords,
  createBookingImportResults,
  countSourceFailures,
  listBookingsByAnyFilter,
  listSessionsOfLocationByStatus,
  listConflictsByStatus,
  findProvidersOfClubs,
  findClubsByStatus,
  dropClubsByOrganization,
  dropSessionsByBooking,
  dropConflictsByBooking,
  dropIndicesOfOtherDeliveries,
  createBookingImportPieces,
  createBookingImportSteps,
  KeepImportsInPieces,
  dropBookingImportRecords,
  dropBookingImportResults,
  dateChangesOfClubs,
]
