import { newUuid } from '../../platform/ids.ts'
import { createEndpoint } from '../../subgraphs/club/webhook-endpoints/rules.ts'
import type { Database } from '../../subgraphs/foundation/database/database.ts'
import { tableOf } from '../../subgraphs/foundation/query/table.ts'
import type { SecretBox } from '../../subgraphs/foundation/secrets/secret-box.ts'
import { unleased } from '../../subgraphs/foundation/webhooks/dispatch.ts'
import { sealSecret } from '../../subgraphs/foundation/webhooks/endpoint-store.ts'
import {
  type WebhookDelivery,
  WebhookDeliveryEntity,
  WebhookEndpointEntity,
} from '../../subgraphs/foundation/webhooks/entities.ts'
import { addClub, addInstallation } from '../../test/support/club/fixtures.ts'

export interface EndpointsToMake {
  urls: readonly string[]
  secret: string
  secretBox: SecretBox
}

/** Adds endpoints of one club. */
export async function addEndpoints(
  database: Database,
  { urls, secret, secretBox }: EndpointsToMake,
): Promise<string[]> {
  const { club } = await addClub(database)
  const { installationId: ownerId } = await addInstallation(database, club)
  const rows = urls.map((url) => {
    const id = newUuid()
    const named = { id, ownerId, name: 'Desk', url, description: null }
    const place = { organizationId: club.organizationId, clubId: club.id }
    const sealed = sealSecret(secretBox, id, secret)
    const given = { ...named, ...place, secret: sealed, eventTypes: ['booking.created'] }
    return { ...createEndpoint(given, 0, new Date()), subscribedAfter: '0' }
  })
  await tableOf(WebhookEndpointEntity).insertAll(database, rows)
  return rows.map(({ id }) => id)
}

const ROWS = 1000

/** Adds due deliveries, distributed over the endpoints. */
export async function addDueDeliveries(
  database: Database,
  endpointIds: readonly string[],
  { count, body }: { count: number; body: string },
): Promise<void> {
  const now = new Date()
  for (let made = 0; made < count; made += ROWS) {
    const rows = Array.from(
      { length: Math.min(ROWS, count - made) },
      (_, index): WebhookDelivery => ({
        ...unleased(newUuid()),
        endpointId: endpointIds[index % endpointIds.length] ?? '',
        eventId: newUuid(),
        ...{ eventType: 'booking.created', body, status: 'PENDING', attemptCount: 0 },
        ...{
          resourceId: null,
          sequence: null,
          resend: 0,
          traceparent: null,
          nextAttemptAt: now,
          isRetry: false,
        },
        ...{ createdAt: now, completedAt: null },
      }),
    )
    await tableOf(WebhookDeliveryEntity).insertAll(database, rows)
  }
}

export async function countPending(database: Database): Promise<number> {
  const [row] = await database.query<{ count: string }[]>(
    "SELECT COUNT(*) AS count FROM webhook_deliveries WHERE status = 'PENDING'",
  )
  return Number(row?.count)
}
