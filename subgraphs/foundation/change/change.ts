import type { Bus } from '../../../platform/bus/bus.ts'
import type { NewId } from '../../../platform/ids.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import type { Database } from '../database/database.ts'
import { inTransaction, type Tx } from '../database/transaction.ts'
import { appendEvents, type DomainEvent, EVENTS_TOPIC } from '../event-log/event-log.ts'
import { type Idempotency, type IdempotencyStore, KeyClaimedConcurrently } from './idempotency.ts'

/** Decision of a rule: the result of the mutation, and the events to publish. */
export interface Decision<R, Event extends DomainEvent = DomainEvent> {
  result: R
  events: readonly Event[]
}

export interface Changed<R> {
  result: R
  /** True when this is the stored answer of an earlier request with the same Idempotency-Key. */
  isReplay: boolean
}

/**
 * Runs the one transaction of a mutation: claims the idempotency key, does the work, stores the answer,
 * appends the events, and wakes the event consumers after the commit. `work` runs again after a conflict.
 * `prepare` is for slow checks such as DNS look-ups: it runs once, before the transaction, and not for a
 * replay. To avoid deadlocks, row locks are always acquired in these orders, after idempotency key and work item:
 * - club: booking source with its mapping and court, booking, match session, organization counter;
 * - volunteer: account, position of workflows, workflow, run, event, role, message, helper, access to an event,
 *   availability request with its responses, shift, assignment, webhook position, organization counter;
 * - webhooks: installation, endpoint, delivery.
 */
export type Change<Event extends DomainEvent = DomainEvent> = <R>(
  idempotency: Idempotency | null,
  work: (tx: Tx, now: Date) => Promise<Decision<R, Event>>,
  prepare?: () => Promise<void>,
) => Promise<Changed<R>>

export interface ChangeParts {
  database: Database
  idempotencyStore: IdempotencyStore
  bus: Bus
  clock: Clock
  newId: NewId
}

const MAX_CLAIM_ATTEMPTS = 5

export function makeChange(parts: ChangeParts): Change {
  return async (idempotency, work, prepare) => {
    if (idempotency?.key == null) {
      await prepare?.()
      return commit(parts, null, work)
    }

    for (let attempt = 1; ; attempt += 1) {
      const replay = await parts.idempotencyStore.findReplay<
        Awaited<ReturnType<typeof work>>['result']
      >(parts.database, idempotency, parts.clock())
      if (replay !== null) return { result: replay, isReplay: true }
      if (attempt === 1) await prepare?.()
      try {
        return await commit(parts, idempotency, work)
      } catch (error) {
        if (!(error instanceof KeyClaimedConcurrently) || attempt === MAX_CLAIM_ATTEMPTS)
          throw error
      }
    }
  }
}

async function commit<R>(
  { database, idempotencyStore, bus, clock, newId }: ChangeParts,
  idempotency: Idempotency | null,
  work: (tx: Tx, now: Date) => Promise<Decision<R>>,
): Promise<Changed<R>> {
  const decision = await inTransaction(database, async (tx) => {
    const now = clock()
    if (idempotency) await idempotencyStore.claim(tx, idempotency, now)
    const decided = await work(tx, now)
    if (idempotency) await idempotencyStore.keepAnswer(tx, idempotency, decided.result)
    await appendEvents(tx, decided.events, now, newId)
    return decided
  })
  // One message wakes the consumers of the organization, to which all events of a transaction belong.
  const [event] = decision.events
  if (event) bus.publish(EVENTS_TOPIC, event.organizationId)

  return { result: decision.result, isReplay: false }
}
