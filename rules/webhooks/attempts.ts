const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** The time in which a receiver must answer an attempt, by API. */
export const ATTEMPT_TIMEOUT_MS = { club: 10_000, volunteer: 8000 } as const

/**
 * The waits before the attempts of a delivery, by API: of the first after the event, of each other after the attempt
 * before. CLUB_WEBHOOK_SCHEDULE sets others for the Club API.
 */
export const ATTEMPT_WAITS_MS = {
  club: [
    0,
    MINUTE_MS,
    5 * MINUTE_MS,
    30 * MINUTE_MS,
    2 * HOUR_MS,
    8 * HOUR_MS,
    24 * HOUR_MS,
    48 * HOUR_MS,
  ],
  volunteer: [0, 300, 1000],
} as const

/** Statuses that the Volunteer API repeats, as it does every 5xx; the Club API repeats all but 2xx. */
export const VOLUNTEER_REPEATED_STATUSES: readonly number[] = [408, 409, 425, 429]

export const FIRST_BACKOFF_MS = 250

/**
 * The backoff of an endpoint after consecutive failures: it doubles up to the wait of the first retry, so
 * that an outage of seconds at a busy club does not disable the endpoint.
 */
export function endpointBackoffMs(
  { waitsMs }: { waitsMs: readonly number[] },
  failures: number,
): number {
  const longestMs = waitsMs[1] ?? 0
  return Math.min(longestMs, FIRST_BACKOFF_MS * 2 ** (failures - 1))
}
