import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { newUuid } from '../../../platform/ids.ts'
import { addOneOfEachVolunteer } from '../../support/volunteer/one-of-each-volunteer.ts'
import { addAccount, staffOf } from './caller-fixture.ts'
import { startVolunteer, type VolunteerTest } from './volunteer-fixture.ts'

let volunteer: VolunteerTest
let clubId: string
let ids: Awaited<ReturnType<typeof addOneOfEachVolunteer>>

beforeAll(async () => {
  volunteer = await startVolunteer()
  clubId = (await addAccount(volunteer.database)).clubId
  ids = await addOneOfEachVolunteer(volunteer.database, clubId)
})

afterAll(() => volunteer.close())

const ask = (document: string, variables: object = {}) =>
  volunteer.ask(document, { ...variables }, staffOf(clubId))

/** Reads the fields of a node. */
async function read(type: keyof typeof ids, fields: string) {
  const of = [{ __typename: type, id: ids[type] }]
  const document = `query ($of: [_Any!]!) { _entities(representations: $of) { ... on ${type} { ${fields} } } }`
  return (await ask(document, { of })).data._entities[0]
}

describe('an enum with other names in the database', () => {
  test('returns scopes by their graph names, in the order of the API document', async () => {
    expect(await read('ApiKey', 'grantedScopes')).toEqual({
      grantedScopes: ['EVENTS_READ', 'WEBHOOKS_READ'],
    })
  })

  test('returns the type, subject and changed fields of a logged event by their graph names', async () => {
    const fields = 'eventType changedFields resourceKind resource { id } club { id }'
    expect(await read('VolunteerPublication', fields)).toEqual({
      ...{ eventType: 'EVENT_CREATED', resourceKind: 'EVENT' },
      changedFields: ['externalId', 'name'],
      ...{ resource: { id: ids.VolunteerEvent }, club: { id: clubId } },
    })
  })

  test('returns the event types of a webhook and a delivery, and the reason of a failed attempt', async () => {
    const fields = 'eventType webhook { eventTypes } attempts { failureClass }'
    expect(await read('VolunteerWebhookDelivery', fields)).toEqual({
      eventType: 'EVENT_CREATED',
      webhook: { eventTypes: ['EVENT_CREATED'] },
      attempts: [{ failureClass: 'TIMEOUT' }],
    })
  })

  test.each([
    ['its name', 'eventType: EVENT_CREATED', 1],
    ['another name', 'eventType: EVENT_DELETED', 0],
  ])('filters deliveries by %s', async (_what, filter, found) => {
    const { data } = await ask(`{ volunteerWebhookDeliveries(
      webhookId: "${ids.VolunteerWebhook}", filter: { ${filter} }) { totalCount } }`)
    expect(data.volunteerWebhookDeliveries.totalCount).toBe(found)
  })

  const MAKE = `mutation ($input: CreateApiKeyInput!) {
    createApiKey(input: $input) { apiKey { grantedScopes } idempotentReplay } }`

  test('replays the first answer for a repeated request', async () => {
    const asked = { clubId, name: 'Desk', idempotencyKey: newUuid() }
    const made = []
    const grantedScopes = ['HELPERS_READ', 'EVENTS_READ']
    for (let count = 0; count < 2; count += 1)
      made.push((await ask(MAKE, { input: { ...asked, grantedScopes } })).data.createApiKey)
    const apiKey = { grantedScopes: ['EVENTS_READ', 'HELPERS_READ'] }
    expect(made).toEqual([false, true].map((idempotentReplay) => ({ apiKey, idempotentReplay })))
  })

  test.each([{ grantedScopes: ['events:read'] }, { grantedScopes: [] }, {}])(
    'rejects %j',
    async (given) => {
      const { code } = await ask(MAKE, { input: { clubId, name: 'Desk', ...given } })
      expect(code).toBe('invalid_input')
    },
  )

  test('accepts the event types of a webhook', async () => {
    const input = { clubId, url: 'https://hooks.club.com/in', eventTypes: ['EVENT_ENDED'] }
    const { data } = await ask(
      `mutation ($input: CreateVolunteerWebhookInput!) {
        createVolunteerWebhook(input: $input) { webhook { eventTypes club { id } } } }`,
      { input },
    )
    expect(data.createVolunteerWebhook.webhook).toEqual({
      ...{ eventTypes: ['EVENT_ENDED'], club: { id: clubId } },
    })
  })
})
