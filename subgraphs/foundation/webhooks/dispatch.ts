import type { NewId } from '../../../platform/ids.ts'
import type { Database } from '../database.ts'
import type { LoggedEvent } from '../event-log/entities.ts'
import { readAfter } from '../event-log/read-log.ts'
import { tableOf } from '../table.ts'
import { inTransaction, type Tx } from '../transaction.ts'
import { endpointStore } from './endpoint-store.ts'
import { type WebhookDelivery, WebhookDeliveryEntity, type WebhookEndpoint } from './entities.ts'
import type { WebhookPolicy } from './webhook-policy.ts'

export interface DispatchParts {
  database: Database
  policy: WebhookPolicy
  newId: NewId
}

const BATCH = 200

/** Keeps a statement below the server's packet size. */
const ROWS = 500

const NOTHING = { made: 0, hasMore: false }

const deliveries = tableOf(WebhookDeliveryEntity)

/**
 * Turns the next events of an organization into deliveries; when another process is at it, that is
 * left to that one.
 */
export function dispatch(parts: DispatchParts, organizationId: string, now: Date) {
  return inTransaction(parts.database, async (tx) => {
    const position = await lockPosition(tx, organizationId)
    if (position === null) return NOTHING
    const slice = { organizationId, clubId: null, after: position, limit: BATCH }
    const events = await readAfter(tx, slice)
    const last = events.at(-1)
    if (last === undefined) return NOTHING

    const endpoints = await findFollowers(tx, parts.policy, organizationId, now)
    const due = events.flatMap((event) => toDeliveries(event, endpoints, parts, now))
    for (let from = 0; from < due.length; from += ROWS)
      await deliveries.insertAll(tx, due.slice(from, from + ROWS))
    await tx.query(
      'UPDATE webhook_positions SET publication_sequence = ? WHERE organization_id = ?',
      [last.publicationSequence, organizationId],
    )
    return { made: due.length, hasMore: events.length === BATCH }
  })
}

/** Organizations, of those asked for or of all, whose log goes on behind what was turned into deliveries. */
export async function findBehind(
  database: Database,
  asked: readonly string[] | null,
): Promise<string[]> {
  if (asked?.length === 0) return []

  const rows = await database.query<{ organizationId: string }[]>(
    `SELECT p.organization_id AS organizationId FROM webhook_positions p FORCE INDEX (PRIMARY)
     STRAIGHT_JOIN organization_heads h FORCE INDEX (PRIMARY)
       ON h.organization_id = p.organization_id
     WHERE h.publication_sequence > p.publication_sequence
       AND ${asked === null ? 'TRUE' : 'p.organization_id IN (?)'}`,
    [asked],
  )
  return rows.map(({ organizationId }) => organizationId)
}

async function lockPosition(tx: Tx, organizationId: string): Promise<string | null> {
  const [row] = await tx.query<{ position: string }[]>(
    `SELECT publication_sequence AS position FROM webhook_positions
     WHERE organization_id = ? FOR UPDATE SKIP LOCKED`,
    [organizationId],
  )
  return row === undefined ? null : String(row.position)
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
