import type { Database } from '../database/database.ts'
import { inTransaction, type Tx } from '../database/transaction.ts'
import { lockHeld } from '../jobs/work-queue/leases.ts'
import { tableOf } from '../query/table.ts'
import { deliveryStore } from './delivery-store.ts'
import { DELIVERIES } from './endpoint-lanes.ts'
import { endpointStore } from './endpoint-store.ts'
import {
  type WebhookAttempt,
  WebhookAttemptEntity,
  type WebhookDelivery,
  WebhookDeliveryEntity,
  type WebhookEndpoint,
} from './entities.ts'
import { afterAttempt, isDisabledBy, restAfterFailures } from './schedule.ts'
import type { Attempted } from './sender.ts'
import type { WebhookPolicy } from './webhook-policy.ts'

/** How one attempt at a leased delivery went. */
export interface AttemptOutcome {
  delivery: WebhookDelivery
  lease: string
  startedAt: Date
  attempted: Attempted
}

const attempts = tableOf(WebhookAttemptEntity)
const deliveries = tableOf(WebhookDeliveryEntity)

/** Notes successes, all in one transaction; one whose lease was lost says only that its endpoint answers. */
export async function recordSuccesses(
  database: Database,
  outcomes: readonly AttemptOutcome[],
  now: Date,
): Promise<void> {
  try {
    await inTransaction(database, async (tx) => {
      await tellWell(tx, outcomes)
      await recordDelivered(tx, outcomes, now)
    })
  } catch (error) {
    if (!(error instanceof LeaseLost)) throw error
    await inTransaction(database, async (tx) => {
      await tellWell(tx, outcomes)
      // One by one: of one delivery there may be two, of which one held it.
      for (const outcome of outcomes.toSorted(byDelivery))
        if (await isHeld(tx, outcome)) await recordDelivered(tx, [outcome], now)
    })
  }
}

/** Somebody else has a delivery now, and nobody knows which. */
class LeaseLost extends Error {}

async function tellWell(tx: Tx, outcomes: readonly AttemptOutcome[]): Promise<void> {
  const endpointIds = [...new Set(outcomes.map(({ delivery }) => delivery.endpointId))].sort()
  await tx.write(
    `UPDATE webhook_endpoints FORCE INDEX (PRIMARY) SET consecutive_failures = 0, rests_until = NULL
     WHERE id IN (?) AND consecutive_failures > 0`,
    [endpointIds],
  )
}

/** Throws where not all are held: locked and looked at before, noting them takes an eighth longer. */
async function recordDelivered(
  tx: Tx,
  outcomes: readonly AttemptOutcome[],
  now: Date,
): Promise<void> {
  const byLease = Map.groupBy(outcomes, ({ lease }) => lease)
  const held = [...byLease].map(([lease, ofLease]) => [
    lease,
    ofLease.map(({ delivery }) => delivery.id),
  ])
  const { affectedRows } = await tx.query<{ affectedRows: number }>(
    `UPDATE webhook_deliveries FORCE INDEX (PRIMARY) SET status = 'DELIVERED', attempt_count = attempt_count + 1,
       next_attempt_at = NULL, lease = NULL, completed_at = ?
     WHERE ${held.map(() => '(lease = ? AND id IN (?))').join(' OR ')}`,
    [now, ...held.flat()],
  )
  if (affectedRows < outcomes.length) throw new LeaseLost()
  await attempts.insertAll(tx, outcomes.map(toAttempt))
}

export interface FailureSetting {
  policy: WebhookPolicy
  now: Date
  random: number
}

/** Notes a failure, with what follows for the delivery and its endpoint; tells whether that is disabled. */
export function recordFailure(
  database: Database,
  outcome: AttemptOutcome,
  { policy, now, random }: FailureSetting,
): Promise<{ isDisabled: boolean; failures: number }> {
  return inTransaction(database, async (tx) => {
    const { delivery, attempted } = outcome
    const endpoint = await endpointStore.lock(tx, delivery.endpointId)
    const held = await isHeld(tx, outcome)
    if (endpoint === null || !held) return { isDisabled: false, failures: 0 }

    const failed = toFailed(endpoint, outcome, { policy, now })
    await endpointStore.update(tx, endpoint.id, failed)
    const isDisabled = failed.status === 'DISABLED'
    const number = delivery.attemptCount + 1
    const next = afterAttempt(policy, { attempted, attempts: number, now, random })
    // It may have been ended while this attempt was in the air, and its endpoint be active again.
    const hasEnded = isDisabled || (await deliveryStore.find(tx, delivery.id))?.status === 'ENDED'
    const status = hasEnded && next.status === 'PENDING' ? 'ENDED' : next.status
    const isOver = status !== 'PENDING'
    await deliveries.update(tx, delivery.id, {
      status,
      attemptCount: number,
      isRetry: true,
      nextAttemptAt: isOver ? null : next.nextAttemptAt,
      lease: null,
      completedAt: isOver ? now : null,
    })
    await attempts.insert(tx, toAttempt(outcome))
    return { isDisabled, failures: failed.consecutiveFailures }
  })
}

/** A failure of an endpoint that was disabled meanwhile is noted, and changes no state. */
function toFailed(
  endpoint: WebhookEndpoint,
  { delivery, attempted }: AttemptOutcome,
  { policy, now }: Pick<FailureSetting, 'policy' | 'now'>,
) {
  // Whoever refuses a delivery for good is there, and can be asked the next thing.
  if (attempted.status !== null && policy.isFinal(attempted)) {
    const { status } = endpoint
    return { consecutiveFailures: 0, lastFailureAt: now, updatedAt: now, status, restsUntil: null }
  }

  const consecutiveFailures = endpoint.consecutiveFailures + 1
  const failed = { consecutiveFailures, lastFailureAt: now, updatedAt: now }
  if (endpoint.status === 'DISABLED') return { ...failed, status: endpoint.status }
  if (isDisabledBy(policy, consecutiveFailures))
    return { ...failed, status: 'DISABLED' as const, disabledAt: now, restsUntil: null }

  // Retries keep their own time: they neither wait for the rest nor lengthen it.
  if (policy.pacedBy === 'delivery' && delivery.attemptCount > 0)
    return { ...failed, status: endpoint.status }

  const restsUntil = new Date(now.getTime() + restAfterFailures(policy, consecutiveFailures))
  return { ...failed, status: endpoint.status, restsUntil }
}

/** Whether its lease still holds, the delivery locked. */
async function isHeld(tx: Tx, { delivery: { id }, lease }: AttemptOutcome): Promise<boolean> {
  return (await lockHeld(tx, DELIVERIES, [{ id, lease }])).has(id)
}

/** In the order in which many are locked at once. */
function byDelivery(one: AttemptOutcome, other: AttemptOutcome): number {
  return one.delivery.id < other.delivery.id ? -1 : 1
}

function toAttempt({ delivery, startedAt, attempted }: AttemptOutcome): WebhookAttempt {
  return {
    deliveryId: delivery.id,
    number: delivery.attemptCount + 1,
    startedAt,
    durationMs: attempted.durationMs,
    responseStatus: attempted.status,
    failure: attempted.failure,
  }
}
