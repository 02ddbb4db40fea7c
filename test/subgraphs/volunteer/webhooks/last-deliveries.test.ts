import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { ApiKeyCaller } from '../../../../platform/caller.ts'
import { newUuid } from '../../../../platform/ids.ts'
import { tableOf } from '../../../../subgraphs/foundation/query/table.ts'
import { deliveryStore } from '../../../../subgraphs/foundation/webhooks/delivery-store.ts'
import { WebhookDeliveryEntity } from '../../../../subgraphs/foundation/webhooks/entities.ts'
import { addOneOfEachVolunteer } from '../../../support/volunteer/one-of-each-volunteer.ts'
import { addProClub } from '../caller-fixture.ts'
import { startVolunteer, type VolunteerTest } from '../volunteer-fixture.ts'

let volunteer: VolunteerTest
let key: ApiKeyCaller

beforeAll(async () => {
  volunteer = await startVolunteer()
  key = await addProClub(volunteer.database)
})

afterAll(() => volunteer.close())

async function read() {
  const fields = 'id lastDelivery { id webhookId clubId status attempts { number failureClass } }'
  volunteer.takeStatements()
  const { data } = await volunteer.ask(`{ volunteerWebhooks { nodes { ${fields} } } }`, {}, key)
  const nodes: { id: string }[] = data.volunteerWebhooks.nodes
  const byId = Object.fromEntries(nodes.map(({ id, ...fields }) => [id, fields]))
  return { byId, statements: volunteer.takeStatements().length }
}

/** A webhook with a failed delivery. */
async function addWebhook(): Promise<{ id: string; deliveryId: string }> {
  const ids = await addOneOfEachVolunteer(volunteer.database, key.clubId)
  return { id: ids.VolunteerWebhook, deliveryId: ids.VolunteerWebhookDelivery }
}

async function addNewerDelivery(deliveryId: string): Promise<string> {
  const former = await deliveryStore.find(volunteer.database, deliveryId)
  if (former === null) throw new Error('The delivery is gone.')
  const newer = {
    id: newUuid(),
    eventId: newUuid(),
    createdAt: new Date(former.createdAt.getTime() + 1),
  }
  const waiting = { status: 'PENDING', attemptCount: 0, completedAt: null } as const
  const delivery = { ...former, ...newer, ...waiting }
  await tableOf(WebhookDeliveryEntity).insert(volunteer.database, delivery)
  return newer.id
}

test('the last delivery of a webhook is its newest, read by as many statements for all webhooks', async () => {
  const first = await addWebhook()
  const { statements } = await read()
  const [second, third] = [await addWebhook(), await addWebhook()]
  await volunteer.database.query('DELETE FROM webhook_deliveries WHERE id = ?', [third.deliveryId])
  const newerId = await addNewerDelivery(second.deliveryId)
  const all = await read()
  const attempts = [{ number: 1, failureClass: 'TIMEOUT' }]
  const ofClub = { clubId: key.clubId }
  expect(all.byId).toEqual({
    [first.id]: {
      lastDelivery: {
        ...ofClub,
        id: first.deliveryId,
        webhookId: first.id,
        status: 'FAILED',
        attempts,
      },
    },
    [second.id]: {
      lastDelivery: {
        ...ofClub,
        id: newerId,
        webhookId: second.id,
        status: 'PENDING',
        attempts: [],
      },
    },
    [third.id]: { lastDelivery: null },
  })
  expect(all.statements).toBe(statements)
})

test('the last delivery is null and an error for a key that may write webhooks alone', async () => {
  const caller = { ...key, scopes: ['webhooks:write', 'events:read'] as const }
  const input = { url: 'https://93.184.215.14/in', eventTypes: ['EVENT_CREATED'] }
  const { data, code } = await volunteer.ask(
    'mutation ($input: CreateVolunteerWebhookInput!) { createVolunteerWebhook(input: $input) { webhook { id lastDelivery { id } } } }',
    { input },
    caller,
  )
  expect(code).toBe('insufficient_scope')
  expect(data.createVolunteerWebhook.webhook.lastDelivery).toBeNull()
})
