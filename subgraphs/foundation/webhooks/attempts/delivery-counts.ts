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

const HALF_HOUR_S = 30 * 60
const HALF_HOUR_MS = HALF_HOUR_S * 1_000

/** A key of loaders: an endpoint, and the first of the half hours that are counted at a moment. */
export function countKeyOf(endpointId: string, now: Date): string {
  const present = now.getTime() - (now.getTime() % HALF_HOUR_MS)
  return `${endpointId} ${present - (LIMITS.countedHalfHours - 1) * HALF_HOUR_MS}`
}

/** The counts of each key. */
export async function countByKeys(
  database: Queryable,
  keys: readonly string[],
): Promise<DeliveryCount[]> {
  const places = keys.map((key) => key.split(' '))
  const groups = Map.groupBy(places, ([, first]) => Number(first))
  const counted = [...groups].map(([first, of]) => {
    const endpointIds = of.map(([endpointId]) => endpointId ?? '')
    return countByHalfHour(database, endpointIds, new Date(first))
  })
  return (await Promise.all(counted)).flat()
}

export function keyOfCount({ endpointId, first }: DeliveryCount): string {
  return `${endpointId} ${first}`
}

/** Counts deliveries by half hours of UTC; of each endpoint the same half hours, oldest first. */
export async function countByHalfHour(
  database: Queryable,
  endpointIds: readonly string[],
  first: Date,
): Promise<DeliveryCount[]> {
  const rows = await database.query<CountedRow[]>(
    `SELECT d.endpoint_id AS endpointId, d.status,
       TIMESTAMPDIFF(SECOND, ?, d.created_at) DIV ? AS slot, COUNT(*) AS count
     FROM webhook_deliveries d FORCE INDEX (webhook_deliveries_by_status)
     WHERE d.endpoint_id IN (?) AND d.status IN (?) AND d.created_at >= ?
     GROUP BY d.endpoint_id, d.status, slot`,
    [first, HALF_HOUR_S, endpointIds, DELIVERY_STATES, first],
  )
  const counted = new Map(rows.map((row) => [keyOf(row), Number(row.count)]))
  return endpointIds.flatMap((endpointId) =>
    Array.from({ length: LIMITS.countedHalfHours }, (_none, slot) => {
      const of = (status: DeliveryStatus) => counted.get(keyOf({ endpointId, status, slot })) ?? 0
      return {
        endpointId,
        first: first.getTime(),
        from: new Date(first.getTime() + slot * HALF_HOUR_MS),
        delivered: of('DELIVERED'),
        failed: of('FAILED') + of('ENDED'),
        pending: of('PENDING'),
      }
    }),
  )
}

interface CountedRow {
  endpointId: string
  status: DeliveryStatus
  slot: string | number
  count: string | number
}

function keyOf({ endpointId, status, slot }: Omit<CountedRow, 'count'>): string {
  return `${endpointId} ${status} ${slot}`
}
