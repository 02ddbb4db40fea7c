/** Limits of the Volunteer-Event Developer API. */
export const VOLUNTEER_LIMITS = {
  page: { default: 100, events: 50, max: 200 },
  /** Maximum, because the database reads all skipped rows. */
  offset: 1_000_000,
  search: 100,
  externalId: 120,
  event: { name: { min: 2, max: 140 }, description: 4000, location: 240 },
  shift: {
    ...{ title: { min: 2, max: 140 }, description: 4000, location: 240 },
    requiredHelpers: { min: 1, max: 999 },
  },
  assignment: { reason: 500, note: 500 },
  role: { name: 120, description: 1000 },
  helper: {
    ...{ name: 80, email: 254, notes: 2000, tag: 40, tags: 20, language: 40 },
    phone: { min: 5, max: 32 },
  },
  message: {
    ...{ subject: 200, body: 10_000 },
    /** Helpers, roles or shifts that an audience names. */
    audience: 200,
    sendAtToleranceSeconds: 60,
    /** Per event: the cancellation of an event turns all of them into drafts in one transaction. */
    scheduled: 200,
  },
  availability: {
    ...{ title: 140, description: 4000, label: 120, comment: 500 },
    options: { min: 1, max: 50 },
  },
  /** `enabled` is per club, because each enabled workflow evaluates all events of the club. */
  workflow: {
    ...{ name: { min: 2, max: 140 }, description: 1000, enabled: 100 },
    ...{ conditions: 10, field: 120, text: 500, values: 50, actions: 10 },
    /** Length as JSON: bounds a page of 200 workflows to a few megabytes. */
    characters: { conditions: 4000, actions: 12_000 },
    /** Helpers of a manual trigger. */
    helpers: 200,
    /** Assignments that one run updates. */
    assignments: 1000,
    runsPerHour: 60,
    /** Runs that wait for the hourly limit. */
    waitingRuns: 1000,
  },
  sync: { min: 1, max: 100 },
  bulk: { min: 1, max: 200 },
  /** Length of the fault of an item that the client refuses. */
  itemFault: 1000,
  assignments: { min: 1, max: 100 },
  /** Per bulk request. */
  newShifts: { min: 1, max: 100 },
  accesses: { min: 1, max: 200 },
  /** Overlapping shifts in an answer. */
  overlaps: 20,
  rolesOfAccess: 50,
  /**
   * Helpers who can come to a shift: those shown, those looked at, and how long before it their overlapping ones may
   * begin; of the event, the newest polls and the responses to them that are looked at.
   */
  candidates: { shown: 50, considered: 500, overlapDays: 31, polls: 20, responses: 5_000 },
  /** Lifetime of a helper's link; it ends at the latest `daysAfterEvent` after the event. */
  helperLink: { days: { min: 1, default: 30, max: 90 }, daysAfterEvent: 7, daysAfterPoll: 1 },
  /** Shifts in the involvement of a helper. */
  shiftsOfHelper: 100,
  /** Availability requests of an event that are searched for open ones of a helper. */
  pollsOfHelper: 10,
  /** Body limit of bulk requests. */
  bulkBytes: 4 * 1024 * 1024,
  activeWebhooks: 20,
  /** Per club, without revoked ones. */
  apiKeys: 100,
  /** Time for which lists contain deletions. */
  deletedDays: 90,
  /** Draft and active events by plan; VOLUNTEER_EVENT_LIMITS overrides them. */
  openEvents: { basic: 3, pro: 50, api_access_plus: 200 },
  perMinute: {
    /** Shared by all keys of a club with the pro plan. */
    pro: 180,
    /** Per key of a club with the add-on api_access_plus. */
    developerApi: 600,
    /** Per key of a club without either, which is refused after the count. */
    noTier: 60,
    /** Per helper with a link, over all events. */
    helper: 120,
  },
} as const

/** The limit on draft and active events; if several apply, the highest counts. */
export type EventLimits = Readonly<Record<keyof typeof VOLUNTEER_LIMITS.openEvents, number>>
