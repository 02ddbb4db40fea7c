import { USAGE_LIMITS } from '../../../platform/limits/usage-counts.ts'
import { CLUB_LIMITS } from '../../../schema/club/limits.ts'
import { LIMITS } from '../../../schema/limits.ts'
import { VOLUNTEER_LIMITS } from '../../../schema/volunteer/limits.ts'

/**
 * Maximum entries of lists without `first`. A test checks that every list is here or has `first`.
 */
export const LIST_SIZES: Readonly<Record<string, number>> = {
  'BookingImport.records': CLUB_LIMITS.importedBookings,
  'SyncVolunteerEventsPayload.results': VOLUNTEER_LIMITS.sync.max,
  'EventAccess.roles': VOLUNTEER_LIMITS.rolesOfAccess,
  'GrantEventAccessesPayload.results': VOLUNTEER_LIMITS.accesses.max,
  'CreateShiftsPayload.results': VOLUNTEER_LIMITS.newShifts.max,
  'UpsertAssignmentsPayload.results': VOLUNTEER_LIMITS.assignments.max,
  'WithdrawAssignmentsPayload.assignments': VOLUNTEER_LIMITS.assignments.max,
  'ShiftCandidates.nodes': VOLUNTEER_LIMITS.candidates.shown,
  'MyInvolvement.shifts': VOLUNTEER_LIMITS.shiftsOfHelper,
  'MyInvolvement.polls': VOLUNTEER_LIMITS.pollsOfHelper,
  'MyPoll.options': VOLUNTEER_LIMITS.availability.options.max,
  'MyPoll.answers': VOLUNTEER_LIMITS.availability.options.max,
  'UpsertHelpersPayload.results': VOLUNTEER_LIMITS.bulk.max,
  'AvailabilityRequest.options': VOLUNTEER_LIMITS.availability.options.max,
  'AvailabilityRequest.totals': VOLUNTEER_LIMITS.availability.options.max,
  'AvailabilityResponse.answers': VOLUNTEER_LIMITS.availability.options.max,
  'CourtAvailability.free': CLUB_LIMITS.availability.intervals,
  // Its limit up to 1.2.0: by today's, documents that were accepted would be too dear.
  'Location.openingHours': 31,
  'OpeningHours.intervals': CLUB_LIMITS.openingHours.intervals,
  'PersonExport.records': CLUB_LIMITS.importedBookings,
  'StaffMemberExport.records': LIMITS.staffRows.read,
  'PersonRecord.participants': CLUB_LIMITS.participants,
  'ImportError.details': CLUB_LIMITS.importErrorDetails,
  'ProvisionPayload.changes': CLUB_LIMITS.provisioning.records,
  'ProvisionPayload.credentials': CLUB_LIMITS.provisioning.records,
  'ProvisionPayload.clubs': CLUB_LIMITS.provisioning.records,
  'RefusedBooking.details': CLUB_LIMITS.refusedBookings.details,
  'Booking.participants': CLUB_LIMITS.participants,
  'MatchSession.participants': CLUB_LIMITS.participants,
  'MatchSession.players': CLUB_LIMITS.participants,
  'Court.scorePads': CLUB_LIMITS.scorePads,
  'ScoreSnapshot.setHistory': CLUB_LIMITS.sets,
  'VolunteerWorkflow.conditions': VOLUNTEER_LIMITS.workflow.conditions,
  'VolunteerWorkflow.actions': VOLUNTEER_LIMITS.workflow.actions,
  'Query.clubsBySlug': CLUB_LIMITS.clubsBySlug,
  'Club.search': CLUB_LIMITS.search.results,
  'Query.nodes': LIMITS.nodes,
  'Query.fieldUsage': LIMITS.usage.coordinates,
  'Query.operationUsage': LIMITS.usage.operations,
  'FieldUsage.clients': USAGE_LIMITS.clients + 1,
  'StaffViewer.roles': LIMITS.viewerRoles,
  'WebhookEndpoint.deliveryCounts': LIMITS.countedHalfHours,
  'WebhookDelivery.attempts': LIMITS.shownAttempts,
  'VolunteerWebhookDelivery.attempts': LIMITS.shownAttempts,
  'Backlog.queues': LIMITS.queues,
  'WebhookMessage.attempts': LIMITS.shownAttempts,
}

/** Size of a list without an entry and without a default page, which the graph lacks: only in graphs of tests. */
export const LONGEST_LIST = Math.max(...Object.values(LIST_SIZES))

/**
 * List sizes of introspection, averaged over all types and divided by four, since introspection needs no look-ups;
 * the whole schema takes 0.15 s.
 */
export const SCHEMA_SIZES: Readonly<Record<string, number>> = {
  '__Schema.types': 100,
  '__Schema.directives': 8,
  '__Type.fields': 3,
  '__Type.inputFields': 1,
  '__Type.enumValues': 1,
  '__Type.interfaces': 1,
  '__Type.possibleTypes': 1,
  '__Field.args': 1,
  '__Directive.args': 1,
}
