import { LIMITS } from '../../../schema/limits.ts'
import type { Database, Queryable } from '../database/database.ts'
import { purgeBefore } from '../jobs/purge-before.ts'
import type { Pages } from '../lists/load-pages.ts'
import { pagedList } from '../lists/paged-list.ts'
import type { Slice } from '../lists/paging.ts'
import { deleteFrom } from '../query/delete-from.ts'
import { tableOf } from '../query/table.ts'
import { type ApiRequest, REQUEST_RETENTION_MS } from './api-request.ts'
import { ApiRequestEntity } from './entities.ts'

const requests = tableOf(ApiRequestEntity)

const NEWEST = pagedList(ApiRequestEntity, {
  alias: 'r',
  order: ['requestedAt', 'id'],
  direction: 'DESC',
})

const deleteBefore = purgeBefore('api_requests', 'requested_at', 'api_requests_by_time')

/** Rows that one trim deletes. */
const TRIMMED = 1_000

export const requestLogStore = {
  addAll: (database: Queryable, added: readonly ApiRequest[]) =>
    requests.insertAll(database, added),

  /** Newest first. */
  async list(pages: Pages, ownerId: string, slice: Slice): Promise<ApiRequest[]> {
    const rows = await pages.read(NEWEST, { equal: { ownerId }, ...slice })
    return rows.map(requests.toRecord)
  },

  /** Deletes the requests of an owner beyond the latest ones. */
  async trim(database: Queryable, ownerId: string): Promise<void> {
    const [oldest] = await database.query<{ requestedAt: Date }[]>(
      `SELECT r.requested_at AS requestedAt FROM api_requests r FORCE INDEX (api_requests_by_owner)
       WHERE r.owner_id = ? ORDER BY r.requested_at DESC, r.id DESC LIMIT 1 OFFSET ?`,
      [ownerId, LIMITS.requestLog.kept - 1],
    )
    if (oldest === undefined) return

    await database.query(
      `${deleteFrom('api_requests', 'api_requests_by_owner')}
       WHERE owner_id = ? AND requested_at < ? LIMIT ?`,
      [ownerId, oldest.requestedAt, TRIMMED],
    )
  },

  /** Deletes one batch of expired requests; returns their number. */
  purge: (database: Database, now: Date, limit: number): Promise<number> =>
    deleteBefore(database, new Date(now.getTime() - REQUEST_RETENTION_MS), limit),
}
