import type { Clock } from '../../../platform/time/clock.ts'
import { LIMITS } from '../../../schema/limits.ts'
import type { Database, Queryable } from '../database/database.ts'
import type { Tx } from '../database/transaction.ts'
import type { PurgedBatch } from '../jobs/retention.ts'
import type { LeaseKey } from '../jobs/work-queue/leases.ts'
import type { Pages } from '../lists/load-pages.ts'
import { pagedList } from '../lists/paged-list.ts'
import type { Slice } from '../lists/paging.ts'
import { deleteFrom } from '../query/delete-from.ts'
import { tableOf } from '../query/table.ts'
import type { Resender } from './attempts/entities.ts'
import { resendStore } from './attempts/resend-store.ts'
import {
  DELIVERY_STATES,
  type DeliveryStatus,
  type WebhookAttempt,
  WebhookAttemptEntity,
  type WebhookDelivery,
  WebhookDeliveryEntity,
} from './entities.ts'

/** Deliveries and their attempts are kept for 30 days; one that is still waiting is kept longer. */
export const DELIVERY_RETENTION_MS = 30 * 24 * 60 * 60 * 1000

const BATCH = 1000

const deliveries = tableOf(WebhookDeliveryEntity)
const attempts = tableOf(WebhookAttemptEntity)

const NEWEST = pagedList(WebhookDeliveryEntity, {
  alias: 'd',
  order: ['createdAt', 'id'],
  direction: 'DESC',
})

const OLDEST = pagedList(WebhookDeliveryEntity, {
  alias: 'd',
  columns: 'd.id AS id, d.endpoint_id AS endpointId, d.status AS status, d.created_at AS createdAt',
  order: ['createdAt', 'id'],
})

export interface DeliveryConditions {
  endpointId: string
  status: DeliveryStatus | null
  from?: Date | null
  /** Exclusive. */
  to?: Date | null
}

export const deliveryStore = {
  find: (database: Queryable, id: string) =>
    deliveries.selectOne(database, 'd', 'WHERE d.id = ?', [id]),

  /** Newest first. */
  async list(
    pages: Pages,
    { endpointId, status, from = null, to = null }: DeliveryConditions,
    slice: Slice,
  ): Promise<WebhookDelivery[]> {
    const rows = await pages.read(NEWEST, {
      equal: { endpointId, status },
      spread: { status: DELIVERY_STATES },
      also: [
        from && { sql: 'd.created_at >= ?', params: [from] },
        to && { sql: 'd.created_at < ?', params: [to] },
      ],
      ...slice,
    })
    return rows.map(deliveries.toRecord)
  },

  /** The latest attempts of each delivery, in order of their numbers. */
  async attemptsOf(database: Queryable, ids: readonly string[]): Promise<WebhookAttempt[]> {
    const rows = await database.query(
      `SELECT ${attempts.columns('a')}
       FROM (SELECT t.*, ROW_NUMBER() OVER (PARTITION BY t.delivery_id ORDER BY t.number DESC) AS place
             FROM webhook_attempts t FORCE INDEX (PRIMARY) WHERE t.delivery_id IN (?)) a
       WHERE a.place <= ? ORDER BY a.delivery_id, a.number`,
      [ids, LIMITS.shownAttempts],
    )
    return rows.map(attempts.toRecord)
  },

  /** Makes deliveries due now instead of their scheduled attempts; leaves those with an attempt in progress. */
  async makeDue(tx: Tx, ids: readonly string[], by: Resender, now: Date): Promise<void> {
    if (ids.length === 0) return
    await deliveries.recordChange(tx, ids)
    await tx.query(
      `UPDATE webhook_deliveries FORCE INDEX (PRIMARY)
       SET status = 'PENDING', is_retry = attempt_count > 0, next_attempt_at = ?, lease = NULL,
         completed_at = NULL
       WHERE id IN (?)
         AND (lease IS NULL OR lease = id OR next_attempt_at IS NULL OR next_attempt_at <= ?)`,
      [now, ids, now],
    )
    await resendStore.addAll(tx, ids, by, now)
  },

  /** Copies a delivery to send it again; the copy has no ordering, so no other delivery delays it. */
  async addResend(
    tx: Tx,
    { id, copyId, by }: { id: string; copyId: string; by: Resender },
    now: Date,
  ): Promise<WebhookDelivery> {
    const [row] = await tx.query(
      `SELECT ${deliveries.columns('d')} FROM webhook_deliveries d WHERE d.id = ? FOR UPDATE`,
      [id],
    )
    if (row === undefined) throw new Error('The delivery is gone.')

    const { eventId, endpointId, eventType, body, traceparent } = deliveries.toRecord(row)
    const [last] = await tx.query<{ resend: number }[]>(
      `SELECT MAX(d.resend) AS resend FROM webhook_deliveries d
       WHERE d.event_id = ? AND d.endpoint_id = ?`,
      [eventId, endpointId],
    )
    const copy: WebhookDelivery = {
      id: copyId,
      endpointId,
      eventId,
      eventType,
      body,
      status: 'PENDING',
      attemptCount: 0,
      isRetry: false,
      nextAttemptAt: now,
      lease: null,
      createdAt: now,
      completedAt: null,
      resourceId: null,
      sequence: null,
      resend: Number(last?.resend) + 1,
      traceparent,
    }
    await deliveries.insert(tx, copy)
    await resendStore.addAll(tx, [copyId], by, now)
    return copy
  },

  /** Ends the lease of an unattempted delivery, which is due at this time. */
  async release(database: Queryable, { id, lease }: LeaseKey, dueAt: Date): Promise<void> {
    await database.write(
      'UPDATE webhook_deliveries SET lease = NULL, next_attempt_at = ? WHERE id = ? AND lease = ?',
      [dueAt, id, lease],
    )
  },

  /** Failed and ended deliveries of these endpoints, newest first. */
  async listFailed(pages: Pages, endpointIds: readonly string[], slice: Slice) {
    const rows = await pages.read(NEWEST, { equal: failedOf(endpointIds), ...slice })
    return rows.map(deliveries.toRecord)
  },

  /** The events of which the endpoint has a delivery. */
  async findSent(
    database: Queryable,
    endpointId: string,
    events: readonly { id: string }[],
  ): Promise<ReadonlySet<string>> {
    if (events.length === 0) return new Set()
    const rows = await database.query<{ eventId: string }[]>(
      // Selects a column outside of the index: MySQL may scan a covering index completely.
      `SELECT d.event_id AS eventId, d.status
       FROM webhook_deliveries d FORCE INDEX (webhook_deliveries_by_event)
       WHERE d.event_id IN (?) AND d.endpoint_id = ?`,
      [events.map(({ id }) => id), endpointId],
    )
    return new Set(rows.map(({ eventId }) => eventId))
  },

  /** Failed and ended deliveries since a time, oldest first. */
  async findFailed(
    database: Queryable,
    { endpointIds, since, limit }: { endpointIds: readonly string[]; since: Date; limit: number },
  ): Promise<FailedDelivery[]> {
    const rows = await OLDEST.read(database, {
      equal: failedOf(endpointIds),
      also: [{ sql: 'd.created_at >= ?', params: [since] }],
      after: null,
      limit,
    })
    return rows.map(({ id, endpointId }) => ({ id: String(id), endpointId: String(endpointId) }))
  },

  /**
   * Ends the pending deliveries of a disabled endpoint, in batches. Each batch has its own completion time:
   * a reader of changes since a time would miss the last batches if all had the time of the first.
   */
  async endPending(database: Queryable, endpointId: string, clock: Clock): Promise<void> {
    for (;;) {
      const pending = await database.query<{ id: string }[]>(
        `SELECT d.id FROM webhook_deliveries d FORCE INDEX (webhook_deliveries_by_lane)
         WHERE d.status = 'PENDING' AND d.endpoint_id = ? LIMIT ?`,
        [endpointId, BATCH],
      )
      // By id: locking the index first would deadlock with an attempt in progress, which locks the row.
      if (pending.length > 0)
        await database.query(
          `UPDATE webhook_deliveries FORCE INDEX (PRIMARY)
           SET status = 'ENDED', next_attempt_at = NULL, completed_at = ?
           WHERE id IN (?) AND status = 'PENDING'`,
          [clock(), pending.map(({ id }) => id)],
        )
      if (pending.length < BATCH) return
    }
  },
}

type FailedDelivery = Pick<WebhookDelivery, 'id' | 'endpointId'>

function failedOf(endpointIds: readonly string[]) {
  return { endpointId: endpointIds, status: ['FAILED', 'ENDED'] as const }
}

/** The last delivery of a batch. */
export type DeliveryCursor = readonly [createdAt: Date, id: string]

/** Reads one small batch of expired deliveries, and deletes the completed ones with their attempts. */
export async function purgeDeliveries(
  database: Database,
  now: Date,
  limit: number,
  after: DeliveryCursor | null = null,
): Promise<PurgedBatch<DeliveryCursor>> {
  const expiry = new Date(now.getTime() - DELIVERY_RETENTION_MS)
  const isOld = { sql: 'd.created_at < ?', params: [expiry] }
  const rows = await OLDEST.read(database, { equal: {}, also: [isOld], after, limit })
  const expired = rows as unknown as Pick<WebhookDelivery, 'id' | 'status' | 'createdAt'>[]
  const completed = expired.filter(({ status }) => status !== 'PENDING')
  if (completed.length > 0) {
    const ids = completed.map(({ id }) => id)
    await database.query(`${deleteFrom('webhook_attempts')} WHERE delivery_id IN (?)`, [ids])
    await resendStore.purge(database, ids)
    await database.query(`${deleteFrom('webhook_deliveries')} WHERE id IN (?)`, [ids])
  }
  const last = expired.length < limit ? undefined : expired.at(-1)
  return { purged: completed.length, next: last === undefined ? null : [last.createdAt, last.id] }
}
