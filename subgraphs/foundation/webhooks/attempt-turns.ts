import type { Queryable } from '../database.ts'
import { tableOf } from '../table.ts'
import type { Tx } from '../transaction.ts'
import type { Lane, LeaseRequest } from '../work-queue/leases.ts'
import { laterOf, takeSpaced } from './endpoint-rest.ts'
import { type WebhookDelivery, WebhookDeliveryEntity, type WebhookEndpoint } from './entities.ts'

const deliveries = tableOf(WebhookDeliveryEntity)

interface AttemptLane extends Lane {
  ownerId: string
  isRetry: number
  restsUntil: Date | null
}

/** Lanes of active endpoints whose retries know no rest. */
export async function findLanesOfAttempts(
  database: Queryable,
): Promise<(Lane & { ownerId: string })[]> {
  // Grouped by the leading columns of an index, so that the server jumps from group to group in it.
  const rows = await database.query<AttemptLane[]>(
    `SELECT l.key, l.dueAt, l.attempts > 0 AS isRetry, e.owner_id AS ownerId,
            e.rests_until AS restsUntil
     FROM (SELECT w.endpoint_id AS \`key\`, w.attempt_count AS attempts,
                  MIN(w.next_attempt_at) AS dueAt
           FROM webhook_deliveries w FORCE INDEX (webhook_deliveries_by_attempt)
           WHERE w.status = 'PENDING'
           GROUP BY w.status, w.endpoint_id, w.attempt_count) l
     STRAIGHT_JOIN webhook_endpoints e FORCE INDEX (PRIMARY) ON e.id = l.key AND e.status = 'ACTIVE'`,
  )
  const lanes = new Map<string, Lane & { ownerId: string }>()
  for (const { key, ownerId, ...row } of rows) {
    const dueAt = Number(row.isRetry) === 1 ? row.dueAt : laterOf(row.dueAt, row.restsUntil)
    const known = lanes.get(key)
    if (known === undefined || dueAt < known.dueAt) lanes.set(key, { key, ownerId, dueAt })
  }
  return [...lanes.values()]
}

/** Retries that are due, and first attempts as far as they leave room for those that wait. */
export async function takeAttempts(
  tx: Tx,
  endpoint: WebhookEndpoint,
  limit: number,
  request: LeaseRequest,
): Promise<WebhookDelivery[]> {
  const retries = await takeRetries(tx, endpoint.id, limit, request.now)
  const room = limit - (await countRetries(tx, endpoint.id))
  if (room <= 0) return retries

  const take = (most: number) => takeFirst(tx, endpoint.id, most, request.now)
  return [...retries, ...(await takeSpaced(tx, { endpoint, limit: room, take }, request))]
}

async function takeRetries(
  tx: Tx,
  endpointId: string,
  limit: number,
  now: Date,
): Promise<WebhookDelivery[]> {
  const rows = await tx.query(
    `SELECT ${deliveries.columns('w')}
     FROM webhook_deliveries w FORCE INDEX (webhook_deliveries_by_attempt)
     WHERE w.status = 'PENDING' AND w.endpoint_id = ? AND w.attempt_count > 0
       AND w.next_attempt_at <= ?
     ORDER BY w.next_attempt_at, w.id LIMIT ? FOR UPDATE SKIP LOCKED`,
    [endpointId, now, limit],
  )
  return rows.map(deliveries.toRecord)
}

/** Those that nobody makes at this moment. */
async function countRetries(tx: Tx, endpointId: string): Promise<number> {
  const [counted] = await tx.query<{ n: string }[]>(
    `SELECT count(*) AS n FROM webhook_deliveries w FORCE INDEX (webhook_deliveries_by_attempt)
     WHERE w.status = 'PENDING' AND w.endpoint_id = ? AND w.attempt_count > 0 AND w.lease IS NULL`,
    [endpointId],
  )
  return Number(counted?.n)
}

/** Of each resource the next one, unless the one before is at its first attempt. */
async function takeFirst(
  tx: Tx,
  endpointId: string,
  limit: number,
  now: Date,
): Promise<WebhookDelivery[]> {
  // As a value and not by NOT EXISTS, which a server may turn into a join that reads everything.
  const rows = await tx.query(
    `SELECT ${deliveries.columns('w')}
     FROM webhook_deliveries w FORCE INDEX (webhook_deliveries_by_attempt)
     WHERE w.status = 'PENDING' AND w.endpoint_id = ? AND w.attempt_count = 0
       AND w.next_attempt_at <= ?
       AND COALESCE((SELECT 1 FROM webhook_deliveries p FORCE INDEX (webhook_deliveries_by_resource)
                     WHERE p.status = 'PENDING' AND p.endpoint_id = w.endpoint_id
                       AND p.resource_id = w.resource_id AND p.sequence < w.sequence
                       AND p.attempt_count = 0 LIMIT 1), 0) = 0
     ORDER BY w.next_attempt_at, w.id LIMIT ? FOR UPDATE SKIP LOCKED`,
    [endpointId, now, limit],
  )
  return rows.map(deliveries.toRecord)
}
