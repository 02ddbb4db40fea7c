import { LIMITS } from '../../../../schema/limits.ts'
import type { Queryable } from '../../database/database.ts'
import { DELIVERY_STATES, type DeliveryStatus } from '../entities.ts'

/** Deliveries of an endpoint that were made within one half hour. */
export interface DeliveryCount {
  endpointId: string
  /** When the first of the counted half hours begins. */
  first: number
  from: Date
  delivered: number
  failed: number
  pending: number
}

const { countedHalfHours: HALF_HOURS, countedDeliveries: MOST } = LIMITS

const HALF_HOUR_S = 30 * 60
const HALF_HOUR_MS = HALF_HOUR_S * 1_000

/** A key of loaders: an endpoint, and the first of the half hours that are counted at a moment. */
export function countKeyOf(endpointId: string, now: Date): string {
  const present = now.getTime() - (now.getTime() % HALF_HOUR_MS)
  return `${endpointId} ${present - (HALF_HOURS - 1) * HALF_HOUR_MS}`
}

/** The counts of each key. */
export async function countByKeys(
  database: Queryable,
  keys: readonly string[],
): Promise<DeliveryCount[]> {
  const counted: DeliveryCount[] = []
  for (const key of keys) {
    const [endpointId = '', first] = key.split(' ')
    counted.push(...(await countByHalfHour(database, endpointId, new Date(Number(first)))))
  }
  return counted
}

export function keyOfCount({ endpointId, first }: DeliveryCount): string {
  return `${endpointId} ${first}`
}

/**
 * Counts deliveries by half hours of UTC, oldest first. Of each status the newest are read, and no more than are counted:
 * a day may have a million. Half hours that are not counted to their beginning are left out.
 */
export async function countByHalfHour(
  database: Queryable,
  endpointId: string,
  first: Date,
): Promise<DeliveryCount[]> {
  const rows = await database.query<CountedRow[]>(
    DELIVERY_STATES.map(() => NEWEST).join(' UNION ALL '),
    DELIVERY_STATES.flatMap((status) => [
      ...[status, first, HALF_HOUR_S, endpointId, status, first, MOST],
    ]),
  )
  const counted = rows.map(({ status, slot, count }) => ({
    ...{ status, slot: Number(slot), count: Number(count) },
  }))
  const start = Math.max(...DELIVERY_STATES.map((status) => firstCounted(counted, status)))
  return SLOTS.slice(start).map((slot) => {
    const of = (status: DeliveryStatus) =>
      counted.find((one) => one.status === status && one.slot === slot)?.count ?? 0
    return {
      endpointId,
      first: first.getTime(),
      from: new Date(first.getTime() + slot * HALF_HOUR_MS),
      delivered: of('DELIVERED'),
      failed: of('FAILED') + of('ENDED'),
      pending: of('PENDING'),
    }
  })
}

const SLOTS = Array.from({ length: HALF_HOURS }, (_none, slot) => slot)

const NEWEST = `SELECT ? AS status, TIMESTAMPDIFF(SECOND, ?, n.created_at) DIV ? AS slot, COUNT(*) AS count
  FROM (SELECT d.created_at FROM webhook_deliveries d FORCE INDEX (webhook_deliveries_by_status)
        WHERE d.endpoint_id = ? AND d.status = ? AND d.created_at >= ?
        ORDER BY d.created_at DESC LIMIT ?) n
  GROUP BY slot`

interface Counted {
  status: DeliveryStatus
  slot: number
  count: number
}

type CountedRow = Pick<Counted, 'status'> & { slot: string | number; count: string | number }

/** The first half hour all of whose deliveries with the status are counted. */
function firstCounted(counted: readonly Counted[], wanted: DeliveryStatus): number {
  const of = counted.filter(({ status }) => status === wanted)
  const all = of.reduce((sum, { count }) => sum + count, 0)
  return all < MOST ? 0 : Math.min(...of.map(({ slot }) => slot)) + 1
}

/** Counts pending deliveries up to the limit; `dueSince` is the earliest due time where no endpoint backs off. */
export async function countPending(
  database: Queryable,
  limit: number,
  now: Date,
): Promise<{ count: number; dueSince: Date | null }> {
  const [counted] = await database.query<{ count: number; dueSince: Date | null }[]>(
    `SELECT COUNT(*) AS count,
       MIN(CASE WHEN e.rests_until > ? THEN NULL ELSE w.next_attempt_at END) AS dueSince
     FROM (SELECT w.endpoint_id, w.next_attempt_at
           FROM webhook_deliveries w FORCE INDEX (webhook_deliveries_by_lane)
           WHERE w.status = 'PENDING' LIMIT ?) w
     STRAIGHT_JOIN webhook_endpoints e FORCE INDEX (PRIMARY) ON e.id = w.endpoint_id`,
    [now, limit],
  )
  return { count: Number(counted?.count ?? 0), dueSince: counted?.dueSince ?? null }
}
