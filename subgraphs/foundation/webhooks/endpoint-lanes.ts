import type { Queryable } from '../database.ts'
import { tableOf } from '../table.ts'
import type { Tx } from '../transaction.ts'
import type { Lane, LeaseRequest, WorkTable } from '../work-queue/leases.ts'
import * as leases from '../work-queue/leases.ts'
import { type WebhookDelivery, WebhookDeliveryEntity, type WebhookEndpoint } from './entities.ts'

/** The deliveries that wait; the lane of each is its endpoint. */
export const DELIVERIES: WorkTable = {
  name: 'webhook_deliveries',
  waiting: ['status', 'PENDING'],
  lane: 'endpoint_id',
  due: 'next_attempt_at',
  order: 'by due time',
}

/** The deliveries that wait for one endpoint, and whose that is. */
export interface EndpointLane extends Lane {
  ownerId: string
}

const deliveries = tableOf(WebhookDeliveryEntity)

/** Lanes of active endpoints with anything to do, now or later. */
export async function findEndpointLanes(database: Queryable): Promise<EndpointLane[]> {
  const { sql, params } = leases.selectLanes(DELIVERIES)
  const rows = await database.query<(EndpointLane & { restsUntil: Date | null })[]>(
    `SELECT l.key, l.dueAt, e.owner_id AS ownerId, e.rests_until AS restsUntil FROM (${sql}) l
     JOIN webhook_endpoints e ON e.id = l.key AND e.status = 'ACTIVE'`,
    params,
  )
  return rows.map(({ key, ownerId, dueAt, restsUntil }) => ({
    key,
    ownerId,
    dueAt: restsUntil !== null && restsUntil > dueAt ? restsUntil : dueAt,
  }))
}

/** Takes due deliveries of a lane, for `holdDeliveries`; at most one while its endpoint fails. */
export async function takeDueDeliveries(
  tx: Tx,
  { id, consecutiveFailures }: WebhookEndpoint,
  limit: number,
  { now, until }: LeaseRequest,
): Promise<WebhookDelivery[]> {
  const isFailing = consecutiveFailures > 0
  if (isFailing && !(await claimRest(tx, id, now, until))) return []

  const take = { key: id, limit: isFailing ? 1 : limit, columns: deliveries.columns('w') }
  const rows = await leases.takeDue(tx, DELIVERIES, take, now)
  if (isFailing && rows.length === 0) await endRest(tx, id, now)
  return rows.map(deliveries.toRecord)
}

/** Until the lease ends nobody else takes them; then anybody may, because whoever held it is gone. */
export function holdDeliveries(
  tx: Tx,
  taken: readonly WebhookDelivery[],
  request: LeaseRequest,
): Promise<void> {
  const ids = taken.map(({ id }) => id)
  return leases.holdLease(tx, DELIVERIES, ids, request)
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
