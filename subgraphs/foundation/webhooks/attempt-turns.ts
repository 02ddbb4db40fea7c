import type { Tx } from '../database/transaction.ts'
import type { LeaseRequest } from '../jobs/work-queue/leases.ts'
import { tableOf } from '../query/table.ts'
import { takeSpaced } from './endpoint-rest.ts'
import { type WebhookDelivery, WebhookDeliveryEntity, type WebhookEndpoint } from './entities.ts'
import { takeFirstAttempts } from './first-attempts.ts'

const deliveries = tableOf(WebhookDeliveryEntity)

/** Retries that are due, and first attempts as far as they leave room for those that wait. */
export async function takeAttempts(
  tx: Tx,
  endpoint: WebhookEndpoint,
  limit: number,
  request: LeaseRequest,
): Promise<WebhookDelivery[]> {
  const retries = await takeRetries(tx, endpoint.id, limit, request.now)
  const room = limit - (await countRetries(tx, endpoint.id, limit))
  if (room <= 0) return retries

  const take = (most: number) => takeFirstAttempts(tx, endpoint.id, most, request.now)
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
     WHERE w.status = 'PENDING' AND w.endpoint_id = ? AND w.is_retry = 1
       AND w.next_attempt_at <= ?
     ORDER BY w.next_attempt_at, w.id LIMIT ? FOR UPDATE SKIP LOCKED`,
    [endpointId, now, limit],
  )
  return rows.map(deliveries.toRecord)
}

/** Those that nobody makes at this moment; more than `most` make no difference, and are not counted. */
async function countRetries(tx: Tx, endpointId: string, most: number): Promise<number> {
  const waiting = await tx.query(
    `SELECT w.id, w.lease FROM webhook_deliveries w FORCE INDEX (webhook_deliveries_by_attempt)
     WHERE w.status = 'PENDING' AND w.endpoint_id = ? AND w.is_retry = 1 AND w.lease IS NULL
     LIMIT ?`,
    [endpointId, most],
  )
  return waiting.length
}
