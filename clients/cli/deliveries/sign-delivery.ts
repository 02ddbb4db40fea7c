import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import type { Product } from '../sandbox-access.ts'

/** A signed request, as the platform sends it to a webhook. */
export interface Delivery {
  headers: Readonly<Record<string, string>>
  body: string
}

export interface Signed {
  product: Product
  type: string
  body: string
  secret: string
  at?: Date
}

/** The headers of a delivery; the body is sent as it is. */
export function signDelivery({ product, type, body, secret, at = new Date() }: Signed): Delivery {
  const shared = {
    'content-type': 'application/json',
    'user-agent': 'Clubgate-Webhooks/1.0',
    traceparent: newTraceparent(),
  }
  const sign = (text: string) => createHmac('sha256', secret).update(text).digest('hex')
  if (product === 'volunteer') {
    const headers = {
      ...shared,
      'x-service-event': type,
      'x-service-signature': `sha256=${sign(body)}`,
      'x-service-timestamp': at.toISOString(),
      'x-service-attempt': '1',
    }
    return { headers, body }
  }
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const headers = {
    ...shared,
    'service-timestamp': timestamp,
    'service-signature': `v1=${sign(`${timestamp}.${body}`)}`,
    'service-delivery': randomUUID(),
    'service-event': type,
  }
  return { headers, body }
}

/** A trace of the delivery alone, which is not recorded (W3C Trace Context). */
function newTraceparent(): string {
  return `00-${randomBytes(16).toString('hex')}-${randomBytes(8).toString('hex')}-00`
}

export function makeSecret(): string {
  return `whsec_${randomBytes(32).toString('base64url')}`
}
