import type { Queryable } from '../database.ts'
import { tableOf } from '../table.ts'
import type { Tx } from '../transaction.ts'
import { type WebhookDelivery, WebhookDeliveryEntity, type WebhookEndpoint } from './entities.ts'

/** The deliveries that wait for one endpoint; a dead one holds up nobody but itself. */
export interface Lane {
  endpointId: string
  ownerId: string
  /** When its next attempt is due. */
  dueAt: Date
}

export interface LeaseRequest {
  lease: string
  now: Date
  until: Date
}

const deliveries = tableOf(WebhookDeliveryEntity)

/** Lanes of active endpoints with anything to do, now or later. */
export async function findLanes(database: Queryable): Promise<Lane[]> {
  // Grouping by both columns lets the server jump from lane to lane in the index: whatever waits in
  // a lane behind its first delivery is not read.
  const rows = await database.query<(Lane & { restsUntil: Date | null })[]>(
    `SELECT l.endpointId, l.dueAt, e.owner_id AS ownerId, e.rests_until AS restsUntil
     FROM (SELECT status, endpoint_id AS endpointId, MIN(next_attempt_at) AS dueAt
           FROM webhook_deliveries WHERE status = 'PENDING' GROUP BY status, endpoint_id) l
     JOIN webhook_endpoints e ON e.id = l.endpointId AND e.status = 'ACTIVE'`,
  )
  return rows.map(({ endpointId, ownerId, dueAt, restsUntil }) => ({
    endpointId,
    ownerId,
    dueAt: restsUntil !== null && restsUntil > dueAt ? restsUntil : dueAt,
  }))
}

/** Takes due deliveries of a lane, for `holdLease`; at most one while its endpoint fails. */
export async function takeDue(
  tx: Tx,
  { id, consecutiveFailures }: WebhookEndpoint,
  limit: number,
  { now, until }: LeaseRequest,
): Promise<WebhookDelivery[]> {
  const isFailing = consecutiveFailures > 0
  if (isFailing && !(await claimRest(tx, id, now, until))) return []

  const rows = await tx.query(
    `SELECT ${deliveries.columns('d')} FROM webhook_deliveries d
     WHERE d.status = 'PENDING' AND d.endpoint_id = ? AND d.next_attempt_at <= ?
     ORDER BY d.next_attempt_at, d.id LIMIT ? FOR UPDATE SKIP LOCKED`,
    [id, now, isFailing ? 1 : limit],
  )
  if (isFailing && rows.length === 0) await endRest(tx, id, now)
  return rows.map(deliveries.toRecord)
}

/** Until the lease ends nobody else takes them; then anybody may, because whoever held it is gone. */
export async function holdLease(
  tx: Tx,
  taken: readonly WebhookDelivery[],
  { lease, until }: LeaseRequest,
): Promise<void> {
  if (taken.length === 0) return
  await tx.query('UPDATE webhook_deliveries SET lease = ?, next_attempt_at = ? WHERE id IN (?)', [
    lease,
    until,
    taken.map(({ id }) => id),
  ])
}

/** While an endpoint fails, one attempt at a time: the endpoint rests until that one is over. */
async function claimRest(tx: Tx, id: string, now: Date, until: Date): Promise<boolean> {
  const claimed = await tx.query<{ affectedRows: number }>(
    `UPDATE webhook_endpoints SET rests_until = ?
     WHERE id = ? AND (rests_until IS NULL OR rests_until <= ?)`,
    [until, id, now],
  )
  return claimed.affectedRows > 0
}

async function endRest(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.query('UPDATE webhook_endpoints SET rests_until = ? WHERE id = ?', [now, id])
}
