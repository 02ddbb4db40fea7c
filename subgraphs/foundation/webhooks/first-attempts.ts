import type { Tx } from '../database/transaction.ts'
import { tableOf } from '../query/table.ts'
import { type WebhookDelivery, WebhookDeliveryEntity } from './entities.ts'

const deliveries = tableOf(WebhookDeliveryEntity)

/** How many that wait are looked at together, and taken: far more than one endpoint is sent at once. */
const WINDOW = 50

/** Resources whose events wait for one another may fill that many windows before others have a look. */
const WINDOWS = 8

/** Of each resource the next one, unless the one before is at its first attempt; the longest due first. */
export async function takeFirstAttempts(
  tx: Tx,
  endpointId: string,
  asked: number,
  now: Date,
): Promise<WebhookDelivery[]> {
  const limit = Math.min(asked, WINDOW)
  const taken: WebhookDelivery[] = []
  const passed = new Set<string>()
  for (let looked = 0; looked < WINDOWS && taken.length < limit; looked += 1) {
    const window = looked === 0 ? firstDue(endpointId, now) : besides(passed, endpointId)
    taken.push(...(await takeNext(tx, window, { taken, limit: limit - taken.length, now })))
    if (taken.length === limit) return taken

    // Only what stands in the way of what is behind it is passed over.
    const seen = await tx.query<{ resourceId: string | null }[]>(window.sql, window.params)
    if (seen.length < WINDOW) return taken
    for (const { resourceId } of seen) if (resourceId !== null) passed.add(resourceId)
  }
  return taken
}

interface Window {
  sql: string
  params: readonly unknown[]
}

function firstDue(endpointId: string, now: Date): Window {
  return {
    sql: `SELECT d.id, d.resource_id AS resourceId, d.created_at
      FROM webhook_deliveries d FORCE INDEX (webhook_deliveries_by_attempt)
      WHERE d.status = 'PENDING' AND d.endpoint_id = ? AND d.is_retry = 0
        AND d.next_attempt_at <= ?
      ORDER BY d.next_attempt_at, d.id LIMIT ${WINDOW}`,
    params: [endpointId, now],
  }
}

/** However much waits of the resources that are passed over, none of it is read. */
function besides(passed: ReadonlySet<string>, endpointId: string): Window {
  return {
    sql: `SELECT d.id, d.resource_id AS resourceId, d.created_at
      FROM webhook_deliveries d FORCE INDEX (webhook_deliveries_by_resource)
      WHERE d.status = 'PENDING' AND d.endpoint_id = ? AND d.is_retry = 0
        AND (d.resource_id IS NULL OR d.resource_id NOT IN (?))
      ORDER BY d.resource_id, d.sequence LIMIT ${WINDOW}`,
    params: [endpointId, ['', ...passed]],
  }
}

async function takeNext(
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
