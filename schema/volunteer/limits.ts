/** Limits of the Volunteer-Event Developer API; said once, used wherever they hold. */
export const VOLUNTEER_LIMITS = {
  page: { default: 100, events: 50, max: 200 },
  /** Rows that are passed over are read all the same, so there is an end to it. */
  offset: 1_000_000,
  search: 100,
  externalId: 120,
  event: { name: 140, description: 4000, location: 240 },
  shift: { title: 140, description: 4000, location: 240, requiredHelpers: { min: 1, max: 999 } },
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
    /** Of an event at a time: cancelling the event makes drafts of all of them in one transaction. */
    scheduled: 200,
  },
  availability: {
    ...{ title: 140, description: 4000, label: 120, comment: 500 },
    options: { min: 1, max: 50 },
  },
  /** Enabled ones are those that a club may have at a time; each may look at all that the club does. */
  workflow: {
    ...{ name: { min: 2, max: 140 }, description: 1000, enabled: 100 },
    ...{ conditions: 10, field: 120, text: 500, values: 50, actions: 10 },
    /** As JSON: a page of 200 workflows stays an answer of some megabytes. */
    characters: { conditions: 4000, actions: 12_000 },
    /** By hand, all of them about one thing. */
    helpers: 200,
    /** Whose status one run sets. */
    assignments: 1000,
    runsPerHour: 60,
    /** Starts beyond those of the hour. */
    waitingRuns: 1000,
  },
  sync: { min: 1, max: 100 },
  bulk: { min: 1, max: 200 },
  /** What a client says of an item that it refuses itself. */
  itemFault: 1000,
  assignments: { min: 1, max: 100 },
  /** Of one bulk each. */
  newShifts: { min: 1, max: 100 },
  accesses: { min: 1, max: 200 },
  /** Shifts that are shown to be at the same time as another one of a helper. */
  overlaps: 20,
  rolesOfAccess: 50,
  /** How long a helper's link is good; never for longer than some days after the event. */
  helperLink: { days: { min: 1, default: 30, max: 90 }, daysAfterEvent: 7 },
  /** Shifts that a helper is shown to be in. */
  shiftsOfHelper: 100,
  /** Availability requests of an event that are looked at for what a helper can answer. */
  pollsOfHelper: 10,
  /** Of the body of a request that carries many records. */
  bulkBytes: 4 * 1024 * 1024,
  activeWebhooks: 20,
  /** Of a club, those that are revoked not counted. */
  apiKeys: 100,
  /** Time for which lists contain deletions. */
  deletedDays: 90,
  /** Draft and active events at a time by what a club has, where VOLUNTEER_EVENT_LIMITS says no other. */
  openEvents: { basic: 3, pro: 50, api_access_plus: 200 },
  perMinute: {
    /** For all keys of a club with the pro plan together. */
    pro: 180,
    /** For each key of a club with the add-on api_access_plus. */
    developerApi: 600,
    /** For each key of a club that has neither, which is refused for that only afterwards. */
    noTier: 60,
    /** For each helper who acts by a link, at all events together. */
    helper: 120,
  },
} as const
