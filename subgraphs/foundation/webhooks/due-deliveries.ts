import type { Queryable, Row } from '../database/database.ts'
import type { Read } from '../database/pooled-connection.ts'
import type { Tx } from '../database/transaction.ts'
import { findNewLanes, type Lane, searchNewLane, type WorkTable } from '../jobs/work-queue/lanes.ts'
import { dueStatement } from '../jobs/work-queue/leases.ts'
import type { Condition } from '../query/conditions.ts'
import { tableOf } from '../query/table.ts'
import { type WebhookDelivery, WebhookDeliveryEntity, type WebhookEndpoint } from './entities.ts'
import type { RetryRules } from './webhook-policy.ts'

/** The pending deliveries; the lane of each is its endpoint. */
export const DELIVERIES: WorkTable = {
  name: 'webhook_deliveries',
  pending: ['status', 'PENDING'],
  lane: 'endpoint_id',
  due: 'next_attempt_at',
  order: 'by due time',
  index: 'webhook_deliveries_by_lane',
  uncoveredColumn: 'created_at',
}

/** The pending deliveries of one endpoint, and its owner. */
export interface EndpointLane extends Lane {
  clubId: string
  ownerId: string
}

const deliveries = tableOf(WebhookDeliveryEntity)

/** The lanes of active endpoints with pending deliveries, due now or later. */
export async function findEndpointLanes(
  database: Queryable,
  pacedBy: RetryRules['pacedBy'],
  known: Set<string> = new Set(),
): Promise<EndpointLane[]> {
  const endpoints = await findPendingEndpoints(database, pacedBy, known)
  return endpoints
    .filter(({ status }) => status === 'ACTIVE')
    .flatMap(({ key, clubId, ownerId, backoffUntil, ...next }) => {
      // Where each delivery is paced by itself, the backoff of the endpoint does not delay retries.
      const firstAt = next.firstAt && laterOf(next.firstAt, backoffUntil)
      const [dueAt] = [firstAt, next.retryAt].filter((at) => at !== null).sort(byTime)
      return dueAt === undefined ? [] : [{ key, clubId, ownerId, dueAt }]
    })
}

/** Disabled endpoints with pending deliveries: a stop or a crash interrupted the ending of those. */
export async function findDisabledEndpoints(
  database: Queryable,
  known: Set<string> = new Set(),
): Promise<Pick<WebhookEndpoint, 'id' | 'clubId'>[]> {
  const endpoints = await findPendingEndpoints(database, 'endpoint', known)
  return endpoints
    .filter(({ status }) => status === 'DISABLED')
    .map(({ key, clubId }) => ({ id: key, clubId }))
}

interface PendingEndpoint
  extends Pick<WebhookEndpoint, 'clubId' | 'ownerId' | 'status' | 'backoffUntil'> {
  key: string
  /** When the next attempt is due of those that the endpoint's backoff delays, and of the others. */
  firstAt: Date | null
  retryAt: Date | null
}

/**
 * Endpoints with pending deliveries, found without reading how many each has. The known ones are read in one trip with the
 * search for others, which seldom finds one.
 */
async function findPendingEndpoints(
  database: Queryable,
  pacedBy: RetryRules['pacedBy'],
  known: Set<string>,
): Promise<PendingEndpoint[]> {
  const before = new Set(known)
  const [found, endpoints] = await database.readAll([
    searchNewLane(DELIVERIES, [...before].sort()),
    readEndpoints([...before], pacedBy),
  ])
  if (found.key !== undefined) known.add(found.key)
  await findNewLanes(database, DELIVERIES, known, found.next)
  const added = [...known].filter((key) => !before.has(key))
  if (added.length > 0)
    endpoints.push(...(await database.readAll([readEndpoints(added, pacedBy)]))[0])

  const pending = endpoints.filter(({ firstAt, retryAt }) => firstAt !== null || retryAt !== null)
  known.clear()
  for (const { key } of pending) known.add(key)
  return pending
}

function readEndpoints(
  keys: readonly string[],
  pacedBy: RetryRules['pacedBy'],
): Read<PendingEndpoint[]> {
  const [firstAt, retryAt] =
    pacedBy === 'endpoint'
      ? [earliest('webhook_deliveries_by_lane'), 'NULL']
      : [0, 1].map((isRetry) => earliest('webhook_deliveries_by_attempt', isRetry))
  return {
    sql: `SELECT e.id AS \`key\`, e.club_id AS clubId, e.owner_id AS ownerId, e.status,
       e.rests_until AS backoffUntil, ${firstAt} AS firstAt, ${retryAt} AS retryAt
     FROM webhook_endpoints e FORCE INDEX (PRIMARY) WHERE e.id IN (?)`,
    params: [['', ...keys]],
    toResult: (rows) => rows as unknown as PendingEndpoint[],
  }
}

/** Due time of the first row. Without `event_id`, a column that the index lacks, MySQL scans and sorts all pending rows. */
function earliest(index: string, isRetry?: number): string {
  const [column, condition] =
    isRetry === undefined ? ['', ''] : ['w.is_retry, ', `AND w.is_retry = ${isRetry}`]
  return `(SELECT w.next_attempt_at FROM webhook_deliveries w FORCE INDEX (${index})
     WHERE w.status = 'PENDING' AND w.endpoint_id = e.id ${condition} AND w.event_id <> ''
     ORDER BY w.status, w.endpoint_id, ${column}w.next_attempt_at, w.id LIMIT 1)`
}

function laterOf(dueAt: Date, backoffUntil: Date | null): Date {
  return backoffUntil !== null && backoffUntil > dueAt ? backoffUntil : dueAt
}

function byTime(one: Date, other: Date): number {
  return one.getTime() - other.getTime()
}

/** The due deliveries of an endpoint that is paced as a whole, by due time; with `also` under a further condition. */
export function dueDeliveries(
  endpointId: string,
  limit: number,
  now: Date,
  also?: Condition,
): Read<WebhookDelivery[]> {
  const take = { key: endpointId, limit, columns: deliveries.columns('w'), ...(also && { also }) }
  const toResult = (rows: Row[]) => rows.map(deliveries.toRecord)
  return { ...dueStatement(DELIVERIES, take, now), toResult }
}

/** The due retries of an endpoint whose deliveries are paced one by one. */
export async function takeRetries(
  tx: Tx,
  endpointId: string,
  limit: number,
  now: Date,
): Promise<WebhookDelivery[]> {
  const rows = await tx.query(
    `SELECT ${deliveries.columns('w')}
     FROM webhook_deliveries w FORCE INDEX (webhook_deliveries_by_attempt)
     WHERE w.status = 'PENDING' AND w.endpoint_id = ? AND w.is_retry = 1
       AND w.next_attempt_at <= ?
     ORDER BY w.next_attempt_at, w.id LIMIT ? FOR UPDATE SKIP LOCKED`,
    [endpointId, now, limit],
  )
  return rows.map(deliveries.toRecord)
}

/** Pending retries that no worker has leased, due or not; counts up to `limit`. */
export async function countRetries(tx: Tx, endpointId: string, limit: number): Promise<number> {
  const pending = await tx.query(
    `SELECT w.id, w.lease FROM webhook_deliveries w FORCE INDEX (webhook_deliveries_by_attempt)
     WHERE w.status = 'PENDING' AND w.endpoint_id = ? AND w.is_retry = 1 AND w.lease IS NULL
     LIMIT ?`,
    [endpointId, limit],
  )
  return pending.length
}

/** How many pending deliveries are read together: far more than one endpoint has concurrent attempts. */
const WINDOW = 50

/** Windows per lease; all but the last may be full of resources that are skipped. */
const WINDOWS = 8

/**
 * Takes at most one delivery per resource, in event order, and skips a resource whose earlier delivery is
 * still in its first attempt; the longest due first.
 */
export async function takeFirstAttempts(
  tx: Tx,
  endpointId: string,
  asked: number,
  now: Date,
): Promise<WebhookDelivery[]> {
  const limit = Math.min(asked, WINDOW)
  const taken: WebhookDelivery[] = []
  const passed = new Set<string>()
  for (let read = 0; read < WINDOWS && taken.length < limit; read += 1) {
    const window = read === 0 ? firstWindow(endpointId, now) : windowWithout(passed, endpointId)
    taken.push(...(await takeHeads(tx, window, { taken, limit: limit - taken.length, now })))
    if (taken.length === limit) return taken

    // A full window may hide the resources behind it, which the next window reads.
    const rows = await tx.query<{ resourceId: string | null }[]>(window.sql, window.params)
    if (rows.length < WINDOW) return taken
    for (const { resourceId } of rows) if (resourceId !== null) passed.add(resourceId)
  }
  return taken
}

interface Window {
  sql: string
  params: readonly unknown[]
}

function firstWindow(endpointId: string, now: Date): Window {
  return {
    sql: `SELECT d.id, d.resource_id AS resourceId, d.created_at
      FROM webhook_deliveries d FORCE INDEX (webhook_deliveries_by_attempt)
      WHERE d.status = 'PENDING' AND d.endpoint_id = ? AND d.is_retry = 0
        AND d.next_attempt_at <= ?
      ORDER BY d.next_attempt_at, d.id LIMIT ${WINDOW}`,
    params: [endpointId, now],
  }
}

/** Reads no row of the resources that were passed, however many deliveries each has. */
function windowWithout(passed: ReadonlySet<string>, endpointId: string): Window {
  return {
    sql: `SELECT d.id, d.resource_id AS resourceId, d.created_at
      FROM webhook_deliveries d FORCE INDEX (webhook_deliveries_by_resource)
      WHERE d.status = 'PENDING' AND d.endpoint_id = ? AND d.is_retry = 0
        AND (d.resource_id IS NULL OR d.resource_id NOT IN (?))
      ORDER BY d.resource_id, d.sequence LIMIT ${WINDOW}`,
    params: [endpointId, ['', ...passed]],
  }
}

/** The deliveries of a window that are the first of their resource. */
async function takeHeads(
  tx: Tx,
  window: Window,
  { taken, limit, now }: { taken: readonly WebhookDelivery[]; limit: number; now: Date },
): Promise<WebhookDelivery[]> {
  const rows = await tx.query(
    `SELECT ${deliveries.columns('w')} FROM (${window.sql}) seen
     STRAIGHT_JOIN webhook_deliveries w FORCE INDEX (PRIMARY) ON w.id = seen.id
     WHERE w.status = 'PENDING' AND w.is_retry = 0 AND w.next_attempt_at <= ?
       AND w.id NOT IN (?)
       AND COALESCE((SELECT p.id
                     FROM webhook_deliveries p FORCE INDEX (webhook_deliveries_by_resource)
                     WHERE p.status = 'PENDING' AND p.endpoint_id = w.endpoint_id
                       AND p.is_retry = 0 AND p.resource_id = w.resource_id
                       AND p.event_id <> ''
                     ORDER BY p.status, p.endpoint_id, p.is_retry, p.resource_id, p.sequence
                     LIMIT 1), w.id) = w.id
     ORDER BY w.next_attempt_at, w.id LIMIT ? FOR UPDATE SKIP LOCKED`,
    [...window.params, now, ['', ...taken.map(({ id }) => id)], limit],
  )
  return rows.map(deliveries.toRecord)
}
