import { createHmac } from 'node:crypto'

/** The input of the signature and the headers of an attempt. */
export interface Signing {
  secret: string
  body: string
  eventId: string
  deliveryId: string
  eventType: string
  /** 1 for the first. */
  attempt: number
  now: Date
}

type Headers = Record<string, string>

const SHARED = { 'content-type': 'application/json', 'user-agent': 'Clubgate-Webhooks/1.0' }

/** The headers of a delivery by product (Club API: Webhook delivery rules; Volunteer API: Events, Delivery rules). */
export const SIGNED_HEADERS = {
  /** The timestamp is in seconds, and signed. The `webhook-` headers are those of Standard Webhooks 1.0. */
  club({ secret, body, eventId, deliveryId, eventType, now }: Signing): Headers {
    const timestamp = String(Math.floor(now.getTime() / 1000))
    return {
      ...SHARED,
      'service-timestamp': timestamp,
      'service-signature': `v1=${sign(secret, `${timestamp}.${body}`)}`,
      'service-delivery': deliveryId,
      'service-event': eventType,
      'webhook-id': eventId,
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,${signStandard(secret, `${eventId}.${timestamp}.${body}`)}`,
    }
  },

  /** The timestamp is the time of the attempt; the signature covers the body alone. */
  volunteer({ secret, body, eventType, attempt, now }: Signing): Headers {
    return {
      ...SHARED,
      'x-service-event': eventType,
      'x-service-signature': `sha256=${sign(secret, body)}`,
      'x-service-timestamp': now.toISOString(),
      'x-service-attempt': String(attempt),
    }
  },
}

function sign(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('hex')
}

/** The key is what the text behind the prefix encodes in base64, of either alphabet. */
function signStandard(secret: string, text: string): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  return createHmac('sha256', key).update(text).digest('base64')
}
