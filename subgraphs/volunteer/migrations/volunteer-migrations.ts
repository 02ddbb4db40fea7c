import { FOUNDATION_MIGRATIONS } from '../../foundation/migrations/foundation-migrations.ts'
import { createEvents } from './0100-create-events.ts'
import { countPublishedEvents } from './0101-count-published-events.ts'
import { findEventsByStatus } from './0102-find-events-by-status.ts'
import { createAccounts } from './0103-create-accounts.ts'
import { createApiKeys } from './0104-create-api-keys.ts'
import { createHelpers } from './0105-create-helpers.ts'
import { nameEventsExternally } from './0110-name-events-externally.ts'
import { findEventsByExternalId } from './0111-find-events-by-external-id.ts'
import { FoldSearchTexts } from './0112-fold-search-texts.ts'
import { keepInactiveClubs } from './0113-keep-inactive-clubs.ts'
import { findKeptEvents } from './0114-find-kept-events.ts'
import { findChangedEvents } from './0115-find-changed-events.ts'
import { listHelpersByAnyFilter } from './0116-list-helpers-by-any-filter.ts'
import { createHelperSearchParts } from './0117-create-helper-search-parts.ts'
import { FillHelperSearchParts } from './0118-fill-helper-search-parts.ts'
import { countPublicationsOfHelpers } from './0120-count-publications-of-helpers.ts'
import { markErasedHelpers } from './0121-mark-erased-helpers.ts'
import { createEventAccesses } from './0122-create-event-accesses.ts'
import { createRoles } from './0125-create-roles.ts'
import { createShifts } from './0126-create-shifts.ts'
import { createShiftAssignments } from './0127-create-shift-assignments.ts'
import { createMessages } from './0130-create-messages.ts'
import { createMessageRecipients } from './0131-create-message-recipients.ts'
import { findRecipientsOfEvents } from './0132-find-recipients-of-events.ts'
import { createEventAccessRoles } from './0133-create-event-access-roles.ts'
import { fillEventAccessRoles } from './0134-fill-event-access-roles.ts'
import { listAssignments } from './0135-list-assignments.ts'
import { keepWhenWordsWereTold } from './0136-keep-when-words-were-told.ts'
import { fillWhenWordsWereTold } from './0137-fill-when-words-were-told.ts'
import { listAssignmentsOfHelpers } from './0138-list-assignments-of-helpers.ts'
import { findHelpersByAssignment } from './0140-find-helpers-by-assignment.ts'
import { writeRecipientsInSteps } from './0141-write-recipients-in-steps.ts'
import { createAvailabilityRequests } from './0142-create-availability-requests.ts'
import { createAvailabilityResponses } from './0143-create-availability-responses.ts'
import { createWorkflows } from './0145-create-workflows.ts'
import { createWorkflowRuns } from './0146-create-workflow-runs.ts'
import { createWorkflowEffects } from './0147-create-workflow-effects.ts'
import { createWorkflowPositions } from './0148-create-workflow-positions.ts'
import { aimRunsAtAssignments } from './0149-aim-runs-at-assignments.ts'
import { countRevokedLinks } from './0150-count-revoked-links.ts'
import { FillTagParts } from './0160-fill-tag-parts.ts'
import { tellEndsOfDeliveriesInIndices } from './0161-tell-ends-of-deliveries-in-indices.ts'
import { TellTagsApart } from './0162-tell-tags-apart.ts'
import { noteCancellations } from './0163-note-cancellations.ts'
import { addMailPreferences } from './0167-add-mail-preferences.ts'
import { createClubProfiles } from './0168-create-club-profiles.ts'
import { addEventTimezones } from './0169-add-event-timezones.ts'
import { addReplyAddresses } from './0170-add-reply-addresses.ts'
import { letRunsWait } from './0171-let-runs-wait.ts'
import { listEndedDeliveries } from './0179-list-ended-deliveries.ts'

/** The history of the volunteer database, oldest first. */
export const VOLUNTEER_MIGRATIONS = [
  ...FOUNDATION_MIGRATIONS,
  createEvents,
  countPublishedEvents,
  findEventsByStatus,
  createAccounts,
  createApiKeys,
  createHelpers,
  nameEventsExternally,
  findEventsByExternalId,
  FoldSearchTexts,
  keepInactiveClubs,
  findKeptEvents,
  findChangedEvents,
  listHelpersByAnyFilter,
  createHelperSearchParts,
  FillHelperSearchParts,
  countPublicationsOfHelpers,
  markErasedHelpers,
  createEventAccesses,
  createRoles,
  createShifts,
  createShiftAssignments,
  createMessages,
  createMessageRecipients,
  findRecipientsOfEvents,
  createEventAccessRoles,
  fillEventAccessRoles,
  listAssignments,
  keepWhenWordsWereTold,
  fillWhenWordsWereTold,
  listAssignmentsOfHelpers,
  findHelpersByAssignment,
  writeRecipientsInSteps,
  createAvailabilityRequests,
  createAvailabilityResponses,
  createWorkflows,
  createWorkflowRuns,
  createWorkflowEffects,
  createWorkflowPositions,
  aimRunsAtAssignments,
  countRevokedLinks,
  FillTagParts,
  tellEndsOfDeliveriesInIndices,
  TellTagsApart,
  noteCancellations,
  addMailPreferences,
  createClubProfiles,
  addEventTimezones,
  addReplyAddresses,
  letRunsWait,
  listEndedDeliveries,
]
