import type { Queryable } from '../../foundation/database/database.ts'
import type { Tx } from '../../foundation/database/transaction.ts'
import type { Pages } from '../../foundation/lists/load-pages.ts'
import { pagedList } from '../../foundation/lists/paged-list.ts'
import { tableOf } from '../../foundation/query/table.ts'
import { reachOf, type Tenancy } from '../../foundation/query/tenancy.ts'
import { type WebhookEndpoint, WebhookEndpointEntity } from '../../foundation/webhooks/entities.ts'
import { accountStore } from '../accounts/store.ts'
import { type CountedList, toCountedList } from '../records/counted-page.ts'
import { isEntitledToWebhooks } from './rules.ts'

const webhooks = tableOf(WebhookEndpointEntity)

const BY_CREATION = pagedList(WebhookEndpointEntity, { alias: 'w', order: ['createdAt', 'id'] })

export interface WebhookConditions {
  clubId: string
  updatedSince: Date | null
}

export const webhookStore = {
  findAll: (database: Queryable, tenancy: Tenancy, ids: readonly string[]) =>
    webhooks.findAll(database, ids, reachOf(tenancy)),

  find: (database: Queryable, tenancy: Tenancy, id: string) =>
    webhooks.find(database, reachOf(tenancy), id),

  /** In the order of creation; with `updatedSince`, in the order of changes. */
  list(
    database: Queryable,
    pages: Pages,
    { clubId, updatedSince }: WebhookConditions,
  ): CountedList<WebhookEndpoint> {
    if (updatedSince !== null) return listChanged(database, clubId, updatedSince)

    const rows = { equal: { clubId } }
    return toCountedList(pages, { list: BY_CREATION, rows, toRecord: webhooks.toRecord })
  },

  /** Exact while the club's account is locked. */
  async countActive(tx: Tx, clubId: string): Promise<number> {
    const [counted] = await tx.query<{ n: string }[]>(
      "SELECT count(*) AS n FROM webhook_endpoints w WHERE w.club_id = ? AND w.status = 'ACTIVE'",
      [clubId],
    )
    return Number(counted?.n)
  },

  lock: (tx: Tx, tenancy: Tenancy, id: string) =>
    webhooks.find(tx, reachOf(tenancy), id, 'FOR UPDATE'),

  replace(tx: Tx, webhook: WebhookEndpoint): Promise<void> {
    const { id, organizationId, clubId, ownerId, secret, createdAt, ...changing } = webhook
    return webhooks.update(tx, id, changing)
  },
}

/** The clubs of these that get deliveries (`isEntitledToWebhooks`). */
export async function findEntitledClubs(
  database: Queryable,
  clubIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (clubIds.length === 0) return new Set()

  const accounts = await accountStore.findAll(database, clubIds)
  return new Set(accounts.filter(isEntitledToWebhooks).map(({ clubId }) => clubId))
}

/** When a webhook was disabled or created; nothing else about it changes. */
const CHANGED_AT = 'COALESCE(w.disabled_at, w.created_at)'

/** Sorts all webhooks of a club, because a club has few. */
function listChanged(
  database: Queryable,
  clubId: string,
  since: Date,
): CountedList<WebhookEndpoint> {
  const ofClub = 'webhook_endpoints w FORCE INDEX (webhook_endpoints_by_club) WHERE w.club_id = ?'
  return {
    async read({ after, limit, offset }) {
      const [at, id] = after ?? [since.getTime(), '']
      const place = new Date(at)
      const rows = await database.query(
        `SELECT ${webhooks.columns('w')}
         FROM (SELECT w.id, ${CHANGED_AT} AS place FROM ${ofClub}
               AND (${CHANGED_AT} > ? OR ${CHANGED_AT} = ? AND w.id > ?)
               ORDER BY place, id LIMIT ? OFFSET ?) page
         STRAIGHT_JOIN webhook_endpoints w FORCE INDEX (PRIMARY) ON w.id = page.id
         ORDER BY page.place, page.id`,
        [clubId, place, place, id, limit, offset],
      )
      return rows.map(webhooks.toRecord)
    },
    async count() {
      const [counted] = await database.query<{ n: string }[]>(
        `SELECT count(*) AS n FROM ${ofClub} AND ${CHANGED_AT} >= ?`,
        [clubId, since],
      )
      return Number(counted?.n)
    },
    positionOf: ({ createdAt, disabledAt, id }) => [(disabledAt ?? createdAt).getTime(), id],
  }
}
