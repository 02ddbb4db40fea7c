/** Limits of the Club Integration API. */
export const CLUB_LIMITS = {
  bookingDurationMs: 24 * 60 * 60 * 1000,
  participants: 4,
  /** A booking that the club makes itself; `overlapping` bookings beside which it may stand. */
  clubBooking: { minDurationMs: 5 * 60 * 1000, overlapping: 20 },
  displayName: 80,
  /** Of a booking: the slug of an application, or `portal`. */
  provider: 80,
  slug: { min: 2, max: 40 },
  clubsBySlug: 20,
  /** Of bookings: characters of a text, words of it that count, results, and days for which what began is found. */
  search: { text: { min: 2, max: 80 }, words: 3, results: 20, days: 90 },
  location: { address: 200, city: 120, postalCode: 20 },
  publicId: 40,
  overrideReason: 200,
  /** Per court. */
  scorePads: 10,
  pairingLifetimeMs: 10 * 60 * 1000,
  /** Characters of a typed pairing code that are read. */
  typedCode: 40,
  publicKey: 20_000,
  /** Of a best of three. */
  sets: 3,
  /** In the graph; REST returns any stored value. `dates` beside the week, `bytes` of both as JSON. */
  openingHours: { dates: 200, intervals: 4, bytes: 64 * 1024 },
  /** In the graph. */
  importErrorDetails: 3,
  importedBookings: 500,
  /** Of the body of an import, whose records have four participants each at most. */
  importBytes: 16 * 1024 * 1024,
  /**
   * `days` of a range, which ends at most `daysAhead`; `courts` of a page, `intervals` of a court; shortest `minutes` of an
   * interval that can be asked for; `bookings` of one read, `chunk` of them that are read at once.
   */
  availability: {
    days: 14,
    daysAhead: 400,
    courts: 50,
    intervals: 500,
    minutes: { min: 5, max: 1440 },
    bookings: 50_000,
    chunk: 5000,
  },
  sourceVersion: 2_147_483_647,
  sourceKey: 80,
  /** Erasures of persons that are in progress, per source. */
  personErasures: 20,
  aiModelVersion: 120,
  /** One-time code by which a partner proves that an installation is meant for it. */
  code: { min: 40, max: 200 },
  codeVerifier: { min: 43, max: 128 },
  codeChallenge: 43,
  nonce: 200,
  /** Per installation, including disabled ones, which stay in the list. */
  webhookEndpoints: 10,
  redirectUris: 10,
  ticketLifetimeMs: 60_000,
  /** Of one call; `records` counts all that it names, and the changes that it lists. */
  provisioning: { list: 200, records: 1000, courtNumber: 9999, credentialNumber: 9999 },
  perMinute: {
    installation: 1200,
    staff: 1200,
    /** Exchanges of codes from one network address. */
    exchange: 30,
  },
  /**
   * `ofSource` refused bookings are kept, each with so many `details` of a length. Those that wait to be stored are bounded;
   * a statement stores `flushed` of them.
   */
  refusedBookings: {
    ofSource: 5000,
    details: 10,
    value: 200,
    waiting: 100_000,
    waitingInstallations: 500,
    waitingOfInstallation: { atLeast: 1000, atMost: 5000 },
    flushed: 500,
    flushEveryMs: 500,
  },
  /** Concurrent sockets per installation and process. */
  eventSockets: 20,
} as const
