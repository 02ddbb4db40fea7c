import type { Queryable } from '../database/database.ts'
import type { Tx } from '../database/transaction.ts'
import { readHead } from '../event-log/read-log.ts'
import { tableOf } from '../query/table.ts'
import { type WebhookEndpoint, WebhookEndpointEntity } from './entities.ts'

const endpoints = tableOf(WebhookEndpointEntity)

/** Endpoints as delivering sees them; whose they are is checked by those who show them. */
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

  async find(database: Queryable, id: string): Promise<WebhookEndpoint | null> {
    const sql = `SELECT ${endpoints.columns('e')} FROM webhook_endpoints e WHERE e.id = ?`
    const [row] = await database.query(sql, [id])
    return row === undefined ? null : endpoints.toRecord(row)
  },

  /** In one order, so that whoever takes from several never waits in a circle. */
  async findActive(database: Queryable, ids: readonly string[]): Promise<WebhookEndpoint[]> {
    const rows = await database.query(
      `SELECT ${endpoints.columns('e')} FROM webhook_endpoints e FORCE INDEX (PRIMARY)
       WHERE e.id IN (?) AND e.status = 'ACTIVE' ORDER BY e.id`,
      [ids],
    )
    return rows.map(endpoints.toRecord)
  },

  /** Sealed secrets of the next endpoints by id, whatever their state. */
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

  /** Not where it was rotated meanwhile. */
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

  async lock(tx: Tx, id: string): Promise<WebhookEndpoint | null> {
    const sql = `SELECT ${endpoints.columns('e')} FROM webhook_endpoints e WHERE e.id = ? FOR UPDATE`
    const [row] = await tx.query(sql, [id])
    return row === undefined ? null : endpoints.toRecord(row)
  },

  /** Adds one that follows what is published from now on. */
  async add(tx: Tx, endpoint: Omit<WebhookEndpoint, 'followsAfter'>): Promise<WebhookEndpoint> {
    const added = await this.fromNowOn(tx, endpoint)
    await tx.query(
      `INSERT INTO webhook_positions (organization_id, publication_sequence) VALUES (?, ?)
       ON DUPLICATE KEY UPDATE organization_id = organization_id`,
      [added.organizationId, BigInt(added.followsAfter)],
    )
    await endpoints.insert(tx, added)
    return added
  },

  /** The same endpoint, told of nothing that was published before. */
  async fromNowOn(
    tx: Tx,
    endpoint: Omit<WebhookEndpoint, 'followsAfter'>,
  ): Promise<WebhookEndpoint> {
    return { ...endpoint, followsAfter: await readHead(tx, endpoint.organizationId) }
  },

  update(tx: Tx, id: string, changes: Partial<WebhookEndpoint>): Promise<void> {
    return endpoints.update(tx, id, changes)
  },
}
