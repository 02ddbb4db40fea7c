import { createHmac } from 'node:crypto'
import {
  ATTEMPT_TIMEOUT_MS,
  ATTEMPT_WAITS_MS,
  VOLUNTEER_REPEATED_STATUSES,
} from '../../../rules/webhooks/attempts.ts'
import type { AttemptResult } from '../../foundation/webhooks/request.ts'
import type { Signing, WebhookPolicy } from '../../foundation/webhooks/webhook-policy.ts'
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
  toHeaders: toSignedHeaders,
}

/** The timestamp is the time of the attempt; the signature covers the body alone. */
function toSignedHeaders({
  secret,
  body,
  eventType,
  attempt,
  now,
}: Signing): Record<string, string> {
  const signature = createHmac('sha256', secret).update(body).digest('hex')
  return {
    'content-type': 'application/json',
    'user-agent': 'Clubgate-Webhooks/1.0',
    'x-service-event': eventType,
    'x-service-signature': `sha256=${signature}`,
    'x-service-timestamp': now.toISOString(),
    'x-service-attempt': String(attempt),
  }
}

/** A blocked address, and every status that is not listed, are not retried (Events, Retry triggers). */
function isFinal({ status, failure }: AttemptResult): boolean {
  if (failure === 'blocked_address') return true
  if (failure !== 'http_status' || status === null) return false

  return status < 500 && !VOLUNTEER_REPEATED_STATUSES.includes(status)
}
