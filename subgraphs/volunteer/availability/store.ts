import type { Database, Queryable } from '../../foundation/database/database.ts'
import type { Tx } from '../../foundation/database/transaction.ts'
import type { Pages } from '../../foundation/lists/load-pages.ts'
import { pagedList, type RowsOfList } from '../../foundation/lists/paged-list.ts'
import { tableOf } from '../../foundation/query/table.ts'
import type { Tenancy } from '../../foundation/query/tenancy.ts'
import { deleteAllOfEvent } from '../event-resources/delete-all-of-event.ts'
import { type CountedList, toCountedList } from '../records/counted-page.ts'
import type { AvailabilityRequest } from './availability-request.ts'
import { AvailabilityRequestEntity, type StoredRequest } from './entities.ts'

const requests = tableOf(AvailabilityRequestEntity)

const shown = requests.without('isDeleted')

const LIST = { alias: 'q', columns: shown.columns('q') }

const NEWEST_FIRST = pagedList(AvailabilityRequestEntity, {
  ...LIST,
  order: ['createdAt', 'id'],
  direction: 'DESC',
})

/** What changed since a moment, in the order in which it changed: no request is read that did not. */
const BY_UPDATE = pagedList(AvailabilityRequestEntity, { ...LIST, order: ['updatedAt', 'id'] })

const DELETED_WITH_EVENT = {
  table: 'availability_requests',
  index: 'availability_requests_by_creation',
}

export interface RequestConditions {
  eventId: string
  updatedSince: Date | null
}

export const availabilityRequestStore = {
  async find(
    database: Queryable,
    tenancy: Tenancy,
    id: string,
  ): Promise<AvailabilityRequest | null> {
    const [request = null] = await availabilityRequestStore.findAll(database, tenancy, [id])
    return request
  },

  async findAll(
    database: Queryable,
    tenancy: Tenancy,
    ids: readonly string[],
  ): Promise<AvailabilityRequest[]> {
    const rows = await database.query(
      `SELECT ${shown.columns('q')} FROM availability_requests q FORCE INDEX (PRIMARY)
       WHERE q.id IN (?) AND ${tenancy.condition('q.club_id')} AND q.is_deleted = FALSE`,
      [ids, ...tenancy.params],
    )
    return rows.map(shown.toRecord)
  },

  list(
    pages: Pages,
    { eventId, updatedSince }: RequestConditions,
  ): CountedList<AvailabilityRequest> {
    const rows: RowsOfList<StoredRequest> = {
      equal: { eventId, isDeleted: false },
      also: [updatedSince && { sql: 'q.updated_at >= ?', params: [updatedSince] }],
    }
    const list = updatedSince === null ? NEWEST_FIRST : BY_UPDATE
    return toCountedList(pages, { list, rows, toRecord: shown.toRecord })
  },

  /** Holds the request's row until the transaction ends: nobody answers or changes it meanwhile. */
  async lock(tx: Tx, tenancy: Tenancy, id: string): Promise<AvailabilityRequest | null> {
    const [row] = await tx.query(
      `SELECT ${shown.columns('q')} FROM availability_requests q
       WHERE q.id = ? AND ${tenancy.condition('q.club_id')} AND q.is_deleted = FALSE FOR UPDATE`,
      [id, ...tenancy.params],
    )
    return row === undefined ? null : shown.toRecord(row)
  },

  add: (tx: Tx, request: AvailabilityRequest) => requests.insert(tx, toStored(request)),

  replace(tx: Tx, request: AvailabilityRequest) {
    const { id, clubId, eventId, createdAt, ...changing } = toStored(request)
    return requests.update(tx, id, changing)
  },

  /** Notes that others have answered them than before; their rows are held from then on, in the order of ids. */
  touch: (tx: Tx, ids: readonly string[], now: Date): Promise<void> =>
    tx.write(
      `UPDATE availability_requests FORCE INDEX (PRIMARY)
       SET updated_at = GREATEST(?, updated_at + INTERVAL 1000 MICROSECOND)
       WHERE id IN (?) AND is_deleted = FALSE`,
      [now, [...ids].sort()],
    ),

  /** Those that go away with their event. */
  deleteAllOf: (tx: Tx, eventId: string, deletedAt: Date): Promise<void> =>
    deleteAllOfEvent(tx, DELETED_WITH_EVENT, eventId, deletedAt),

  /** Forgets those that were deleted long ago, with their answers; answers how many rows there were. */
  async purge(database: Database, deletedBefore: Date, limit: number): Promise<number> {
    const [oldest] = await database.query<{ id: string }[]>(
      `SELECT q.id, q.club_id
       FROM availability_requests q FORCE INDEX (availability_requests_by_deletion)
       WHERE q.deleted_at < ? ORDER BY q.deleted_at LIMIT 1`,
      [deletedBefore],
    )
    if (oldest === undefined) return 0

    const { affectedRows } = await database.query<{ affectedRows: number }>(
      `DELETE FROM availability_responses
       WHERE request_id = ? ORDER BY request_id, is_deleted, updated_at, id LIMIT ?`,
      [oldest.id, limit],
    )
    if (affectedRows < limit)
      await database.query('DELETE FROM availability_requests WHERE id = ?', [oldest.id])
    return limit
  },
}

export const AVAILABILITY_REQUEST = {
  name: 'availability request',
  scopes: 'availability',
  findAll: availabilityRequestStore.findAll,
} as const

function toStored(request: AvailabilityRequest): StoredRequest {
  return { ...request, isDeleted: request.deletedAt !== null }
}
