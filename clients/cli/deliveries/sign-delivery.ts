import { randomBytes, randomUUID } from 'node:crypto'
import { SIGNED_HEADERS } from '../../../rules/webhooks/signed-headers.ts'
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

/** The headers of a first attempt; the body is sent as it is. */
export function signDelivery({ product, type, body, secret, at = new Date() }: Signed): Delivery {
  const signing = { secret, body, deliveryId: randomUUID(), eventType: type, attempt: 1, now: at }
  const headers = { ...SIGNED_HEADERS[product](signing), traceparent: newTraceparent() }
  return { headers, body }
}

/** A trace of the delivery alone, which is not recorded (W3C Trace Context). */
function newTraceparent(): string {
  return `00-${randomBytes(16).toString('hex')}-${randomBytes(8).toString('hex')}-00`
}

export function makeSecret(): string {
  return `whsec_${randomBytes(32).toString('base64url')}`
}
