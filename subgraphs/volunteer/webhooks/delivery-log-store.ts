import type { Queryable, Row } from '../../foundation/database/database.ts'
import { tableOf } from '../../foundation/query/table.ts'
import type { Tenancy } from '../../foundation/query/tenancy.ts'
import { deliveryStore } from '../../foundation/webhooks/delivery-store.ts'
import type {
  WebhookAttempt,
  WebhookDelivery,
  WebhookEndpoint,
} from '../../foundation/webhooks/entities.ts'
import type { CountedList } from '../records/counted-page.ts'
import { type DeliveryLogFilter, listDeliveries } from './delivery-list-store.ts'
import { VolunteerDeliveryEntity } from './entities.ts'

const deliveries = tableOf(VolunteerDeliveryEntity)

export type LoggedDelivery = WebhookDelivery & { attempts: WebhookAttempt[] }

/** Reads of sent deliveries for the delivery log. */
export const deliveryLog = {
  list(database: Queryable, filter: DeliveryLogFilter): CountedList<LoggedDelivery> {
    const { read, ...list } = listDeliveries(database, filter)
    return { ...list, read: async (slice) => withAttempts(database, await read(slice)) }
  },

  /** Includes the club's id; null if the caller may not see the club. */
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
      isWebhookActive: webhookStatus === 'ACTIVE',
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
  /** Whether the delivery's webhook is active. */
  isWebhookActive: boolean
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
