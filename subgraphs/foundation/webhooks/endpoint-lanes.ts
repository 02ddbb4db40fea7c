import type { Queryable, Row } from '../database/database.ts'
import type { Read } from '../database/pooled-connection.ts'
import type { Tx } from '../database/transaction.ts'
import { findNewLanes, type Lane } from '../jobs/work-queue/lanes.ts'
import type { LeaseRequest } from '../jobs/work-queue/leases.ts'
import * as leases from '../jobs/work-queue/leases.ts'
import type { WorkTable } from '../jobs/work-queue/work-table.ts'
import { tableOf } from '../query/table.ts'
import { takeAttempts } from './attempt-turns.ts'
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
  besides: 'created_at',
}

/** The deliveries that wait for one endpoint, and whose that is. */
export interface EndpointLane extends Lane {
  ownerId: string
}

const deliveries = tableOf(WebhookDeliveryEntity)

/** Lanes of active endpoints with anything to do, now or later. */
export async function findEndpointLanes(
  database: Queryable,
  pacedBy: RetryRules['pacedBy'],
  known: Set<string> = new Set(),
): Promise<EndpointLane[]> {
  const endpoints = await findWaiting(database, pacedBy, known)
  return endpoints
    .filter(({ status }) => status === 'ACTIVE')
    .flatMap(({ key, ownerId, restsUntil, ...waiting }) => {
      // Where each delivery keeps its own time, retries know no rest.
      const firstAt = waiting.firstAt && laterOf(waiting.firstAt, restsUntil)
      const [dueAt] = [firstAt, waiting.retryAt].filter((at) => at !== null).sort(byTime)
      return dueAt === undefined ? [] : [{ key, ownerId, dueAt }]
    })
}

/** How much to take for an endpoint, and by whose time. */
export interface EndpointTake {
  endpoint: WebhookEndpoint
  limit: number
  pacedBy: RetryRules['pacedBy']
}

/**
 * Takes due deliveries of endpoints, for `holdDeliveries`. Those of endpoints that are well come in a
 * single trip to the server: with 16 of them, 15 of the 21 trips of a take are saved.
 */
export async function takeDueOfEach(
  tx: Tx,
  takes: readonly EndpointTake[],
  request: LeaseRequest,
): Promise<{ endpoint: WebhookEndpoint; taken: WebhookDelivery[] }[]> {
  const isWell = ({ endpoint, pacedBy }: EndpointTake) =>
    pacedBy === 'endpoint' && endpoint.consecutiveFailures === 0
  const well = takes.filter(isWell)
  const reads = well.map((take) => readDue(take, request.now))
  const all = reads.length === 0 ? [] : await tx.readAll(reads)
  const each = well.map(({ endpoint }, nth) => ({ endpoint, taken: all[nth] ?? [] }))
  for (const take of takes)
    if (!isWell(take))
      each.push({ endpoint: take.endpoint, taken: await takeDueDeliveries(tx, take, request) })
  return each
}

/** Takes due deliveries of one endpoint, for `holdDeliveries`. */
export function takeDueDeliveries(
  tx: Tx,
  { endpoint, limit, pacedBy }: EndpointTake,
  request: LeaseRequest,
): Promise<WebhookDelivery[]> {
  if (pacedBy === 'delivery') return takeAttempts(tx, endpoint, limit, request)

  const take = async (most: number) => {
    const read = readDue({ endpoint, limit: most }, request.now)
    return read.toResult(await tx.query(read.sql, read.params))
  }
  return takeSpaced(tx, { endpoint, limit, take }, request)
}

function readDue(
  { endpoint, limit }: Pick<EndpointTake, 'endpoint' | 'limit'>,
  now: Date,
): Read<WebhookDelivery[]> {
  const take = { key: endpoint.id, limit, columns: deliveries.columns('w') }
  const toResult = (rows: Row[]) => rows.map(deliveries.toRecord)
  return { ...leases.dueOf(DELIVERIES, take, now), toResult }
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

/** Endpoints that are disabled and still have something waiting: their end was cut off. */
export async function findUnended(
  database: Queryable,
  known: Set<string> = new Set(),
): Promise<string[]> {
  const endpoints = await findWaiting(database, 'endpoint', known)
  return endpoints.filter(({ status }) => status === 'DISABLED').map(({ key }) => key)
}

interface WaitingEndpoint {
  key: string
  ownerId: string
  status: WebhookEndpoint['status']
  restsUntil: Date | null
  /** When the next of those is due that wait while the endpoint rests, and of those that do not. */
  firstAt: Date | null
  retryAt: Date | null
}

/** Endpoints that anything waits for; how much it is, nobody reads. */
async function findWaiting(
  database: Queryable,
  pacedBy: RetryRules['pacedBy'],
  known: Set<string>,
): Promise<WaitingEndpoint[]> {
  await findNewLanes(database, DELIVERIES, known)
  if (known.size === 0) return []

  const [firstAt, retryAt] =
    pacedBy === 'endpoint'
      ? [earliest('webhook_deliveries_by_lane'), 'NULL']
      : [0, 1].map((isRetry) => earliest('webhook_deliveries_by_attempt', isRetry))
  const endpoints = await database.query<WaitingEndpoint[]>(
    `SELECT e.id AS \`key\`, e.owner_id AS ownerId, e.status, e.rests_until AS restsUntil,
       ${firstAt} AS firstAt, ${retryAt} AS retryAt
     FROM webhook_endpoints e FORCE INDEX (PRIMARY) WHERE e.id IN (?)`,
    [[...known]],
  )
  const waiting = endpoints.filter(({ firstAt, retryAt }) => firstAt !== null || retryAt !== null)
  known.clear()
  for (const { key } of waiting) known.add(key)
  return waiting
}

/** What the index lacks is asked for, too: MySQL would read all that waits, to sort it. */
function earliest(index: string, isRetry?: number): string {
  const [column, condition] =
    isRetry === undefined ? ['', ''] : ['w.is_retry, ', `AND w.is_retry = ${isRetry}`]
  return `(SELECT w.next_attempt_at FROM webhook_deliveries w FORCE INDEX (${index})
     WHERE w.status = 'PENDING' AND w.endpoint_id = e.id ${condition} AND w.event_id <> ''
     ORDER BY w.status, w.endpoint_id, ${column}w.next_attempt_at, w.id LIMIT 1)`
}

function byTime(one: Date, other: Date): number {
  return one.getTime() - other.getTime()
}
