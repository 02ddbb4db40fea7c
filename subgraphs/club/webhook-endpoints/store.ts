import type { Queryable } from '../../foundation/database/database.ts'
import type { Tx } from '../../foundation/database/transaction.ts'
import type { Pages } from '../../foundation/lists/load-pages.ts'
import { pagedList } from '../../foundation/lists/paged-list.ts'
import type { Slice } from '../../foundation/lists/paging.ts'
import { tableOf } from '../../foundation/query/table.ts'
import {
  WebhookDeliveryEntity,
  type WebhookEndpoint,
  WebhookEndpointEntity,
} from '../../foundation/webhooks/entities.ts'
import type { OwnerState } from '../../foundation/webhooks/webhook-policy.ts'
import type { EndpointAccess } from './access.ts'
import { SCOPES_TO_DELIVER } from './club-webhook-policy.ts'
import { ENDPOINTS_TOGETHER } from './rules.ts'

const endpoints = tableOf(WebhookEndpointEntity)
const deliveries = tableOf(WebhookDeliveryEntity)

const LIST = pagedList(WebhookEndpointEntity, { alias: 'e', order: ['createdAt', 'id'] })

const NEWEST = pagedList(WebhookEndpointEntity, {
  alias: 'e',
  columns: 'e.id AS id, e.created_at AS createdAt',
  order: ['createdAt', 'id'],
  direction: 'DESC',
})

export const webhookEndpointStore = {
  /** Endpoints of an installation or a club, oldest first. */
  async list(
    pages: Pages,
    { condition, params, ownerId }: EndpointAccess,
    clubId: string,
    slice: Slice,
  ): Promise<WebhookEndpoint[]> {
    const rows = await pages.read(LIST, {
      equal: ownerId === null ? { clubId } : { ownerId },
      also: [
        { sql: condition, params },
        { sql: 'e.club_id = ?', params: [clubId] },
      ],
      ...slice,
    })
    return rows.map(endpoints.toRecord)
  },

  /** Ids of the newest endpoints of a club, in any state. */
  async listNewest(pages: Pages, clubId: string): Promise<string[]> {
    const page = { equal: { clubId }, after: null, limit: ENDPOINTS_TOGETHER }
    return (await pages.read(NEWEST, page)).map(({ id }) => String(id))
  },

  /** Locks those of the endpoints that are active, and returns their ids. */
  async lockActive(tx: Tx, of: readonly { endpointId: string }[]): Promise<ReadonlySet<string>> {
    if (of.length === 0) return new Set()
    const rows = await tx.query<{ id: string }[]>(
      `SELECT e.id FROM webhook_endpoints e FORCE INDEX (PRIMARY)
       WHERE e.id IN (?) AND e.status = 'ACTIVE' ORDER BY e.id FOR UPDATE`,
      [[...new Set(of.map(({ endpointId }) => endpointId))]],
    )
    return new Set(rows.map(({ id }) => id))
  },

  find: (database: Queryable, { condition, params }: EndpointAccess, id: string) =>
    endpoints.selectOne(database, 'e', `WHERE e.id = ? AND ${condition}`, [id, ...params]),

  async findAll(
    database: Queryable,
    { condition, params }: EndpointAccess,
    ids: readonly string[],
  ): Promise<WebhookEndpoint[]> {
    const rows = await database.query(
      `SELECT ${endpoints.columns('e')} FROM webhook_endpoints e FORCE INDEX (PRIMARY)
       WHERE e.id IN (?) AND ${condition}`,
      [ids, ...params],
    )
    return rows.map(endpoints.toRecord)
  },

  /** Locks the row, in which deliveries count failures. */
  lock: (tx: Tx, { condition, params }: EndpointAccess, id: string) =>
    endpoints.selectOne(tx, 'e', `WHERE e.id = ? AND ${condition} FOR UPDATE`, [id, ...params]),

  /** Locks the installation's row, which serializes concurrent creations. */
  async countOf(tx: Tx, installationId: string): Promise<number> {
    await tx.query('SELECT id FROM installations WHERE id = ? FOR UPDATE', [installationId])
    const [row] = await tx.query<{ count: string | number }[]>(
      'SELECT COUNT(*) AS count FROM webhook_endpoints WHERE owner_id = ?',
      [installationId],
    )
    return Number(row?.count ?? 0)
  },

  findDeliveries: (
    database: Queryable,
    { condition, params }: EndpointAccess,
    ids: readonly string[],
  ) =>
    deliveries.findAll(database, ids, {
      // Not EXISTS: MySQL may join the endpoints first, all of them.
      condition: (alias) =>
        `COALESCE((SELECT 1 FROM webhook_endpoints e FORCE INDEX (PRIMARY)
          WHERE e.id = ${alias}.endpoint_id AND ${condition}), 0)`,
      params,
    }),

  findDelivery: (database: Queryable, { condition, params }: EndpointAccess, id: string) =>
    deliveries.selectOne(
      database,
      'd',
      `JOIN webhook_endpoints e ON e.id = d.endpoint_id WHERE d.id = ? AND ${condition}`,
      [id, ...params],
    ),

  /** The installations that are neither revoked nor expired; HELD by the rule of `SCOPES_TO_DELIVER`. */
  async findOwners(
    database: Queryable,
    installationIds: readonly string[],
    now: Date,
  ): Promise<ReadonlyMap<string, OwnerState>> {
    const rows = await database.query<{ id: string; state: OwnerState }[]>(
      `SELECT i.id, IF(cl.status = 'ACTIVE' AND JSON_CONTAINS(i.scopes, ?), 'ACTIVE', 'HELD') AS state
       FROM installations i FORCE INDEX (PRIMARY)
       STRAIGHT_JOIN clubs cl FORCE INDEX (PRIMARY) ON cl.id = i.club_id
       WHERE i.id IN (?) AND i.status = 'ACTIVE' AND (i.expires_at IS NULL OR i.expires_at > ?)`,
      [JSON.stringify(SCOPES_TO_DELIVER), installationIds, now],
    )
    return new Map(rows.map(({ id, state }) => [id, state]))
  },
}
