import type { Clock } from '../../../platform/clock.ts'
import type { Log } from '../../../platform/log.ts'
import type { Database } from '../database/database.ts'
import type { Went } from '../jobs/work-queue/slot-table.ts'
import type { SecretBox } from '../secrets/secret-box.ts'
import { deliveryStore } from './delivery-store.ts'
import type { WebhookDelivery, WebhookEndpoint } from './entities.ts'
import { type AttemptOutcome, recordFailure, recordSuccesses } from './record-attempts.ts'
import { openSecret } from './secrets.ts'
import type { Attempted, Sender } from './sender.ts'
import type { WebhookPolicy } from './webhook-policy.ts'

export interface DeliverParts {
  database: Database
  policy: WebhookPolicy
  sender: Sender
  secretBox: SecretBox
  clock: Clock
  /** In [0, 1). */
  random: () => number
  log: Log
}

/** A delivery that is ours until its lease ends. */
export interface Leased {
  delivery: WebhookDelivery
  endpoint: WebhookEndpoint
  lease: string
  until: Date
}

/** How soon a delivery is tried again that we could not make: that is no attempt, and no failure. */
const OWN_FAULT_WAIT_MS = 60_000

/**
 * Makes one attempt at a delivery, says at once how it went, and notes it; a failure may have made
 * another one due soon.
 */
export type Deliver = (
  leased: Leased,
  leave: (went: Went) => void,
) => Promise<'done' | 'look again'>

export function makeDeliver(parts: DeliverParts): Deliver {
  const { database, clock, policy, random, log } = parts
  const noteSuccess = gather((outcomes: readonly AttemptOutcome[]) =>
    recordSuccesses(database, outcomes, clock()),
  )

  return async ({ delivery, endpoint, lease }, leave) => {
    const startedAt = clock()
    const attempted = await attemptDelivery(parts, delivery, endpoint).catch(async (err) => {
      leave('badly')
      log.error({ err, endpoint: endpoint.id }, 'a webhook could not be signed or sent')
      const until = new Date(clock().getTime() + OWN_FAULT_WAIT_MS)
      await deliveryStore.putOff(database, { id: delivery.id, lease }, until)
      return null
    })
    if (attempted === null) return 'done'

    leave(attempted.failure === null ? 'well' : 'badly')
    const outcome = { delivery, lease, startedAt, attempted }
    if (attempted.failure === null) {
      await noteSuccess(outcome)
      return 'done'
    }

    const setting = { policy, now: clock(), random: random() }
    const { isDisabled, failures } = await recordFailure(database, outcome, setting)
    if (!isDisabled) return 'look again'

    log.warn({ endpoint: endpoint.id, failures }, 'a webhook endpoint is disabled')
    await deliveryStore.endWaiting(database, endpoint.id, clock)
    return 'done'
  }
}

/** One signed POST, outside of any transaction; throws what is no doing of the endpoint's. */
export async function attemptDelivery(
  { policy, sender, secretBox, clock }: Omit<DeliverParts, 'database' | 'random' | 'log'>,
  delivery: Pick<WebhookDelivery, 'id' | 'body' | 'eventType' | 'attemptCount'>,
  endpoint: WebhookEndpoint,
  signal?: AbortSignal,
): Promise<Attempted> {
  const { url } = endpoint
  const { timeoutMs, connectTimeoutMs } = policy
  const { body, eventType, id: deliveryId } = delivery
  const signing = {
    secret: secretOf(secretBox, endpoint),
    body,
    deliveryId,
    eventType,
    now: clock(),
  }
  const headers = policy.toHeaders({ ...signing, attempt: delivery.attemptCount + 1 })
  return sender.send({ url, headers, body, timeoutMs, connectTimeoutMs, signal })
}

const secrets = new WeakMap<WebhookEndpoint, string>()

/** Opened once for all that was leased together: for each of them it took a fifteenth of its time. */
function secretOf(secretBox: SecretBox, endpoint: WebhookEndpoint): string {
  const secret = secrets.get(endpoint) ?? openSecret(secretBox, endpoint)
  secrets.set(endpoint, secret)
  return secret
}

/** Hands over together what comes while the batch before is being written. */
function gather<T>(write: (items: readonly T[]) => Promise<void>): (item: T) => Promise<void> {
  let waiting: T[] = []
  let writing: Promise<void> = Promise.resolve()
  let next: Promise<void> | null = null

  return (item) => {
    waiting.push(item)
    next ??= writing.then(() => {
      const batch = waiting
      waiting = []
      next = null
      const written = write(batch)
      writing = written.catch(() => {})
      return written
    })
    return next
  }
}
