import type { NewId } from '../../../platform/ids.ts'
import type { Tx } from '../database/transaction.ts'
import type { LogConsumer } from '../event-log/consume-log.ts'
import type { LoggedEvent } from '../event-log/entities.ts'
import { tableOf } from '../query/table.ts'
import type { OnEndpointChanged } from './attempt.ts'
import { deliveryStore } from './delivery-store.ts'
import { endpointStore } from './endpoint-store.ts'
import {
  type WebhookDelivery,
  WebhookDeliveryEntity,
  type WebhookEndpoint,
  WebhookPositionEntity,
} from './entities.ts'
import type { WebhookPolicy } from './webhook-policy.ts'

export interface DispatchParts {
  policy: WebhookPolicy
  newId: NewId
  onChanged?: OnEndpointChanged
}

/** Keeps a statement below the server's packet size. */
const ROWS = 500

const deliveries = tableOf(WebhookDeliveryEntity)

const { name: positions } = tableOf(WebhookPositionEntity)

/** Writes one delivery for each event and each endpoint that subscribes to it. */
export function makeDispatcher(parts: DispatchParts): LogConsumer {
  return {
    positions,
    async consume(tx, { organizationId, events, now }) {
      const endpoints = await findEndpoints(tx, parts.policy, organizationId, now)
      const due = events.flatMap((event) => toDeliveries(event, endpoints, parts, now))
      for (let from = 0; from < due.length; from += ROWS)
        await deliveries.insertAll(tx, due.slice(from, from + ROWS))
      const ids = new Set(due.map(({ endpointId }) => endpointId))
      const onCommitted = () => {
        for (const endpoint of endpoints) if (ids.has(endpoint.id)) parts.onChanged?.(endpoint)
      }
      return { createdCount: due.length, published: [], onCommitted }
    },
  }
}

/** Active endpoints whose owner still exists. */
async function findEndpoints(
  tx: Tx,
  policy: WebhookPolicy,
  organizationId: string,
  now: Date,
): Promise<WebhookEndpoint[]> {
  const endpoints = await endpointStore.activeOf(tx, organizationId)
  if (endpoints.length === 0) return []
  const ownerIds = [...new Set(endpoints.map(({ ownerId }) => ownerId))]
  const owners = await policy.findOwners(tx, ownerIds, now)
  return endpoints.filter(({ ownerId }) => owners.has(ownerId))
}

/**
 * Writes deliveries of events from before the endpoint's subscription, which the dispatcher never writes; skips events
 * that already have a delivery to the endpoint. Requires the lock of the endpoint's row.
 */
export async function recoverDeliveries(
  tx: Tx,
  endpoint: WebhookEndpoint,
  { events, parts, now }: { events: readonly LoggedEvent[]; parts: DispatchParts; now: Date },
): Promise<number> {
  const missed = events.filter(
    (event) => endpoint.eventTypes.includes(event.type) && !isSubscribed(endpoint, event),
  )
  const sent = await deliveryStore.findSent(tx, endpoint.id, missed)
  const due = missed
    .filter(({ id }) => !sent.has(id))
    .flatMap((event) => toDeliveriesTo([endpoint], event, parts, now))
  if (due.length > 0) await deliveries.insertAll(tx, due)
  return due.length
}

function toDeliveries(
  event: LoggedEvent,
  endpoints: readonly WebhookEndpoint[],
  parts: DispatchParts,
  now: Date,
): WebhookDelivery[] {
  const subscribers = endpoints.filter((endpoint) => isSubscribed(endpoint, event))
  return subscribers.length === 0 ? [] : toDeliveriesTo(subscribers, event, parts, now)
}

function toDeliveriesTo(
  subscribers: readonly WebhookEndpoint[],
  event: LoggedEvent,
  { policy, newId }: DispatchParts,
  now: Date,
): WebhookDelivery[] {
  const body = policy.toBody(event)
  const nextAttemptAt = new Date(now.getTime() + (policy.waitsMs[0] ?? 0))
  return subscribers.map((endpoint) => ({
    ...unleased(newId()),
    endpointId: endpoint.id,
    eventId: event.id,
    eventType: event.type,
    body,
    status: 'PENDING',
    attemptCount: 0,
    isRetry: false,
    nextAttemptAt,
    createdAt: now,
    completedAt: null,
    ...(policy.pacedBy === 'delivery' ? orderingKeyOf(event) : NO_ORDERING),
    resend: 0,
    traceparent: event.traceparent,
  }))
}

/** Writes a placeholder lease: a row that grew later would be moved, which doubles the cost of leasing it. */
export function unleased(id: string): Pick<WebhookDelivery, 'id' | 'lease'> {
  return { id, lease: id }
}

const NO_ORDERING = { resourceId: null, sequence: null }

function orderingKeyOf({ resourceId, sequence }: LoggedEvent) {
  return { resourceId, sequence }
}

function isSubscribed(endpoint: WebhookEndpoint, event: LoggedEvent): boolean {
  return (
    endpoint.clubId === event.clubId &&
    endpoint.eventTypes.includes(event.type) &&
    BigInt(event.publicationSequence) > BigInt(endpoint.subscribedAfter)
  )
}
