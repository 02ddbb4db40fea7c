import { randomBytes } from 'node:crypto'
import { SIGNING_SECRETS } from '../../rules/webhooks/signing-secrets.ts'
import { createEndpoint } from '../../subgraphs/club/webhook-endpoints/rules.ts'
import type { Database } from '../../subgraphs/foundation/database/database.ts'
import { inTransaction } from '../../subgraphs/foundation/database/transaction.ts'
import { makeSecretBox } from '../../subgraphs/foundation/secrets/secret-box.ts'
import { endpointStore, sealSecret } from '../../subgraphs/foundation/webhooks/endpoint-store.ts'
import type { WebhookEndpoint } from '../../subgraphs/foundation/webhooks/entities.ts'
import { createWebhook } from '../../subgraphs/volunteer/webhooks/rules.ts'
import { AGE, daysAgo, type Making } from '../making/making.ts'
import { NAMED_CLUBS } from '../plans/organizations.ts'
import { WEBHOOKS } from '../plans/webhook-plans.ts'
import { getSandboxClub, getSandboxInstallation } from './sandbox-ids.ts'

interface WebhookSeeding extends Pick<Making, 'now' | 'newId'> {
  clubIds: ReadonlyMap<string, string>
  secretKeys: readonly Buffer[]
}

type Made = Omit<WebhookEndpoint, 'subscribedAfter'>

/** Adds the disabled endpoint of an installation that has never had any. */
export async function seedWebhookEndpoint(club: Database, seeding: WebhookSeeding): Promise<void> {
  const { owner, eventTypes, ...given } = WEBHOOKS.club
  const { id: ownerId } = await getSandboxInstallation(club, owner.oauthSubject)
  await addDisabled('club', club, ownerId, seeding, async (made, createdAt) => {
    const { id: clubId, organizationId } = await getSandboxClub(club, NAMED_CLUBS[owner.club].slug)
    const endpoint = { ...made, ...given, organizationId, clubId, ownerId }
    return createEndpoint({ ...endpoint, eventTypes: [...eventTypes] }, 0, createdAt)
  })
}

/** Adds the disabled webhook of a club that has never had any. */
export async function seedVolunteerWebhook(
  volunteer: Database,
  seeding: WebhookSeeding,
): Promise<void> {
  const { owner, eventTypes, ...given } = WEBHOOKS.volunteer
  const clubId = seeding.clubIds.get(owner.slug)
  if (clubId === undefined) return
  await addDisabled('volunteer', volunteer, clubId, seeding, async (made, createdAt) =>
    createWebhook({ ...made, ...given, clubId, eventTypes: [...eventTypes] }, 0, createdAt),
  )
}

async function addDisabled(
  product: keyof typeof SIGNING_SECRETS,
  database: Database,
  ownerId: string,
  { now, newId, secretKeys }: WebhookSeeding,
  make: (made: { id: string; secret: Buffer }, createdAt: Date) => Promise<Made>,
): Promise<void> {
  // Endpoints are never deleted.
  const known = await database.query(
    `SELECT e.id FROM webhook_endpoints e FORCE INDEX (webhook_endpoints_by_owner)
     WHERE e.owner_id = ? LIMIT 1`,
    [ownerId],
  )
  if (known.length > 0) return

  const id = newId()
  const secret = sealSecret(makeSecretBox(secretKeys), id, SIGNING_SECRETS[product](randomBytes))
  const endpoint = await make({ id, secret }, daysAgo({ now }, AGE.source))
  const disabledAt = daysAgo({ now }, 1)
  await inTransaction(database, (tx) =>
    endpointStore.add(tx, {
      ...endpoint,
      ...{ status: 'DISABLED', disabledBy: 'CALLER', disabledAt, updatedAt: disabledAt },
    }),
  )
}
