import { createHmac } from 'node:crypto'
import { toEventRecord } from '../../../schema/club/event-record.ts'
import type { LoggedEvent } from '../../foundation/event-log/entities.ts'
import type { Signing, WebhookPolicy } from '../../foundation/webhooks/webhook-policy.ts'

/** Failures in a row that the club's staff are told of; the last of them disables (Limits). */
export const WARNED_AT = [10, 15, 20] as const

/** What the club API promises about its deliveries (Webhook delivery rules; Limits). */
export function clubWebhookPolicy(
  waitsMs: readonly number[],
  publicUrl: string,
): Omit<WebhookPolicy, 'findOwners'> {
  return {
    product: 'club',
    waitsMs,
    timeoutMs: 10_000,
    connectTimeoutMs: 5000,
    isFinal: () => false,
    pacedBy: 'endpoint',
    disableAfter: WARNED_AT[2],
    toBody: (event) => toBody(event, publicUrl),
    toHeaders,
  }
}

/** The highest number of failures in a row that this endpoint's owner should be warned of; or null. */
export function failureWarningOf(failures: number): number | null {
  return WARNED_AT.findLast((warning) => failures >= warning) ?? null
}

/** The record that the event feed has, to the byte. */
function toBody({ resourceType, resourceId, ...event }: LoggedEvent, publicUrl: string): string {
  const resource = { type: resourceType, id: resourceId }
  return JSON.stringify(toEventRecord({ ...event, resource }, publicUrl))
}

function toHeaders({ secret, body, deliveryId, eventType, now }: Signing): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000))
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')
  return {
    'content-type': 'application/json',
    'user-agent': 'Clubgate-Webhooks/1.0',
    'service-timestamp': timestamp,
    'service-signature': `v1=${signature}`,
    'service-delivery': deliveryId,
    'service-event': eventType,
  }
}
