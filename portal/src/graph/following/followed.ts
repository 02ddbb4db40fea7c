import type { PortalOperation } from '../ask.ts'
import { type ChangeKind, FEEDS, type FeedName, feedOf, isFeed } from './feeds.ts'

export interface Followed {
  /** Changes behind which the answer is read again. */
  by: readonly ChangeKind[]
  /** Of this kind, only changes of a record that the variables name. */
  ownKind?: ChangeKind
  /** At most one read in this time. */
  everyMs?: number
  /** From a change to the read behind it, so that one act's changes share a read. */
  settleMs?: number
  /** Brings the record itself. */
  record?: PortalOperation
  /** Figures that move with the time, which nothing announces: interval of their reads. */
  clockMs?: number
  /** Of the frame around every page. */
  isOfShell?: boolean
}

/** Read when a page, a panel or a form with it is opened, and when the tab becomes visible; pages say of when it is. */
const AT_ENTRY: Followed = { by: [] }

/** A minute counts by seconds, and no event says that a request was counted. */
export const RATES_EVERY_MS = 10_000

const CLOCK: Followed = { by: [], clockMs: RATES_EVERY_MS }

/** Reads that look at many rows need not follow each change. */
const DEAR_EVERY_MS = 5_000

const OF_PLAN = ['SHIFT', 'ASSIGNMENT', 'HELPER'] as const
const OF_HELPERS = ['HELPER', 'HELPER_DETAILS'] as const
const OF_RUNS = [...FEEDS.PortalVolunteerEvents, 'WORKFLOW', 'WORKFLOW_RUN'] as const
const OF_DAY = ['COURT', 'LOCATION', 'COURT_STATUS_CHANGED', 'SESSION_CREATED'] as const
const OF_BOOKINGS = ['BOOKING_UPDATED', 'BOOKING_CANCELLED'] as const
const OF_CONFLICTS = ['BOOKING_RECONCILIATION_REQUIRED', ...OF_BOOKINGS] as const

/** Reads of the portal's own server. */
type OwnRead = 'session' | 'sessions' | 'staff-sessions'

/** How each query of the pages is followed; an operation that is missing here cannot be asked. */
export const FOLLOWED = {
  session: { by: [], isOfShell: true },
  sessions: AT_ENTRY,
  'staff-sessions': AT_ENTRY,
  PortalShell: { by: ['CLUB'], isOfShell: true },
  PortalClubsBySlug: { by: ['CLUB'], isOfShell: true },
  PortalDeskNeeds: {
    by: [
      ...FEEDS.PortalClubChanges,
      ...(['COURT_STATUS_CHANGED', 'SESSION_CREATED', 'SESSION_STATUS_CHANGED'] as const),
      ...OF_CONFLICTS,
    ],
    everyMs: DEAR_EVERY_MS,
    isOfShell: true,
  },
  PortalNamedRecords: { by: ['COURT', 'EVENT'] },

  // A name whose consent is withdrawn leaves the results at once, those of a coach by its match.
  PortalSearch: { by: ['MATCH_SESSION', 'BOOKING_CREATED', ...OF_BOOKINGS], everyMs: 500 },
  // Nothing announces a refusal.
  PortalMissingBooking: { by: ['BOOKING_CREATED', ...OF_BOOKINGS], everyMs: DEAR_EVERY_MS },

  PortalToday: {
    by: [...OF_DAY, 'BOOKING_CREATED', ...OF_BOOKINGS],
    record: 'PortalDay',
  },
  PortalOpenConflicts: {
    by: ['RECONCILIATION_CONFLICT', 'SESSION_STATUS_CHANGED', ...OF_CONFLICTS],
  },
  PortalCourtBookings: {
    by: ['BOOKING_CREATED', ...OF_BOOKINGS, 'SESSION_STATUS_CHANGED'],
    // Of all closed courts, and in the shell of every page
    everyMs: DEAR_EVERY_MS,
  },
  PortalCourtsInUse: { by: ['COURT', 'COURT_STATUS_CHANGED'] },
  PortalFailingEndpoints: { by: ['WEBHOOK_ENDPOINT'], everyMs: DEAR_EVERY_MS },
  PortalMatch: {
    by: ['MATCH_SESSION', ...OF_BOOKINGS],
    ownKind: 'MATCH_SESSION',
    // A name whose consent is withdrawn leaves within a second, points that were read just before or not.
    everyMs: 500,
  },
  PortalBookingOfMatch: { by: ['MATCH_SESSION', ...OF_BOOKINGS], ownKind: 'MATCH_SESSION' },
  // Behind a refusal, whose booking keeps its source.
  PortalSourceOfBooking: AT_ENTRY,
  PortalScoreEvents: { by: ['MATCH_SESSION'], ownKind: 'MATCH_SESSION' },
  PortalMatchActs: { by: ['MATCH_SESSION'], ownKind: 'MATCH_SESSION' },
  PortalCourtBoard: { by: [], record: 'PortalCourtBoardUpdates' },
  PortalCourtDevices: { by: ['COURT', 'COURT_STATUS_CHANGED'] },
  PortalOpeningHours: { by: ['LOCATION'] },
  PortalClubRules: { by: ['CLUB'] },

  PortalVolunteerEventList: { by: ['EVENT', 'HELPER'] },
  PortalEventStaffing: { by: ['EVENT', ...OF_PLAN], everyMs: DEAR_EVERY_MS },
  PortalPlan: { by: ['EVENT', 'ROLE'] },
  PortalPlanShifts: { by: ['ROLE', ...OF_PLAN] },
  PortalShiftAssignments: { by: ['HELPER_DETAILS', ...OF_PLAN] },
  PortalShiftCandidates: { by: ['AVAILABILITY', 'HELPER_DETAILS', ...OF_PLAN] },
  PortalPlanHelpers: { by: OF_HELPERS },
  PortalHelpersWithoutShift: {
    by: ['AVAILABILITY', 'HELPER_DETAILS', ...OF_PLAN],
    everyMs: DEAR_EVERY_MS,
  },
  PortalPlanEvent: AT_ENTRY,
  PortalPlanRole: AT_ENTRY,
  PortalHelpers: { by: OF_HELPERS },
  PortalHelperName: { by: OF_HELPERS },
  PortalHelper: { by: ['EVENT', 'AVAILABILITY', 'HELPER_DETAILS', ...OF_PLAN] },
  PortalEventAccesses: { by: OF_HELPERS },
  PortalEventAssignments: { by: OF_PLAN },
  PortalPolls: { by: ['AVAILABILITY', 'POLL'] },
  PortalPoll: { by: ['AVAILABILITY', 'POLL', 'EVENT'] },
  PortalPollAnswers: { by: ['AVAILABILITY', 'POLL', 'HELPER'] },
  PortalMessages: { by: ['MESSAGE'] },
  PortalMessageReach: { by: ['ROLE', 'HELPER_DETAILS', ...OF_PLAN], everyMs: DEAR_EVERY_MS },
  PortalMessage: { by: ['MESSAGE'] },
  PortalMessageRecipients: {
    by: ['MESSAGE', 'MESSAGE_RECIPIENTS', 'HELPER_DETAILS'],
    everyMs: DEAR_EVERY_MS,
  },
  PortalEventRoles: { by: ['ROLE'] },
  PortalEventShifts: { by: OF_PLAN },
  // A run publishes its start and what it does; both take moments.
  PortalRuns: { by: OF_RUNS, settleMs: 1_000 },
  PortalWorkflow: { by: OF_RUNS, settleMs: 1_000 },
  PortalWorkflows: { by: ['EVENT', 'AUTOMATION', 'WORKFLOW'], everyMs: DEAR_EVERY_MS },
  PortalEventNames: { by: ['EVENT'] },

  PortalConsent: AT_ENTRY,
  PortalIntegrations: AT_ENTRY,
  PortalApprovals: AT_ENTRY,
  PortalSources: AT_ENTRY,
  PortalRequests: AT_ENTRY,
  PortalRequestsLeft: CLOCK,
  PortalApiKeys: AT_ENTRY,
  PortalKeyRequests: AT_ENTRY,
  PortalVolunteerWebhooks: AT_ENTRY,
  PortalKeyRequestsLeft: CLOCK,
  PortalAccount: CLOCK,
  PortalOpenEvents: { by: ['EVENT'] },
  PortalWebhooks: { by: ['WEBHOOK_ENDPOINT'] },
  PortalEndpoint: { by: ['WEBHOOK_ENDPOINT'], ownKind: 'WEBHOOK_ENDPOINT' },
  PortalDeliveries: { by: ['WEBHOOK_ENDPOINT'], ownKind: 'WEBHOOK_ENDPOINT' },
  PortalDelivery: { by: ['WEBHOOK_ENDPOINT'] },
  PortalDeliveryCounts: {
    by: ['WEBHOOK_ENDPOINT'],
    ownKind: 'WEBHOOK_ENDPOINT',
    everyMs: DEAR_EVERY_MS,
  },
  PortalGivenUp: { by: ['WEBHOOK_ENDPOINT'], ownKind: 'WEBHOOK_ENDPOINT', everyMs: DEAR_EVERY_MS },

  PortalClubs: AT_ENTRY,
  PortalOperatedClubsBySlug: AT_ENTRY,
  PortalBacklog: AT_ENTRY,
  PortalAudit: AT_ENTRY,
  PortalVolunteerAudit: AT_ENTRY,
  PortalClubAudit: AT_ENTRY,
  PortalVolunteerClubAudit: AT_ENTRY,
} as const satisfies Partial<Record<PortalOperation | OwnRead, Followed>>

/** A query that a page may ask. */
export type PortalQuery = Exclude<keyof typeof FOLLOWED, OwnRead>

/** How the query of a key is followed. */
export function followedOf([name]: readonly unknown[]): Followed {
  return Object.hasOwn(FOLLOWED, String(name)) ? FOLLOWED[name as PortalQuery] : AT_ENTRY
}

/** Reads that nothing brings or announces, so that only a page that is opened makes them new. */
export function isReadAtEntry(queryKey: readonly unknown[]): boolean {
  const { by, record, clockMs, isOfShell } = followedOf(queryKey)
  return by.length === 0 && !record && !clockMs && !isOfShell
}

/** Feeds whose changes show in the answer of a query. */
export function feedsOf(queryKey: readonly unknown[]): FeedName[] {
  return followedOf(queryKey).by.map(feedOf)
}

/** Those, and the one that brings the record: a change between the read and any of their beginnings would be missed. */
export function awaitedFeedsOf(queryKey: readonly unknown[]): FeedName[] {
  const { record = '' } = followedOf(queryKey)
  return isFeed(record) ? [...feedsOf(queryKey), record] : feedsOf(queryKey)
}
