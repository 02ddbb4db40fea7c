import {
  ATTEMPT_TIMEOUT_MS,
  ATTEMPT_WAITS_MS,
  VOLUNTEER_REPEATED_STATUSES,
} from '../../../rules/webhooks/attempts.ts'

const REPEATED = {
  club: 'everything else is repeated',
  volunteer: `network errors, time-outs, ${VOLUNTEER_REPEATED_STATUSES.join(', ')} and 5xx are repeated, and any other status ends the delivery`,
} as const

/** What a receiver reads first about the deliveries of an API: when one is accepted, and what is repeated how often. */
export function deliveryPromise(api: keyof typeof REPEATED): string {
  const seconds = ATTEMPT_TIMEOUT_MS[api] / 1000
  const attempts = ATTEMPT_WAITS_MS[api].length
  return `Any status from 200 to 299 within ${seconds} seconds accepts it; ${REPEATED[api]}, with ${attempts} attempts in all. Verify the signature over the raw body before parsing it.`
}
