import { includesWebhooks } from '../../../schema/volunteer/access.ts'
import type { Queryable } from '../../foundation/database.ts'
import { pagedList, type RowsOfList } from '../../foundation/lists/paged-list.ts'
import { tableOf } from '../../foundation/table.ts'
import { reachOf, type Tenancy } from '../../foundation/tenancy.ts'
import type { Tx } from '../../foundation/transaction.ts'
import { type WebhookEndpoint, WebhookEndpointEntity } from '../../foundation/webhooks/entities.ts'
import { boughtOf } from '../accounts/rules.ts'
import { accountStore } from '../accounts/store.ts'
import type { CountedList } from '../counted-page.ts'

const webhooks = tableOf(WebhookEndpointEntity)

const LIST = pagedList(WebhookEndpointEntity, {
  alias: 'w',
  columns: webhooks.columns('w'),
  order: ['createdAt', 'id'],
})

export interface WebhookConditions {
  clubId: string
  updatedSince: Date | null
}

export const webhookStore = {
  findAll: (database: Queryable, tenancy: Tenancy, ids: readonly string[]) =>
    webhooks.findAll(database, ids, reachOf(tenancy)),

  async find(database: Queryable, tenancy: Tenancy, id: string): Promise<WebhookEndpoint | null> {
    const [row] = await database.query(
      `SELECT ${webhooks.columns('w')} FROM webhook_endpoints w
       WHERE w.id = ? AND ${tenancy.condition('w.club_id')}`,
      [id, ...tenancy.params],
    )
    return row === undefined ? null : webhooks.toRecord(row)
  },

  list(
    database: Queryable,
    { clubId, updatedSince }: WebhookConditions,
  ): CountedList<WebhookEndpoint> {
    const rows: RowsOfList<WebhookEndpoint> = {
      equal: { clubId },
      also: [
        // Nothing else ever changes about it; its row also tells how delivering goes.
        updatedSince && {
          sql: '(w.created_at >= ? OR w.disabled_at >= ?)',
          params: [updatedSince, updatedSince],
        },
      ],
    }
    return {
      read: async (slice) =>
        (await LIST.read(database, { ...rows, ...slice })).map(webhooks.toRecord),
      count: () => LIST.count(database, rows),
      positionOf: ({ createdAt, id }) => [createdAt.getTime(), id],
    }
  },

  /** Exact while the club's account is locked. */
  async countActive(tx: Tx, clubId: string): Promise<number> {
    const [counted] = await tx.query<{ n: string }[]>(
      "SELECT count(*) AS n FROM webhook_endpoints w WHERE w.club_id = ? AND w.status = 'ACTIVE'",
      [clubId],
    )
    return Number(counted?.n)
  },

  async lock(tx: Tx, tenancy: Tenancy, id: string): Promise<WebhookEndpoint | null> {
    const [row] = await tx.query(
      `SELECT ${webhooks.columns('w')} FROM webhook_endpoints w
       WHERE w.id = ? AND ${tenancy.condition('w.club_id')} FOR UPDATE`,
      [id, ...tenancy.params],
    )
    return row === undefined ? null : webhooks.toRecord(row)
  },

  replace(tx: Tx, webhook: WebhookEndpoint): Promise<void> {
    const { id, organizationId, clubId, ownerId, secret, createdAt, ...changing } = webhook
    return webhooks.update(tx, id, changing)
  },
}

/** Clubs whose integration is on and whose plan has webhooks; others are told nothing, then or later. */
export async function findEntitledClubs(
  database: Queryable,
  clubIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (clubIds.length === 0) return new Set()

  const accounts = await accountStore.findAll(database, clubIds)
  const active = accounts.filter(
    (account) => account.isIntegrationEnabled && includesWebhooks(boughtOf(account)),
  )
  return new Set(active.map(({ clubId }) => clubId))
}
