import type { Database } from '../../foundation/database/database.ts'
import type { Tx } from '../../foundation/database/transaction.ts'
import type { Pages } from '../../foundation/lists/load-pages.ts'
import { deleteFrom } from '../../foundation/query/delete-from.ts'
import { resourceTable, withDeletion } from '../event-resources/resource-table.ts'
import type { CountedList } from '../records/counted-page.ts'
import type { AvailabilityRequest } from './availability-request.ts'
import { AvailabilityRequestEntity, type StoredRequest } from './entities.ts'

const requests = resourceTable<AvailabilityRequest, StoredRequest>(AvailabilityRequestEntity, {
  hidden: ['isDeleted'],
  toStored: withDeletion,
  ofEvent: { index: 'availability_requests_by_creation' },
  order: ['createdAt', 'id'],
  direction: 'DESC',
})

export interface RequestConditions {
  eventId: string
  updatedSince: Date | null
}

export const availabilityRequestStore = {
  ...requests,

  /** Lists never contain deleted polls. */
  list: (
    pages: Pages,
    { eventId, updatedSince }: RequestConditions,
  ): CountedList<AvailabilityRequest> =>
    requests.list(pages, { equal: { eventId } }, { updatedSince, deletedSince: null }),

  /** Advances `updatedAt` of polls whose responses changed; locks them in the order of ids. */
  touch: (tx: Tx, ids: readonly string[], now: Date): Promise<void> =>
    tx.write(
      `UPDATE availability_requests FORCE INDEX (PRIMARY)
       SET updated_at = GREATEST(?, updated_at + INTERVAL 1000 MICROSECOND)
       WHERE id IN (?) AND is_deleted = FALSE`,
      [now, [...ids].sort()],
    ),

  /** Deletes polls that were deleted long ago, with their responses; returns the number of rows. */
  async purge(database: Database, deletedBefore: Date, limit: number): Promise<number> {
    const [oldest] = await database.query<{ id: string }[]>(
      `SELECT q.id, q.club_id
       FROM availability_requests q FORCE INDEX (availability_requests_by_deletion)
       WHERE q.deleted_at < ? ORDER BY q.deleted_at LIMIT 1`,
      [deletedBefore],
    )
    if (oldest === undefined) return 0

    const { affectedRows } = await database.query<{ affectedRows: number }>(
      `${deleteFrom('availability_responses', 'availability_responses_by_update')}
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
  findAll: requests.findAll,
} as const
