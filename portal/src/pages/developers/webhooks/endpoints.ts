import type { DataOf } from '../../../graph/ask.ts'

type Club = NonNullable<DataOf<'PortalWebhooks'>['club']>
export type Endpoint = NonNullable<Club['webhookEndpoints']>['nodes'][number]

type WithDeliveries = NonNullable<DataOf<'PortalDeliveries'>['webhookEndpoint']>
export type Delivery = NonNullable<WithDeliveries['deliveries']>['nodes'][number]

/** With what is shown of one delivery alone. */
export type FullDelivery = NonNullable<DataOf<'PortalDelivery'>['webhookDelivery']>
export type Attempt = NonNullable<FullDelivery['attempts']>[number]

/** So many failures in a row disable an endpoint. */
export const MOST_FAILURES = 20

/** Consecutive failures from which an endpoint is shown as failing. */
const WORRYING_FAILURES = 5

export type Health = 'working' | 'failing' | 'stopped' | 'disabled'

type Judged = Pick<Endpoint, 'status' | 'consecutiveFailures' | 'eventTypes' | 'installation'>

/** `stopped` is disabled by its failures; `disabled` by its application, which knows of it. */
export function healthOf({
  status,
  consecutiveFailures,
  eventTypes,
  installation,
}: Judged): Health {
  const isWanted = eventTypes.length > 0 && installation?.status !== 'REVOKED'
  if (status === 'DISABLED')
    return isWanted && consecutiveFailures >= MOST_FAILURES ? 'stopped' : 'disabled'
  return consecutiveFailures >= WORRYING_FAILURES ? 'failing' : 'working'
}

/** True where somebody has to act, or events stay away. */
export function needsSomebody(endpoint: Judged): boolean {
  const health = healthOf(endpoint)
  return health === 'failing' || health === 'stopped'
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
  return new Date(nextAttemptAt).getTime() - now.getTime() < ATTEMPT_MS
}

/** An attempt that is under way shows when it is given up, which is no later than this. */
const ATTEMPT_MS = 30_000
