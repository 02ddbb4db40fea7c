import { hash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { Caller, InstallationCaller } from '../../../platform/caller.ts'
import type { Operation, Variables } from '../../../platform/executor.ts'
import { addClub, addInstallation } from '../../support/club/fixtures.ts'
import { addOneOfEach } from '../../support/club/one-of-each.ts'
import { type RunningClub, startClub } from './running-club.ts'

let club: RunningClub
let partner: InstallationCaller
let owner: Caller
let ids: Awaited<ReturnType<typeof addOneOfEach>>

beforeAll(async () => {
  club = await startClub()
  const home = await addClub(club.database)
  partner = await addInstallation(club.database, home.club, {
    scopes: ['events:read', 'club:read', 'webhooks:manage'],
  })
  owner = {
    kind: 'staff',
    subject: 'staff-1',
    isAdmin: false,
    roles: [{ clubId: home.club.id, role: 'OWNER' }],
  }
  ids = await addOneOfEach(club.database, home, partner)
})

afterAll(() => club.close())

/** Registered operations are compiled, others interpreted. */
describe.each([
  ['compiled', true],
  ['interpreted', false],
])('an enum whose names are spelled otherwise inside, %s,', (_how, registered) => {
  const ask = (document: string, caller: Caller, variables: Variables = {}) => {
    const kind: Operation['kind'] = document.startsWith('mutation') ? 'mutation' : 'query'
    const operation = { kind, registered, name: 'Ask', hash: hash('sha256', document), document }
    return club.execute(operation, caller, variables)
  }

  test('returns scopes by their names, in the order of the specification', async () => {
    const { data } = await ask('query Ask { installation { grantedScopes } }', partner)
    expect(data.installation).toEqual({
      grantedScopes: ['CLUB_READ', 'EVENTS_READ', 'WEBHOOKS_MANAGE'],
    })
  })

  test('returns type and resource of an event', async () => {
    const { data } = await ask(
      'query Ask { events { nodes { eventType resource { kind } } } }',
      partner,
    )
    expect(data.events.nodes).toEqual([
      { eventType: 'BOOKING_CREATED', resource: { kind: 'BOOKING' } },
    ])
  })

  test('returns the event types of an endpoint and of a delivery', async () => {
    const { data } = await ask(
      'query Ask($id: ID!) { webhookDelivery(id: $id) { eventType endpoint { eventTypes } } }',
      partner,
      { id: ids.WebhookDelivery },
    )
    expect(data.webhookDelivery).toEqual({
      eventType: 'BOOKING_CREATED',
      endpoint: { eventTypes: ['BOOKING_CREATED'] },
    })
  })

  const UPDATE = `mutation Ask($input: UpdateWebhookEndpointInput!) {
    updateWebhookEndpoint(input: $input) { webhookEndpoint { eventTypes } }
  }`

  test('is taken by its name, each value once', async () => {
    const eventTypes = ['MATCH_STARTED', 'MATCH_STARTED']
    const { data, codes } = await ask(UPDATE, partner, {
      input: { endpointId: ids.WebhookEndpoint, eventTypes },
    })
    expect(codes).toEqual([])
    expect(data.updateWebhookEndpoint.webhookEndpoint).toEqual({ eventTypes: ['MATCH_STARTED'] })
    await ask(UPDATE, partner, {
      input: { endpointId: ids.WebhookEndpoint, eventTypes: ['BOOKING_CREATED'] },
    })
  })

  test('is taken where it is written in the document', async () => {
    const document = `mutation Ask { changeInstallationScopes(input: {
      clubId: "${ids.Club}", installationId: "${ids.Installation}",
      grantedScopes: [WEBHOOKS_MANAGE, CLUB_READ, EVENTS_READ] }) {
        installation { grantedScopes } } }`
    const { data, codes } = await ask(document, owner)
    expect(codes).toEqual([])
    const { grantedScopes } = data.changeInstallationScopes.installation
    expect(grantedScopes).toEqual(['CLUB_READ', 'EVENTS_READ', 'WEBHOOKS_MANAGE'])
  })

  test.each([{ eventTypes: ['match.started'] }, { eventTypes: ['SHINY'] }, { eventTypes: [] }, {}])(
    'refuses %j',
    async (given) => {
      const { codes } = await ask(UPDATE, partner, {
        input: { endpointId: ids.WebhookEndpoint, ...given },
      })
      expect(codes).toHaveLength(1)
    },
  )
})
