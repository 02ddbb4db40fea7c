import type { Queryable, Row } from '../../foundation/database.ts'
import { pagedList, type RowsOfList } from '../../foundation/lists/paged-list.ts'
import { tableOf } from '../../foundation/table.ts'
import type { Tenancy } from '../../foundation/tenancy.ts'
import { deliveryStore } from '../../foundation/webhooks/delivery-store.ts'
import {
  DELIVERY_STATES,
  type WebhookAttempt,
  type WebhookDelivery,
  type WebhookEndpoint,
} from '../../foundation/webhooks/entities.ts'
import type { CountedList } from '../counted-page.ts'
import { VolunteerDeliveryEntity } from './entities.ts'

const deliveries = tableOf(VolunteerDeliveryEntity)

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

const LIST = pagedList(VolunteerDeliveryEntity, {
  alias: 'd',
  columns: deliveries.columns('d'),
  order: ['createdAt', 'id'],
  direction: 'DESC',
})

/** What was sent, as those see it who read about it. */
export const deliveryLog = {
  /** Newest first. */
  list(database: Queryable, filter: DeliveryLogFilter): CountedList<LoggedDelivery> {
    const { endpointId, event, status, from: begin, to: end, updatedSince } = filter
    const rows: RowsOfList<WebhookDelivery> = {
      equal: { endpointId, eventType: event, status: status && STATUSES[status] },
      spread: { status: DELIVERY_STATES },
      ...(updatedSince && !begin && !end ? { isRefusedInIndex: true } : {}),
      also: [
        begin && { sql: 'd.created_at >= ?', params: [begin] },
        end && { sql: 'd.created_at < ?', params: [end] },
        updatedSince && {
          sql: '(d.created_at >= ? OR d.completed_at >= ?)',
          params: [updatedSince, updatedSince],
        },
      ],
    }
    return {
      async read(slice) {
        const found = await LIST.read(database, { ...rows, ...slice })
        return withAttempts(database, found.map(deliveries.toRecord))
      },
      count: () => LIST.count(database, rows),
      positionOf: ({ createdAt, id }) => [createdAt.getTime(), id],
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
       FROM webhook_deliveries d FORCE INDEX (PRIMARY)
       STRAIGHT_JOIN webhook_endpoints w FORCE INDEX (PRIMARY) ON w.id = d.endpoint_id
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
