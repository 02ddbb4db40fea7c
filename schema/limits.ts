/** Limits of the whole platform; each product has its own limits file. */
export const LIMITS = {
  id: 200,
  /** Faults that a refusal lists. */
  issues: 50,
  /** Subject of a person at the identity provider. */
  subject: 200,
  email: 254,
  name: 120,
  timezone: 60,
  /** Of a club. */
  language: 35,
  /** Clubs per synchronization call of the gateway. */
  clubProfiles: 500,
  url: 2048,
  webhookDescription: 500,
  page: { default: 50, max: 200 },
  eventPage: { default: 100, max: 500 },
  /** Events are kept for seven days, for replay and streams (club API, Limits). */
  eventRetentionMs: 7 * 24 * 60 * 60 * 1000,
  idempotencyKey: 255,
  /** A SHA-256 in hexadecimal digits. */
  requestDigest: 64,
  /**
   * Texts with a grammar, in UTF-16 units including surrounding whitespace. A longer text is always invalid, and is
   * refused before a pattern or parser reads it.
   */
  raw: {
    dateTime: 40,
    day: 10,
    number: 9,
    id: 36,
    cursor: 4096,
    coordinates: 100,
    language: 100,
    phone: 100,
  },
  /** Attempts shown per delivery; a delivery that staff resend repeatedly has more. */
  shownAttempts: 20,
  /** Half hours of which the deliveries of an endpoint are counted, and the most of each status that are counted. */
  countedHalfHours: 48,
  countedDeliveries: 50_000,
  /** Ids of one `nodes`. */
  nodes: 100,
  /** Roles shown of a viewer; an access token has no limit of its own. */
  viewerRoles: 100,
  /** Coordinates of one `fieldUsage`, and entries of `operationUsage`. */
  usage: { coordinates: 50, operations: 500 },
  /** Queues of one `backlog`. */
  queues: 3,
  /** Log of requests: its requests of each owner, with some more until they are trimmed, and those of one call. */
  requestLog: { kept: 1_000, batch: 500 },
  /** Rows that a page of an export or erasure of staff reads at most where no index names the person, and that it changes at once. */
  staffRows: { read: 1_000, changed: 250 },
  /** Per mutation: rows of one table with an audit entry each; characters of a value as JSON. */
  audit: { rows: 500, value: 1_000 },
} as const

/** Both limits are allowed values. */
export function isWithin(value: number, { min, max }: { min: number; max: number }): boolean {
  return value >= min && value <= max
}
