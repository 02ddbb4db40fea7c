import type { Queryable } from '../database.ts'
import { tableOf } from '../table.ts'
import type { Tx } from '../transaction.ts'
import type { Lane, LeaseRequest, WorkTable } from '../work-queue/leases.ts'
import * as leases from '../work-queue/leases.ts'
import { findLanesOfAttempts, takeAttempts } from './attempt-turns.ts'
import { laterOf, takeSpaced } from './endpoint-rest.ts'
import { type WebhookDelivery, WebhookDeliveryEntity, type WebhookEndpoint } from './entities.ts'
import type { RetryRules } from './schedule.ts'

/** The deliveries that wait; the lane of each is its endpoint. */
export const DELIVERIES: WorkTable = {
  name: 'webhook_deliveries',
  waiting: ['status', 'PENDING'],
  lane: 'endpoint_id',
  due: 'next_attempt_at',
  order: 'by due time',
  index: 'webhook_deliveries_by_lane',
}

/** The deliveries that wait for one endpoint, and whose that is. */
export interface EndpointLane extends Lane {
  ownerId: string
}

const deliveries = tableOf(WebhookDeliveryEntity)

/** Lanes of active endpoints with anything to do, now or later. */
export function findEndpointLanes(
  database: Queryable,
  pacedBy: RetryRules['pacedBy'],
): Promise<EndpointLane[]> {
  return pacedBy === 'endpoint' ? findResting(database) : findLanesOfAttempts(database)
}

/** Takes due deliveries of a lane, for `holdDeliveries`. */
export function takeDueDeliveries(
  tx: Tx,
  take: { endpoint: WebhookEndpoint; limit: number; pacedBy: RetryRules['pacedBy'] },
  request: LeaseRequest,
): Promise<WebhookDelivery[]> {
  const { endpoint, limit, pacedBy } = take
  if (pacedBy === 'delivery') return takeAttempts(tx, endpoint, limit, request)

  const takeUpTo = async (most: number) => {
    const asked = { key: endpoint.id, limit: most, columns: deliveries.columns('w') }
    const rows = await leases.takeDue(tx, DELIVERIES, asked, request.now)
    return rows.map(deliveries.toRecord)
  }
  return takeSpaced(tx, { endpoint, limit, take: takeUpTo }, request)
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

async function findResting(database: Queryable): Promise<EndpointLane[]> {
  const { sql, params } = leases.selectLanes(DELIVERIES)
  const rows = await database.query<(EndpointLane & { restsUntil: Date | null })[]>(
    `SELECT l.key, l.dueAt, e.owner_id AS ownerId, e.rests_until AS restsUntil FROM (${sql}) l
     STRAIGHT_JOIN webhook_endpoints e FORCE INDEX (PRIMARY) ON e.id = l.key AND e.status = 'ACTIVE'`,
    params,
  )
  return rows.map(({ key, ownerId, dueAt, restsUntil }) => ({
    key,
    ownerId,
    dueAt: laterOf(dueAt, restsUntil),
  }))
}
