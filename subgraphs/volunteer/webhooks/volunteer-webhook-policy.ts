import {
  ATTEMPT_TIMEOUT_MS,
  ATTEMPT_WAITS_MS,
  VOLUNTEER_REPEATED_STATUSES,
} from '../../../rules/webhooks/attempts.ts'
import { SIGNED_HEADERS } from '../../../rules/webhooks/signed-headers.ts'
import type { AttemptResult } from '../../foundation/webhooks/request.ts'
import type { WebhookPolicy } from '../../foundation/webhooks/webhook-policy.ts'
import { toWebhookPayload } from './webhook-payload.ts'

/** The promises of the Volunteer API about its deliveries (Events, Delivery rules). */
export const VOLUNTEER_WEBHOOK_POLICY: Omit<WebhookPolicy, 'findOwners'> = {
  product: 'volunteer',
  waitsMs: ATTEMPT_WAITS_MS.volunteer,
  timeoutMs: ATTEMPT_TIMEOUT_MS.volunteer,
  connectTimeoutMs: 8000,
  isFinal,
  pacedBy: 'delivery',
  // The specification disables no webhook.
  disableAfter: null,
  toBody: (event) => JSON.stringify(toWebhookPayload(event)),
  toHeaders: SIGNED_HEADERS.volunteer,
}

/** A blocked address, and every status that is not listed, are not retried (Events, Retry triggers). */
function isFinal({ status, failure }: AttemptResult): boolean {
  if (failure === 'blocked_address') return true
  if (failure !== 'http_status' || status === null) return false

  return status < 500 && !VOLUNTEER_REPEATED_STATUSES.includes(status)
}
