import {
  ATTEMPT_TIMEOUT_MS,
  ATTEMPT_WAITS_MS,
  endpointBackoffMs,
} from '../../../../../rules/webhooks/attempts.ts'
import { isFailing } from '../../../../../rules/webhooks/health.ts'
import type { DataOf } from '../../../graph/ask.ts'

type Club = NonNullable<DataOf<'PortalWebhooks'>['club']>
export type Endpoint = NonNullable<Club['webhookEndpoints']>['nodes'][number]

type WithDeliveries = NonNullable<DataOf<'PortalDeliveries'>['webhookEndpoint']>
export type Delivery = NonNullable<WithDeliveries['deliveries']>['nodes'][number]

/** With what is shown of one delivery alone. */
export type FullDelivery = NonNullable<DataOf<'PortalDelivery'>['webhookDelivery']>
export type Attempt = NonNullable<FullDelivery['attempts']>[number]

export type Health = 'working' | 'failing' | 'stopped' | 'ended' | 'disabled'

/** `stopped` is disabled by its failures, `ended` by the club, `disabled` by its application, which knows of it. */
export function healthOf(endpoint: Pick<Endpoint, 'disabledBy' | 'consecutiveFailures'>): Health {
  if (endpoint.disabledBy !== null) return DISABLED_HEALTH[endpoint.disabledBy]
  return isFailing(endpoint.consecutiveFailures) ? 'failing' : 'working'
}

const DISABLED_HEALTH = { FAILURES: 'stopped', STAFF: 'ended', CALLER: 'disabled' } as const

/** The club's owner can try and enable it again; what its application disabled stays the application's. */
export function isOwnersToSwitch({ disabledBy }: Pick<Endpoint, 'disabledBy'>): boolean {
  return disabledBy !== 'CALLER'
}

/** Shapes of `Status` for what an endpoint is like. */
export const HEALTH_SHAPES: Readonly<Record<Health, string>> = {
  working: 'SUCCEEDED',
  failing: 'RETRYING',
  stopped: 'FAILED',
  ended: 'CLOSED',
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

/** When the next attempt begins at the earliest: once it is due, and behind the backoff of an endpoint that fails. */
export function nextAttemptOf(
  { nextAttemptAt }: Pick<Delivery, 'nextAttemptAt'>,
  { consecutiveFailures, lastFailureAt }: Pick<Endpoint, 'consecutiveFailures' | 'lastFailureAt'>,
): Date | null {
  if (nextAttemptAt === null) return null
  const dueAt = new Date(nextAttemptAt)
  if (consecutiveFailures === 0 || lastFailureAt === null) return dueAt
  const backoffMs = endpointBackoffMs({ waitsMs: ATTEMPT_WAITS_MS.club }, consecutiveFailures)
  return new Date(Math.max(dueAt.getTime(), Date.parse(lastFailureAt) + backoffMs))
}

/** An attempt that is under way is due again when its lease ends, so within this time the next one is no later one. */
const LEASE_MS = ATTEMPT_TIMEOUT_MS.club + 5_000

/** Whether the next attempt is being made, or may begin at any moment. */
export function isDue(next: Date, now: Date): boolean {
  return next.getTime() - now.getTime() <= LEASE_MS
}
