import { randomBytes, randomUUID } from 'node:crypto'
import { SIGNED_HEADERS } from '../../../rules/webhooks/signed-headers.ts'
import { SIGNING_SECRETS } from '../../../rules/webhooks/signing-secrets.ts'
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
  const named = { eventId: idOf(body), deliveryId: randomUUID(), eventType: type }
  const signing = { secret, body, ...named, attempt: 1, now: at }
  const headers = { ...SIGNED_HEADERS[product](signing), traceparent: newTraceparent() }
  return { headers, body }
}

/** A trace of the delivery alone, which is not recorded (W3C Trace Context). */
function newTraceparent(): string {
  return `00-${randomBytes(16).toString('hex')}-${randomBytes(8).toString('hex')}-00`
}

/** Of an event of the Club API; a body that is none, as a check sends, has an id of its own. */
function idOf(body: string): string {
  try {
    return String(JSON.parse(body).id)
  } catch {
    return randomUUID()
  }
}

export function makeSecret(product: Product): string {
  return SIGNING_SECRETS[product](randomBytes)
}
