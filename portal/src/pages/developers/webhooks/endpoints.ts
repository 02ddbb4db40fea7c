import { ATTEMPT_TIMEOUT_MS, isWorrying } from '../../../../../rules/webhooks/health.ts'
import type { DataOf } from '../../../graph/ask.ts'
import { isDisabledByFailures } from '../../../shell/needs/desk-needs.ts'

type Club = NonNullable<DataOf<'PortalWebhooks'>['club']>
export type Endpoint = NonNullable<Club['webhookEndpoints']>['nodes'][number]

type WithDeliveries = NonNullable<DataOf<'PortalDeliveries'>['webhookEndpoint']>
export type Delivery = NonNullable<WithDeliveries['deliveries']>['nodes'][number]

/** With what is shown of one delivery alone. */
export type FullDelivery = NonNullable<DataOf<'PortalDelivery'>['webhookDelivery']>
export type Attempt = NonNullable<FullDelivery['attempts']>[number]

export type Health = 'working' | 'failing' | 'stopped' | 'disabled'

/** `stopped` is disabled by its failures; `disabled` by its application, which knows of it. */
export function healthOf(endpoint: Endpoint): Health {
  if (endpoint.status === 'DISABLED') return isDisabledByFailures(endpoint) ? 'stopped' : 'disabled'
  return isWorrying(endpoint.consecutiveFailures) ? 'failing' : 'working'
}

/** Shapes of `Status` for what an endpoint is like. */
export const HEALTH_SHAPES: Readonly<Record<Health, string>> = {
  working: 'SUCCEEDED',
  failing: 'RETRYING',
  stopped: 'FAILED',
  disabled: 'CLOSED',
}

/** Shapes of `Status` for the end, or the state, of a delivery. */
export const DELIVERY_SHAPES = {
  PENDING: 'PENDING',
  DELIVERED: 'DELIVERED',
  FAILED: 'FAILED',
  ENDED: 'CLOSED',
} as const

/** What came back last: a status, a cause without one, or nothing yet. */
export function lastAnswerOf({ attempts }: Delivery) {
  return attempts?.at(-1) ?? null
}

export function isPending({ status }: Pick<Delivery, 'status'>): boolean {
  return status === 'PENDING'
}

/** True while an attempt is due or under way. */
export function isUnderWay(
  { status, nextAttemptAt }: Pick<Delivery, 'status' | 'nextAttemptAt'>,
  now: Date,
): boolean {
  if (!isPending({ status }) || nextAttemptAt === null) return false
  return new Date(nextAttemptAt).getTime() - now.getTime() < ATTEMPT_TIMEOUT_MS.club
}
