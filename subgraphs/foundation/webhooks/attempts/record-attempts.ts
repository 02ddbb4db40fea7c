import { endpointBackoffMs } from '../../../../rules/webhooks/attempts.ts'
import type { Database } from '../../database/database.ts'
import { inTransaction, type Tx } from '../../database/transaction.ts'
import { isLeased, lockLeased } from '../../jobs/work-queue/leases.ts'
import { requireRowCount } from '../../query/require-row-count.ts'
import { tableOf } from '../../query/table.ts'
import { deliveryStore } from '../delivery-store.ts'
import { DELIVERIES } from '../due-deliveries.ts'
import { endpointStore } from '../endpoint-store.ts'
import {
  type WebhookAttempt,
  WebhookAttemptEntity,
  type WebhookDelivery,
  WebhookDeliveryEntity,
  type WebhookEndpoint,
} from '../entities.ts'
import type { AttemptResult } from '../request.ts'
import { afterAttempt, isDisabledBy } from '../schedule.ts'
import type { WebhookPolicy } from '../webhook-policy.ts'
import { type AnsweredAttempt, answerStore } from './answer-store.ts'
import { toStoredFailure } from './failures.ts'

/** The outcome of one attempt at a leased delivery. */
export interface AttemptOutcome {
  delivery: WebhookDelivery
  lease: string
  startedAt: Date
  result: AttemptResult
}

/** Written as text: a prepared insert would be a packet of its own, which COMMIT waits for. */
const attempts = tableOf(WebhookAttemptEntity, { preparedRows: Number.POSITIVE_INFINITY })
const deliveries = tableOf(WebhookDeliveryEntity)

/** Records successes in one transaction; a success whose lease was lost only resets its endpoint's failures. */
export async function recordSuccesses(
  database: Database,
  outcomes: readonly AttemptOutcome[],
  now: Date,
): Promise<void> {
  try {
    await inTransaction(database, async (tx) => {
      await resetFailures(tx, outcomes)
      await recordDelivered(tx, outcomes, now)
    })
  } catch (error) {
    if (!(error instanceof LeaseLost)) throw error
    await inTransaction(database, async (tx) => {
      await resetFailures(tx, outcomes)
      const held = await lockLeased(tx, DELIVERIES, outcomes.map(toKeyed))
      if (held.length > 0)
        await recordDelivered(
          tx,
          held.map(({ outcome }) => outcome),
          now,
        )
    })
  }
}

/** At least one of the deliveries has another lease by now. */
class LeaseLost extends Error {}

async function resetFailures(tx: Tx, outcomes: readonly AttemptOutcome[]): Promise<void> {
  const endpointIds = [...new Set(outcomes.map(({ delivery }) => delivery.endpointId))].sort()
  await tx.write(
    `UPDATE webhook_endpoints FORCE INDEX (PRIMARY) SET consecutive_failures = 0, rests_until = NULL
     WHERE id IN (?) AND consecutive_failures > 0`,
    [endpointIds],
  )
}

/**
 * Throws LeaseLost by the count of updated rows: locking them first would take an eighth longer. Without answers all of it
 * is one packet with COMMIT: one trip instead of two.
 */
async function recordDelivered(
  tx: Tx,
  outcomes: readonly AttemptOutcome[],
  now: Date,
): Promise<void> {
  const byLease = Map.groupBy(outcomes, ({ lease }) => lease)
  const leased = [...byLease].map(([lease, ofLease]) => [
    lease,
    ofLease.map(({ delivery }) => delivery.id),
  ])
  await tx.write(
    `UPDATE webhook_deliveries FORCE INDEX (PRIMARY) SET status = 'DELIVERED', attempt_count = attempt_count + 1,
       next_attempt_at = NULL, lease = NULL, completed_at = ?
     WHERE ${leased.map(() => '(lease = ? AND id IN (?))').join(' OR ')}`,
    [now, ...leased.flat()],
  )
  await requireRowCount(tx, outcomes.length, () => new LeaseLost())
  await attempts.insertAll(tx, outcomes.map(toAttempt))
  await answerStore.addAll(tx, outcomes.flatMap(toAnswered), now)
}

export interface FailureSetting {
  policy: WebhookPolicy
  now: Date
  random: number
}

export interface RecordedFailure {
  isDisabled: boolean
  /** In a row. */
  failures: number
  /** Null where none follows. */
  nextAttemptAt: Date | null
}

/**
 * Records a failure, schedules the next attempt, and backs the endpoint off or disables it. Null where the lease was lost:
 * another process has the delivery.
 */
export function recordFailure(
  database: Database,
  outcome: AttemptOutcome,
  { policy, now, random }: FailureSetting,
): Promise<RecordedFailure | null> {
  return inTransaction(database, async (tx) => {
    const { delivery, result } = outcome
    const endpoint = await endpointStore.lock(tx, delivery.endpointId)
    const hasLease = await isLeased(tx, DELIVERIES, toKeyed(outcome))
    if (endpoint === null || !hasLease) return null

    const failed = toFailed(endpoint, outcome, { policy, now })
    const sendsInterim = endpoint.sendsInterim || result.failure === 'interim_answer'
    await endpointStore.update(tx, endpoint.id, { ...failed, sendsInterim })
    const isDisabled = failed.status === 'DISABLED'
    const number = delivery.attemptCount + 1
    const next = afterAttempt(policy, { result, attempts: number, now, random })
    // The delivery may have ended during this attempt, even if its endpoint is active again.
    const hasEnded = isDisabled || (await deliveryStore.find(tx, delivery.id))?.status === 'ENDED'
    const status = hasEnded && next.status === 'PENDING' ? 'ENDED' : next.status
    const nextAttemptAt = status === 'PENDING' ? next.nextAttemptAt : null
    await deliveries.update(tx, delivery.id, {
      status,
      attemptCount: number,
      isRetry: true,
      nextAttemptAt,
      lease: null,
      completedAt: status === 'PENDING' ? null : now,
    })
    await attempts.insert(tx, toAttempt(outcome))
    await answerStore.addAll(tx, toAnswered(outcome), now)
    return { isDisabled, failures: failed.consecutiveFailures, nextAttemptAt }
  })
}

/** Counts the failure; the state of an endpoint that was disabled during the attempt stays. */
function toFailed(
  endpoint: WebhookEndpoint,
  { delivery, result, startedAt }: AttemptOutcome,
  { policy, now }: Pick<FailureSetting, 'policy' | 'now'>,
) {
  // A final refusal (410) proves that the endpoint is reachable, so it resets the failure count.
  if (result.status !== null && policy.isFinal(result)) {
    const reset = { consecutiveFailures: 0, backoffUntil: null }
    return { ...reset, lastFailureAt: now, updatedAt: now, status: endpoint.status }
  }

  const consecutiveFailures = countFailure(endpoint, startedAt, policy)
  const failed = { consecutiveFailures, lastFailureAt: now, updatedAt: now }
  if (endpoint.status === 'DISABLED') return { ...failed, status: endpoint.status }
  if (isDisabledBy(policy, consecutiveFailures)) return { ...failed, ...disabledByFailures(now) }

  // Where each delivery is paced by itself, retries neither wait for the backoff nor lengthen it.
  if (policy.pacedBy === 'delivery' && delivery.attemptCount > 0)
    return { ...failed, status: endpoint.status }

  const backoffUntil = new Date(now.getTime() + endpointBackoffMs(policy, consecutiveFailures))
  return { ...failed, status: endpoint.status, backoffUntil }
}

function disabledByFailures(now: Date) {
  const by = { status: 'DISABLED', disabledBy: 'FAILURES' } as const
  return { ...by, disabledAt: now, backoffUntil: null }
}

/**
 * Attempts that were in flight at the same failure do not disable the endpoint by themselves: two processes have more of
 * them than it takes, and an outage of a moment would end all deliveries. The next attempt decides.
 */
function countFailure(
  { consecutiveFailures, lastFailureAt }: WebhookEndpoint,
  startedAt: Date,
  policy: WebhookPolicy,
): number {
  const wasInFlight = lastFailureAt !== null && startedAt < lastFailureAt
  const isDisabling = isDisabledBy(policy, consecutiveFailures + 1)
  return wasInFlight && isDisabling ? consecutiveFailures : consecutiveFailures + 1
}

const toKeyed = (outcome: AttemptOutcome) => ({
  id: outcome.delivery.id,
  lease: outcome.lease,
  outcome,
})

function toAnswered({ delivery, result: { answer } }: AttemptOutcome): AnsweredAttempt[] {
  return answer ? [{ delivery, answer }] : []
}

function toAttempt({ delivery, startedAt, result }: AttemptOutcome): WebhookAttempt {
  return {
    deliveryId: delivery.id,
    number: delivery.attemptCount + 1,
    startedAt,
    durationMs: result.durationMs,
    responseStatus: result.status,
    ...toStoredFailure(result),
  }
}
