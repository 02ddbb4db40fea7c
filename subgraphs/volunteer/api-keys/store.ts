import type { Queryable } from '../../foundation/database/database.ts'
import type { Tx } from '../../foundation/database/transaction.ts'
import type { Pages } from '../../foundation/lists/load-pages.ts'
import { pagedList } from '../../foundation/lists/paged-list.ts'
import type { Slice } from '../../foundation/lists/paging.ts'
import { tableOf } from '../../foundation/query/table.ts'
import { reachOf, type Tenancy } from '../../foundation/query/tenancy.ts'
import type { ApiKey } from './api-key.ts'
import { ApiKeyEntity } from './entities.ts'

const apiKeys = tableOf(ApiKeyEntity)

const LIST = pagedList(ApiKeyEntity, { alias: 'k', order: ['createdAt', 'id'], direction: 'DESC' })

const CREATOR = apiKeys.only('createdBy')

export const apiKeyStore = {
  findByHash: (database: Queryable, hash: Buffer) =>
    apiKeys.selectOne(database, 'k', 'WHERE k.hash = ?', [hash]),

  find: (database: Queryable, tenancy: Tenancy, id: string) =>
    apiKeys.find(database, reachOf(tenancy), id),

  findAll: (database: Queryable, tenancy: Tenancy, ids: readonly string[]) =>
    apiKeys.findAll(database, ids, reachOf(tenancy)),

  async list(pages: Pages, clubId: string, slice: Slice): Promise<ApiKey[]> {
    const rows = await pages.read(LIST, { equal: { clubId }, ...slice })
    return rows.map(apiKeys.toRecord)
  },

  /** Keys that are not revoked. */
  async countActive(tx: Tx, clubId: string): Promise<number> {
    const [row] = await tx.query(
      'SELECT COUNT(*) AS count FROM api_keys WHERE club_id = ? AND revoked_at IS NULL',
      [clubId],
    )
    return Number(row?.['count'])
  },

  /** Subject of the staff member who created the key; null if there is no such key. */
  async creatorOf(database: Queryable, id: string): Promise<string | null> {
    const apiKey = await CREATOR.selectOne(database, 'k', 'WHERE k.id = ?', [id])
    return apiKey?.createdBy ?? null
  },

  lock: (tx: Tx, tenancy: Tenancy, id: string) =>
    apiKeys.find(tx, reachOf(tenancy), id, 'FOR UPDATE'),

  add: (tx: Tx, apiKey: ApiKey) => apiKeys.insert(tx, apiKey),

  replace: (tx: Tx, { id, name, scopes, expiresAt, revokedAt }: ApiKey) =>
    apiKeys.update(tx, id, { name, scopes, expiresAt, revokedAt }),
}
