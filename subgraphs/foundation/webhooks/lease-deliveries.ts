import type { Clock } from '../../../platform/time/clock.ts'
import type { Database } from '../database/database.ts'
import { inTransaction, type Tx } from '../database/transaction.ts'
import { type LeaseRequest, writeLease } from '../jobs/work-queue/leases.ts'
import type { Condition } from '../query/conditions.ts'
import { deliveryStore } from './delivery-store.ts'
import {
  countRetries,
  DELIVERIES,
  dueDeliveries,
  takeFirstAttempts,
  takeRetries,
} from './due-deliveries.ts'
import { endpointStore } from './endpoint-store.ts'
import type { WebhookDelivery, WebhookEndpoint } from './entities.ts'
import type { RetryRules } from './webhook-policy.ts'

/** A delivery that this process may attempt until its lease ends. */
export interface LeasedDelivery {
  delivery: WebhookDelivery
  endpoint: WebhookEndpoint
  lease: string
  until: Date
}

export interface LeaseParts {
  database: Database
  policy: Pick<RetryRules, 'pacedBy'>
  clock: Clock
}

/**
 * Leases due deliveries in one transaction, up to the limit of each endpoint (by id). The endpoints are read in it:
 * an attempt goes to the address that its endpoint has now.
 */
export function leaseDeliveries(
  { database, policy: { pacedBy } }: Omit<LeaseParts, 'clock'>,
  limits: ReadonlyMap<string, number>,
  request: LeaseRequest,
): Promise<LeasedDelivery[]> {
  return inTransaction(database, async (tx) => {
    const taken = await takeDueOfEach(tx, limits, { ...request, pacedBy })
    const { lease, until } = request
    const ids = taken.map(({ delivery }) => delivery.id)
    await writeLease(tx, DELIVERIES, ids, request)
    return taken.map((one) => ({ ...one, lease, until }))
  })
}

/** Returns unattempted deliveries to the queue, and ends the backoff that `takeAfterBackoff` began for them. */
export function releaseDeliveries(
  { database, policy: { pacedBy }, clock }: LeaseParts,
  leased: readonly LeasedDelivery[],
): Promise<void> {
  return inTransaction(database, async (tx) => {
    for (const { delivery, endpoint, lease, until } of leased) {
      // Retries that are paced by delivery are taken without a claim (`takeDue`).
      const isPacedByEndpoint = pacedBy === 'endpoint' || !delivery.isRetry
      if (endpoint.consecutiveFailures > 0 && isPacedByEndpoint)
        await endBackoff(tx, { id: endpoint.id, until }, clock())
      // Read before the lease overwrote the column.
      const dueAt = delivery.nextAttemptAt ?? until
      await deliveryStore.release(tx, { id: delivery.id, lease }, dueAt)
    }
  })
}

interface Take {
  endpoint: WebhookEndpoint
  limit: number
}

interface TakeRequest extends LeaseRequest {
  pacedBy: RetryRules['pacedBy']
}

type Taken = Pick<LeasedDelivery, 'endpoint' | 'delivery'>

/**
 * Locks due deliveries of each endpoint. Where endpoints are paced as a whole, all of them are read in one trip with their
 * deliveries, of which those of a failing or disabled endpoint are left: one trip instead of 17 for 16 endpoints.
 */
async function takeDueOfEach(
  tx: Tx,
  limits: ReadonlyMap<string, number>,
  request: TakeRequest,
): Promise<Taken[]> {
  // In the order of the endpoints.
  const keys = [...limits.keys()].sort()
  const limitOf = (key: string) => limits.get(key) ?? 0
  const batched = request.pacedBy === 'endpoint' ? keys : []
  const reads = batched.map((key) => dueDeliveries(key, limitOf(key), request.now, isHealthy(key)))
  const [endpoints, ...due] = await tx.readAll<[WebhookEndpoint[], ...WebhookDelivery[][]]>([
    endpointStore.readActive(keys),
    ...reads,
  ])
  const taken: Taken[] = []
  for (const endpoint of endpoints) {
    const isTaken = batched.length > 0 && endpoint.consecutiveFailures === 0
    const take = { endpoint, limit: limitOf(endpoint.id) }
    const deliveries = isTaken
      ? due[batched.indexOf(endpoint.id)]
      : await takeDue(tx, take, request)
    taken.push(...toTaken(endpoint, deliveries ?? []))
  }
  return taken
}

/** Deliveries of a failing endpoint are locked behind the endpoint alone (`takeAfterBackoff`): that is the lock order. */
const isHealthy = (endpointId: string): Condition => ({
  sql: `(SELECT e.consecutive_failures FROM webhook_endpoints e FORCE INDEX (PRIMARY)
       WHERE e.id = ? AND e.status = 'ACTIVE') = 0`,
  params: [endpointId],
})

function toTaken(endpoint: WebhookEndpoint, deliveries: readonly WebhookDelivery[]): Taken[] {
  return deliveries.map((delivery) => ({ endpoint, delivery }))
}

/** Paced by endpoint: one delivery after its backoff. Paced by delivery: retries, then first attempts. */
async function takeDue(
  tx: Tx,
  { endpoint, limit }: Take,
  request: TakeRequest,
): Promise<WebhookDelivery[]> {
  const { now, pacedBy } = request
  if (pacedBy === 'endpoint')
    return takeAfterBackoff(tx, endpoint, request, async () => {
      const { sql, params, toResult } = dueDeliveries(endpoint.id, 1, now)
      return toResult(await tx.query(sql, params))
    })

  const retries = await takeRetries(tx, endpoint.id, limit, now)
  // Retries that are not due yet reserve their places, or first attempts would fill all of them.
  const room = limit - (await countRetries(tx, endpoint.id, limit))
  if (room <= 0) return retries

  const takeFirst = (count: number) => takeFirstAttempts(tx, endpoint.id, count, now)
  const first =
    endpoint.consecutiveFailures === 0
      ? await takeFirst(room)
      : await takeAfterBackoff(tx, endpoint, request, () => takeFirst(1))
  return [...retries, ...first]
}

/** Makes sure that one worker makes one attempt after each backoff: the backoff lasts as long as its lease. */
async function takeAfterBackoff(
  tx: Tx,
  { id }: WebhookEndpoint,
  { now, until }: LeaseRequest,
  takeOne: () => Promise<WebhookDelivery[]>,
): Promise<WebhookDelivery[]> {
  const claimed = await tx.query<{ affectedRows: number }>(
    `UPDATE webhook_endpoints SET rests_until = ?
     WHERE id = ? AND (rests_until IS NULL OR rests_until <= ?)`,
    [until, id, now],
  )
  if (claimed.affectedRows === 0) return []

  const taken = await takeOne()
  if (taken.length === 0) await endBackoff(tx, { id, until }, now)
  return taken
}

/** Ends the backoff that was claimed until then, for an attempt that is not made. */
async function endBackoff(
  tx: Tx,
  { id, until }: { id: string; until: Date },
  now: Date,
): Promise<void> {
  await tx.write('UPDATE webhook_endpoints SET rests_until = ? WHERE id = ? AND rests_until = ?', [
    now,
    id,
    until,
  ])
}
