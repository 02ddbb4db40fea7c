import type { Queryable, Row } from '../../foundation/database/database.ts'
import type { Pages } from '../../foundation/lists/load-pages.ts'
import { mergedList } from '../../foundation/lists/merged-list.ts'
import { pagedList, type RowsOfList } from '../../foundation/lists/paged-list.ts'
import type { Condition } from '../../foundation/query/conditions.ts'
import { tableOf } from '../../foundation/query/table.ts'
import {
  DELIVERY_STATES,
  type DeliveryStatus,
  type WebhookDelivery,
} from '../../foundation/webhooks/entities.ts'
import type { CountedList, CountedSlice } from '../records/counted-page.ts'
import { VolunteerDeliveryEntity } from './entities.ts'

const deliveries = tableOf(VolunteerDeliveryEntity)

export interface DeliveryLogFilter {
  endpointId: string
  /** The subscribed types, which never change, so every delivery has one of them. */
  types: readonly string[]
  eventType: string | null
  status: 'PENDING' | 'DELIVERED' | 'FAILED' | null
  from: Date | null
  to: Date | null
  updatedSince: Date | null
}

/** Clients see a cancelled delivery as FAILED, like one without attempts left. */
const STATUSES = {
  PENDING: ['PENDING'],
  DELIVERED: ['DELIVERED'],
  FAILED: ['FAILED', 'ENDED'],
} as const

const ENDED = DELIVERY_STATES.filter((status) => status !== 'PENDING')

/**
 * Allowed clock difference between the process that created a delivery and the one that completed
 * it.
 */
const CLOCK_SKEW_MS = 60_000

const ANY_STATUS = { status: DELIVERY_STATES }

const SHOWN = { alias: 'd', columns: deliveries.columns('d') }

const NEWEST_FIRST = pagedList(VolunteerDeliveryEntity, {
  ...SHOWN,
  order: ['createdAt', 'id'],
  direction: 'DESC',
})

const BY_CREATION = pagedList(VolunteerDeliveryEntity, { ...SHOWN, order: ['createdAt', 'id'] })

const BY_END = pagedList(VolunteerDeliveryEntity, { ...SHOWN, order: ['completedAt', 'id'] })

const BY_UPDATE = mergedList(VolunteerDeliveryEntity, SHOWN)

/** Newest first; with `updatedSince`, in the order of changes. */
export function listDeliveries(
  database: Queryable,
  filter: DeliveryLogFilter,
): CountedList<WebhookDelivery> {
  const { updatedSince } = filter
  const { read, count } =
    updatedSince === null ? newestFirst(database, filter) : byUpdate(database, filter, updatedSince)
  return {
    read: async (slice) => (await read(slice)).map(deliveries.toRecord),
    count,
    positionOf: ({ createdAt, completedAt, id }) => [
      (updatedSince === null ? createdAt : (completedAt ?? createdAt)).getTime(),
      id,
    ],
  }
}

/** The newest delivery of a webhook; those of one request of the graph are read together. */
export async function findLastDelivery(
  pages: Pages,
  endpointId: string,
): Promise<WebhookDelivery | null> {
  const rows = { equal: { endpointId, eventType: null, status: null }, spread: ANY_STATUS }
  const [row] = await pages.read(NEWEST_FIRST, { ...rows, after: null, limit: 1 })
  return row === undefined ? null : deliveries.toRecord(row)
}

interface Reader {
  read(slice: CountedSlice): Promise<Row[]>
  count(): Promise<number>
}

function newestFirst(database: Queryable, filter: DeliveryLogFilter): Reader {
  const { endpointId, eventType, status } = filter
  const rows: RowsOfList<WebhookDelivery> = {
    equal: { endpointId, eventType, status: status && STATUSES[status] },
    spread: ANY_STATUS,
    also: madeWithin(filter),
  }
  return {
    read: (slice) => NEWEST_FIRST.read(database, { ...rows, ...slice }),
    count: () => NEWEST_FIRST.count(database, rows),
  }
}

/** A delivery changes when it is created and when it completes: it is sorted by the later time. */
function byUpdate(database: Queryable, filter: DeliveryLogFilter, since: Date): Reader {
  const { endpointId, types, eventType, status, from } = filter
  const statuses: readonly DeliveryStatus[] = status === null ? DELIVERY_STATES : STATUSES[status]
  const of = (among: readonly DeliveryStatus[]) => statuses.filter((one) => among.includes(one))
  const made = madeWithin(filter)
  const pending: RowsOfList<WebhookDelivery> = {
    equal: { endpointId, eventType, status: of(['PENDING']) },
    also: [{ sql: 'd.created_at >= ?', params: [since] }, ...made],
  }
  const earliestEnd = new Date(Math.max(+since, from === null ? 0 : +from - CLOCK_SKEW_MS))
  const ended: RowsOfList<WebhookDelivery> = {
    equal: { endpointId, eventType: eventType ?? types, status: of(ENDED) },
    also: [{ sql: 'd.completed_at >= ?', params: [earliestEnd] }, ...made],
  }
  const parts = [
    { list: BY_CREATION, rows: pending },
    { list: BY_END, rows: ended },
  ]
  return {
    read: (slice) => BY_UPDATE.read(database, parts, slice),
    count: () => BY_UPDATE.count(database, parts),
  }
}

function madeWithin({ from, to }: DeliveryLogFilter): (Condition | null)[] {
  return [
    from && { sql: 'd.created_at >= ?', params: [from] },
    to && { sql: 'd.created_at < ?', params: [to] },
  ]
}
