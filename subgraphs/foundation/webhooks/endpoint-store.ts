import type { Queryable } from '../database/database.ts'
import type { Read } from '../database/pooled-connection.ts'
import type { Tx } from '../database/transaction.ts'
import { readHead } from '../event-log/read-log.ts'
import { tableOf } from '../query/table.ts'
import type { SecretBox } from '../secrets/secret-box.ts'
import { type WebhookEndpoint, WebhookEndpointEntity } from './entities.ts'

const endpoints = tableOf(WebhookEndpointEntity)

/** Reads endpoints for the delivery of webhooks; the caller that shows one checks its owner. */
export const endpointStore = {
  async activeOf(database: Queryable, organizationId: string): Promise<WebhookEndpoint[]> {
    const rows = await database.query(
      `SELECT ${endpoints.columns('e')}
       FROM webhook_endpoints e FORCE INDEX (webhook_endpoints_by_organization)
       WHERE e.organization_id = ? AND e.status = 'ACTIVE'`,
      [organizationId],
    )
    return rows.map(endpoints.toRecord)
  },

  find: (database: Queryable, id: string) =>
    endpoints.selectOne(database, 'e', 'WHERE e.id = ?', [id]),

  /** Ordered by id, so that transactions which lock deliveries of several endpoints cannot deadlock. */
  readActive: (ids: readonly string[]): Read<WebhookEndpoint[]> => ({
    sql: `SELECT ${endpoints.columns('e')} FROM webhook_endpoints e FORCE INDEX (PRIMARY)
       WHERE e.id IN (?) AND e.status = 'ACTIVE' ORDER BY e.id`,
    params: [ids],
    toResult: (rows) => rows.map(endpoints.toRecord),
  }),

  /** Sealed secrets of the next endpoints by id, in any state. */
  secretsBehind(
    database: Queryable,
    after: string,
    limit: number,
  ): Promise<Pick<WebhookEndpoint, 'id' | 'secret'>[]> {
    return database.query(
      `SELECT e.id, e.secret FROM webhook_endpoints e FORCE INDEX (PRIMARY)
       WHERE e.id > ? ORDER BY e.id LIMIT ?`,
      [after, limit],
    )
  },

  /** Leaves a secret that was rotated since it was read. */
  async replaceSecret(
    database: Queryable,
    { id, secret, sealed }: { id: string; secret: Buffer; sealed: Buffer },
  ): Promise<void> {
    await database.query('UPDATE webhook_endpoints SET secret = ? WHERE id = ? AND secret = ?', [
      sealed,
      id,
      secret,
    ])
  },

  /** Disables what an owner leaves when the staff end it, and returns its ids; what it disabled itself stays its own. */
  async endAllOf(tx: Tx, ownerId: string, now: Date): Promise<string[]> {
    const rows = await tx.query(
      `SELECT ${endpoints.columns('e')}
       FROM webhook_endpoints e FORCE INDEX (webhook_endpoints_by_owner)
       WHERE e.owner_id = ? AND (e.status = 'ACTIVE' OR COALESCE(e.disabled_by, '') <> 'CALLER')
       ORDER BY e.id FOR UPDATE`,
      [ownerId],
    )
    const ended = rows.map(endpoints.toRecord)
    for (const { id, disabledAt } of ended)
      await endpoints.update(tx, id, {
        ...{ status: 'DISABLED', disabledBy: 'STAFF', backoffUntil: null, updatedAt: now },
        disabledAt: disabledAt ?? now,
      })
    return ended.map(({ id }) => id)
  },

  async markInterim(database: Queryable, id: string): Promise<void> {
    await database.query('UPDATE webhook_endpoints SET sends_interim = 1 WHERE id = ?', [id])
  },

  lock: (tx: Tx, id: string) => endpoints.selectOne(tx, 'e', 'WHERE e.id = ? FOR UPDATE', [id]),

  /** Adds an endpoint that subscribes from the head of the log. */
  async add(tx: Tx, endpoint: Omit<WebhookEndpoint, 'subscribedAfter'>): Promise<WebhookEndpoint> {
    const added = await this.subscribeFromHead(tx, endpoint)
    await tx.query(
      `INSERT INTO webhook_positions (organization_id, publication_sequence) VALUES (?, ?)
       ON DUPLICATE KEY UPDATE organization_id = organization_id`,
      [added.organizationId, BigInt(added.subscribedAfter)],
    )
    await endpoints.insert(tx, added)
    return added
  },

  /** The same endpoint without deliveries of earlier events. */
  async subscribeFromHead(
    tx: Tx,
    endpoint: Omit<WebhookEndpoint, 'subscribedAfter'>,
  ): Promise<WebhookEndpoint> {
    return { ...endpoint, subscribedAfter: await readHead(tx, endpoint.organizationId) }
  },

  update(tx: Tx, id: string, changes: Partial<WebhookEndpoint>): Promise<void> {
    return endpoints.update(tx, id, changes)
  },
}

export function sealSecret(box: SecretBox, endpointId: string, secret: string): Buffer {
  return box.seal(secret, secretContextOf(endpointId))
}

export function openSecret(box: SecretBox, endpoint: { id: string; secret: Buffer }): string {
  return box.open(endpoint.secret, secretContextOf(endpoint.id))
}

/** Binds a sealed secret to its endpoint. */
export function secretContextOf(endpointId: string): string {
  return `webhook-secret:${endpointId}`
}
