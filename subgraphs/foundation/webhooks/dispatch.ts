import type { NewId } from '../../../platform/ids.ts'
import type { Tx } from '../database/transaction.ts'
import type { LogConsumer } from '../event-log/consume-log.ts'
import type { LoggedEvent } from '../event-log/entities.ts'
import { tableOf } from '../query/table.ts'
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
}

/** Keeps a statement below the server's packet size. */
const ROWS = 500

const deliveries = tableOf(WebhookDeliveryEntity)

const { name: positions } = tableOf(WebhookPositionEntity)

/** Turns events into deliveries. */
export function makeDispatcher(parts: DispatchParts): LogConsumer {
  return {
    positions,
    async consume(tx, { organizationId, events, now }) {
      const endpoints = await findFollowers(tx, parts.policy, organizationId, now)
      const due = events.flatMap((event) => toDeliveries(event, endpoints, parts, now))
      for (let from = 0; from < due.length; from += ROWS)
        await deliveries.insertAll(tx, due.slice(from, from + ROWS))
      return { made: due.length, published: [] }
    },
  }
}

async function findFollowers(
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

function toDeliveries(
  event: LoggedEvent,
  endpoints: readonly WebhookEndpoint[],
  { policy, newId }: DispatchParts,
  now: Date,
): WebhookDelivery[] {
  const followers = endpoints.filter((endpoint) => follows(endpoint, event))
  if (followers.length === 0) return []

  const body = policy.toBody(event)
  const nextAttemptAt = new Date(now.getTime() + (policy.waitsMs[0] ?? 0))
  return followers.map((endpoint) => ({
    ...heldByNobody(newId()),
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
    ...(policy.pacedBy === 'delivery' ? turnOf(event) : NO_TURN),
    resend: 0,
  }))
}

/** Room for a lease: a row that grows by it is moved, which makes leasing it take twice as long. */
export function heldByNobody(id: string): Pick<WebhookDelivery, 'id' | 'lease'> {
  return { id, lease: id }
}

const NO_TURN = { resourceId: null, sequence: null }

function turnOf({ resourceId, sequence }: LoggedEvent) {
  return { resourceId, sequence }
}

function follows(endpoint: WebhookEndpoint, event: LoggedEvent): boolean {
  return (
    endpoint.clubId === event.clubId &&
    endpoint.eventTypes.includes(event.type) &&
    BigInt(event.publicationSequence) > BigInt(endpoint.followsAfter)
  )
}
