import { allOf } from '../../foundation/conditions.ts'
import type { Queryable, Row } from '../../foundation/database.ts'
import { tableOf } from '../../foundation/table.ts'
import type { Tenancy } from '../../foundation/tenancy.ts'
import { deliveryStore } from '../../foundation/webhooks/delivery-store.ts'
import {
  type WebhookAttempt,
  type WebhookDelivery,
  WebhookDeliveryEntity,
  type WebhookEndpoint,
} from '../../foundation/webhooks/entities.ts'
import type { CountedList } from '../counted-page.ts'

const deliveries = tableOf(WebhookDeliveryEntity)

export interface DeliveryLogFilter {
  endpointId: string
  event: string | null
  status: 'PENDING' | 'DELIVERED' | 'FAILED' | null
  from: Date | null
  to: Date | null
  updatedSince: Date | null
}

export type LoggedDelivery = WebhookDelivery & { attempts: WebhookAttempt[] }

/** To clients, one that was given up has failed like one whose attempts are used up. */
const STATUSES = {
  PENDING: ['PENDING'],
  DELIVERED: ['DELIVERED'],
  FAILED: ['FAILED', 'ENDED'],
} as const

/** What was sent, as those see it who read about it. */
export const deliveryLog = {
  /** Newest first. */
  list(database: Queryable, filter: DeliveryLogFilter): CountedList<LoggedDelivery> {
    const { endpointId, event, status, from: begin, to: end, updatedSince } = filter
    const { sql, params } = allOf([
      { sql: 'd.endpoint_id = ?', params: [endpointId] },
      event === null ? null : { sql: 'd.event_type = ?', params: [event] },
      status && { sql: 'd.status IN (?)', params: [STATUSES[status]] },
      begin && { sql: 'd.created_at >= ?', params: [begin] },
      end && { sql: 'd.created_at < ?', params: [end] },
      updatedSince && {
        sql: '(d.created_at >= ? OR d.completed_at >= ?)',
        params: [updatedSince, updatedSince],
      },
    ])
    return {
      database,
      columns: deliveries.columns('d'),
      from: `webhook_deliveries d WHERE ${sql}`,
      params,
      orderBy: 'd.created_at DESC, d.id DESC',
      isAfter: ([createdAt, id]) => ({
        sql: 'd.created_at <= ? AND (d.created_at < ? OR d.id < ?)',
        params: [new Date(createdAt), new Date(createdAt), id],
      }),
      positionOf: ({ createdAt, id }) => [createdAt.getTime(), id],
      toRecords: (rows) => withAttempts(database, rows.map(deliveries.toRecord)),
    }
  },

  /** With the id of its club, if the caller may see that. */
  async find(database: Queryable, tenancy: Tenancy, id: string): Promise<FoundDelivery | null> {
    const [found] = await deliveryLog.findAll(database, tenancy, [id])
    return found ?? null
  },

  async findAll(
    database: Queryable,
    tenancy: Tenancy,
    ids: readonly string[],
  ): Promise<FoundDelivery[]> {
    const rows = await database.query<
      (Row & { clubId: string; webhookStatus: WebhookEndpoint['status'] })[]
    >(
      `SELECT ${deliveries.columns('d')}, w.club_id AS clubId,
              w.status AS webhookStatus
       FROM webhook_deliveries d JOIN webhook_endpoints w ON w.id = d.endpoint_id
       WHERE d.id IN (?) AND ${tenancy.condition('w.club_id')}`,
      [ids, ...tenancy.params],
    )
    const found = rows.map(({ clubId, webhookStatus, ...columns }) => ({
      clubId,
      isFollowed: webhookStatus === 'ACTIVE',
      delivery: deliveries.toRecord(columns),
    }))
    const logged = await withAttempts(
      database,
      found.map(({ delivery }) => delivery),
    )
    return logged.flatMap((delivery, index) => {
      const row = found[index]
      return row === undefined ? [] : [{ ...row, delivery }]
    })
  },
}

export interface FoundDelivery {
  clubId: string
  delivery: LoggedDelivery
  /** Whether its webhook is active. */
  isFollowed: boolean
}

async function withAttempts(
  database: Queryable,
  found: readonly WebhookDelivery[],
): Promise<LoggedDelivery[]> {
  if (found.length === 0) return []

  const ids = found.map(({ id }) => id)
  const made = await deliveryStore.attemptsOf(database, ids)
  const byDelivery = Map.groupBy(made, ({ deliveryId }) => deliveryId)
  return found.map((delivery) => ({ ...delivery, attempts: byDelivery.get(delivery.id) ?? [] }))
}
