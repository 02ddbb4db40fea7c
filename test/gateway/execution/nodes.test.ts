import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { Operation, Variables } from '../../../platform/executor.ts'
import { newUuid } from '../../../platform/ids.ts'
import { addClub, addInstallation, type ClubFixture } from '../../support/club/fixtures.ts'
import { addOneOfEach } from '../../support/club/one-of-each.ts'
import { staffClaimOf } from '../../support/club/play.ts'
import { startTestApi, type TestApi } from '../../support/http/api.ts'
import { addOneOfEachVolunteer } from '../../support/volunteer/one-of-each-volunteer.ts'
import { aDocument, aGraph, CONTEXT, DOWN } from '../samples/sample-graph.ts'

let api: TestApi
let home: ClubFixture
let ids: Awaited<ReturnType<typeof addOneOfEach>> &
  Awaited<ReturnType<typeof addOneOfEachVolunteer>>
let partner: string
let owner: string

beforeAll(async () => {
  api = await startTestApi()
  home = await addClub(api.club)
  const installation = await addInstallation(api.club, home.club)
  ids = {
    ...(await addOneOfEach(api.club, home, installation)),
    ...(await addOneOfEachVolunteer(api.volunteer, home.club.id)),
  }
  partner = await api.tokenFor(installation)
  owner = await api.staffToken(staffClaimOf(home))
})

afterAll(() => api.close())

async function ask(token: string, query: string, variables: Record<string, unknown> = {}) {
  const { body } = await api.ask('POST', '/graphql', { token, body: { query, variables } })
  return body
}

/** Visible to every installation of the club that has the scope; others belong to one installation or to staff. */
const BY_SCOPE: readonly string[] = [
  ...['Club', 'Location', 'Court', 'Booking', 'MatchSession', 'ScoreEvent', 'ClubEvent'],
]

const NODE = 'query Node($id: ID!) { node(id: $id) { __typename id } }'

/** For partners, and what only staff have. */
const FIELDS = {
  Club: 'slug',
  Location: 'city club { slug }',
  Court: 'publicId location { city }',
  Application: 'slug',
  Installation: 'status club { slug }',
  BookingSource: 'sourceKey',
  CourtMapping: 'externalCourtId court { publicId }',
  Booking: 'status matchSession { status }',
  BookingImport: 'total bookingSource { sourceKey }',
  MatchSession: 'status booking { booking { status } }',
  ScoreEvent: 'eventType matchSession { status }',
  ClubEvent: 'sequence resource { node { id ... on Booking { status } } }',
  WebhookEndpoint: 'url installation { status }',
  WebhookDelivery: 'attemptCount endpoint { url } event { sequence }',
} as const

const STAFF_FIELDS = {
  InstallationAuthorization: 'nonce club { slug }',
  ReconciliationConflict: 'status booking { status }',
  VolunteerEvent: 'name club { name }',
  VolunteerMessage: 'body event { name } club { name }',
  MessageRecipient: 'outcome message { body } helper { lastName }',
  AvailabilityRequest: 'title responseCount event { name } club { name }',
  AvailabilityResponse: 'comment request { title } helper { lastName }',
  VolunteerWorkflowRun: 'status workflow { name } event { name } assignment { status }',
  VolunteerWorkflow: 'name event { name } club { name }',
  VolunteerRole: 'name event { name } club { name }',
  Shift: 'title staffingStatus role { name } event { name } club { name }',
  Helper: 'lastName club { name }',
  ApiKey: 'prefix club { name volunteerEvents { nodes { name } } }',
  VolunteerPublication: 'eventType resource { id ... on VolunteerEvent { name } }',
  VolunteerWebhook: 'eventTypes club { name }',
  VolunteerWebhookDelivery: 'eventType webhook { url club { name } }',
} as const

type Kind = keyof typeof ids

describe('the node query', () => {
  test("resolves an event's type among types unknown to its subgraph", async () => {
    const query = `{ events(first: 1) { nodes { resource { node {
      __typename ... on Booking { __typename status } ... on Helper { lastName } } } } } }`
    const { data, errors } = await ask(partner, query, {})
    expect(errors).toBeUndefined()
    expect(data.events.nodes[0].resource.node).toEqual({
      __typename: 'Booking',
      status: 'CONFIRMED',
    })
  })

  test.each([
    ...Object.entries(FIELDS).map((field) => ['partner', ...field] as const),
    ...Object.entries(STAFF_FIELDS).map((field) => ['owner', ...field] as const),
  ])('resolves a %s to a %s', async (who, kind, fields) => {
    const id = ids[kind as Kind]
    const query = `query Node($id: ID!) { node(id: $id) { __typename id ... on ${kind} { ${fields} } } }`
    const { data, errors } = await ask(who === 'owner' ? owner : partner, query, { id })
    expect(errors).toBeUndefined()
    expect(data.node).toMatchObject({ __typename: kind, id })
    expect(JSON.stringify(data.node)).not.toContain('null')
  })

  test.each(['WebhookEndpoint', 'VolunteerWebhook'] as const)(
    'resolves a %s by the fields that the webhooks of both sides share',
    async (kind) => {
      const query = `query Node($id: ID!) { node(id: $id) { __typename ... on WebhookSubscription {
        id clubId club { name } url description status disabledAt createdAt updatedAt } } }`
      const { data, errors } = await ask(owner, query, { id: ids[kind] })
      expect(errors).toBeUndefined()
      expect(data.node).toMatchObject({
        ...{ __typename: kind, id: ids[kind], clubId: home.club.id },
        ...{ club: { name: home.club.name }, url: expect.stringMatching(/^https:/) },
        ...{ status: 'ACTIVE', disabledAt: null },
      })
    },
  )

  test.each(['WebhookDelivery', 'VolunteerWebhookDelivery'] as const)(
    'resolves a %s by the fields that the deliveries of both sides share',
    async (kind) => {
      const query = `query Node($id: ID!) { node(id: $id) { __typename ... on WebhookMessage {
        id eventId body createdAt
        attempts { number startedAt durationMs responseStatus failureClass } } } }`
      const { data, errors } = await ask(owner, query, { id: ids[kind] })
      expect(errors).toBeUndefined()
      expect(data.node).toMatchObject({
        ...{ __typename: kind, id: ids[kind], eventId: expect.any(String) },
        ...{ body: expect.any(String), attempts: expect.any(Array) },
      })
    },
  )

  test('is null for an unknown id', async () => {
    expect(await ask(partner, NODE, { id: newUuid() })).toEqual({ data: { node: null } })
  })

  test('is invalid_input for an id that is no UUID, also among others', async () => {
    for (const id of ['é🎾', '']) {
      const { data, errors } = await ask(partner, NODE, { id })
      expect(data).toEqual({ node: null })
      expect(errors).toMatchObject([{ path: ['node'], extensions: { code: 'invalid_input' } }])
    }
    const query = 'query Nodes($ids: [ID!]!) { nodes(ids: $ids) { id } }'
    const { data, errors } = await ask(partner, query, { ids: [ids.Court, 'x'] })
    expect(data).toEqual({ nodes: [{ id: ids.Court }, null] })
    expect(errors).toMatchObject([{ path: ['nodes', 1], extensions: { code: 'invalid_input' } }])
  })

  test.each([...Object.keys(FIELDS), ...Object.keys(STAFF_FIELDS)])(
    'is null for a %s of another club, and insufficient_scope for one of the own club',
    async (kind) => {
      const id = ids[kind as Kind]
      const elsewhere = await addClub(api.club)
      const stranger = await api.tokenFor(await addInstallation(api.club, elsewhere.club))
      const strangeStaff = await api.staffToken(staffClaimOf(elsewhere))
      const scopeless = await api.tokenFor(
        await addInstallation(api.club, home.club, { scopes: ['participants:read'] }),
      )
      const seen = await Promise.all(
        [stranger, ...(kind === 'Application' ? [] : [strangeStaff])].map((token) =>
          ask(token, NODE, { id }),
        ),
      )
      for (const answer of seen) expect(answer).toEqual({ data: { node: null } })

      const { data, errors } = await ask(scopeless, NODE, { id })
      expect(data).toEqual({ node: null })
      const refusal = { path: ['node'], extensions: { code: 'insufficient_scope' } }
      expect(errors ?? []).toMatchObject(BY_SCOPE.includes(kind) ? [refusal] : [])
    },
  )

  test('resolves several ids at once, each by its type', async () => {
    const query = `query Nodes($a: ID!, $b: ID!, $c: ID!) {
      a: node(id: $a) { id ... on Court { name } }
      b: node(id: $b) { id ... on Booking { court { name } } }
      c: node(id: $c) { id }
    }`
    const { data, errors } = await ask(owner, query, {
      a: ids.Court,
      b: ids.Booking,
      c: newUuid(),
    })
    expect(errors).toBeUndefined()
    expect(data).toEqual({
      a: { id: ids.Court, name: 'Court 1' },
      b: { id: ids.Booking, court: { name: 'Court 1' } },
      c: null,
    })
  })

  test('are resolved in the order of their ids, with null for an unknown one', async () => {
    const query = `query Nodes($ids: [ID!]!) {
      nodes(ids: $ids) { __typename id ... on Court { name } ... on Booking { court { name } } }
    }`
    const listed = [ids.Booking, newUuid(), ids.Court, ids.Booking]
    const { data, errors } = await ask(owner, query, { ids: listed })
    expect(errors).toBeUndefined()
    const booking = { __typename: 'Booking', id: ids.Booking, court: { name: 'Court 1' } }
    expect(data.nodes).toEqual([
      ...[booking, null, { __typename: 'Court', id: ids.Court, name: 'Court 1' }, booking],
    ])
  })

  test('are rejected with invalid_input beyond 100 ids', async () => {
    const query = 'query Nodes($ids: [ID!]!) { nodes(ids: $ids) { id } }'
    const { errors } = await ask(owner, query, { ids: Array(101).fill(newUuid()) })
    expect(errors[0].extensions.code).toBe('invalid_input')
  })

  test('reports a subgraph that is down and may know the id', async () => {
    const { gateway } = await aGraph({ club: DOWN })
    const document = `{ node(id: "${ids.Court}") { id } }`
    const answer = await gateway.execute(aDocument(document), {}, CONTEXT)
    expect(answer.data).toEqual({ node: null })
    expect(answer.errors).toMatchObject([
      { path: ['node'], extensions: { code: 'dependency_unavailable' } },
    ])
  })

  test('sends 150 ids to each subgraph in one request', async () => {
    const answered: string[] = []
    const knows = (name: string, type: string | null) => ({
      ...DOWN,
      async execute(_operation: Operation, { ids = [] }: Variables) {
        answered.push(name)
        return { data: { types: (ids as string[]).map(() => type) } }
      },
    })
    const { gateway } = await aGraph({
      club: knows('club', 'Court'),
      volunteer: knows('volunteer', null),
    })
    const fields = Array.from({ length: 150 }, (_, n) => `a${n}: node(id: "${newUuid()}") { id }`)
    const answer = await gateway.execute(aDocument(`{ ${fields.join(' ')} }`), {}, CONTEXT)
    expect(answer.errors).toBeUndefined()
    expect(Object.values(answer.data ?? {})).not.toContain(null)
    expect(answered).toEqual(['club', 'volunteer'])
  })

  test.each(['clubNodeTypes', 'volunteerNodeTypes'])(
    'does not resolve %s, which is internal to the gateway',
    async (field) => {
      const { errors } = await ask(owner, `{ ${field}(ids: ["${ids.Court}"]) }`)
      expect(errors[0].extensions.code).toBe('invalid_input')
    },
  )
})
