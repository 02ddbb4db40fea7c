import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { addClub, addInstallation, type ClubFixture } from '../../support/club/fixtures.ts'
import { addOneOfEach } from '../../support/club/one-of-each.ts'
import { staffClaimOf } from '../../support/club/play.ts'
import { startTestApi, type TestApi } from '../../support/http/api.ts'
import { addOneOfEachVolunteer } from '../../support/volunteer/one-of-each-volunteer.ts'

const MANY = 4

let api: TestApi
let home: ClubFixture
let tokens: Readonly<Record<'partner' | 'owner', string>>
let endpointId: string
let webhookId: string

beforeAll(async () => {
  api = await startTestApi()
  home = await addClub(api.club)
  const installation = await addInstallation(api.club, home.club)
  for (let index = 0; index < MANY; index += 1) {
    const ids = await addOneOfEach(api.club, home, installation)
    endpointId = ids.WebhookEndpoint
    webhookId = (await addOneOfEachVolunteer(api.volunteer, home.club.id)).VolunteerWebhook
  }
  tokens = {
    partner: await api.tokenFor(installation),
    owner: await api.staffToken(staffClaimOf(home)),
  }
})

afterAll(() => api.close())

const SESSIONS =
  'nodes { club { name } court { name } location { name } booking { booking { id } } }'

/** Statements: one for the list, and one for each kind of object that it leads to. */
const LISTS = [
  ['partner', 'locations', 'nodes { club { name } }', 2],
  ['partner', 'courts', 'nodes { club { name } location { name } }', 3],
  ['partner', 'bookingSources', 'nodes { club { name } installation { id } }', 3],
  [
    'partner',
    'bookings',
    'nodes { club { name } court { name } location { name } bookingSource { id } matchSession { id } }',
    6,
  ],
  ['partner', 'matchSessions', SESSIONS, 5],
  ['owner', 'Club.matchSessions', SESSIONS, 6],
  ['partner', 'webhookEndpoints', 'nodes { club { name } installation { id } }', 3],
  [
    'owner',
    'Club.webhookEndpoints',
    'nodes { club { name } installation { application { id } } }',
    5,
  ],
  ['owner', 'reconciliationConflicts', 'nodes { booking { id } matchSession { id } }', 3],
  [
    'owner',
    'installationAuthorizations',
    'nodes { application { id } club { id } installation { id } }',
    4,
  ],
  ['owner', 'installations', 'nodes { application { id } club { id } }', 3],
  ['owner', 'Club.volunteerEvents', 'nodes { club { id name } }', 3],
  ['owner', 'Club.volunteerRoles', 'nodes { event { name } club { id name } }', 4],
  ['owner', 'Club.helpers', 'nodes { club { id name } }', 3],
  ['owner', 'apiKeys', 'nodes { club { id name volunteerPlan { isPro } } }', 3],
  ['owner', 'Club.volunteerWebhooks', 'nodes { club { name } }', 3],
] as const

describe("the relations of a list's items", () => {
  test.each(LISTS)(
    'for the %s take as many SQL statements for one of %s as for all: %s',
    async (who, list, fields, expected) => {
      for (const first of [1, MANY]) {
        const query = toDocument(who, list, fields)
        const variables = { first, clubId: home.club.id }
        const { data, errors, statements } = await ask(tokens[who], query, variables)
        expect(errors).toBeUndefined()
        expect(JSON.stringify(data)).not.toContain('null')
        expect({ first, statements }).toEqual({ first, statements: expected })
      }
    },
  )

  test('take as many SQL statements for one delivery of an endpoint, with event and resource, as for all', async () => {
    const query = `query Q($id: ID!) { webhookEndpoint(id: $id) { deliveries(first: 5) {
      nodes { endpoint { name } event { club { name } resource { node { id } } } } } } }`
    const { data, errors, statements } = await ask(tokens.partner, query, { id: endpointId })
    expect(errors).toBeUndefined()
    expect(JSON.stringify(data)).not.toContain('null')
    expect(statements).toBe(6)
  })

  test('take as many SQL statements for one delivery of a volunteer webhook as for all', async () => {
    const query = `query Q($id: ID!) { volunteerWebhookDeliveries(webhookId: $id) {
      nodes { eventType club { name } webhook { url club { name } } } } }`
    const { data, errors, statements } = await ask(tokens.owner, query, { id: webhookId })
    expect(errors).toBeUndefined()
    expect(JSON.stringify(data)).not.toContain('null')
    expect(statements).toBe(5)
  })

  test('take as many SQL statements for one event with its resource as for all', async () => {
    const query = '{ events(first: 5) { nodes { club { name } resource { node { id } } } } }'
    const { data, errors, statements } = await ask(tokens.partner, query, {})
    expect(errors).toBeUndefined()
    expect(data.events.nodes).toHaveLength(MANY)
    expect(statements).toBe(4)
  })
})

/** A partner has lists of its own club at the root; staff name the club, in an argument or as the parent. */
function toDocument(who: keyof typeof tokens, list: string, fields: string): string {
  const [field = '', parent] = list.split('.').reverse()
  if (who === 'partner') return `query Q($first: Int!) { ${field}(first: $first) { ${fields} } }`

  const head = 'query Q($clubId: ID!, $first: Int!)'
  if (parent === undefined)
    return `${head} { ${field}(clubId: $clubId, first: $first) { ${fields} } }`
  return `${head} { club(id: $clubId) { ${field}(first: $first) { ${fields} } } }`
}

async function ask(token: string, query: string, variables: Record<string, unknown>) {
  await api.ask('POST', '/graphql', { token, body: { query: '{ __typename }' } })
  api.takeStatements()
  const { body } = await api.ask('POST', '/graphql', { token, body: { query, variables } })
  const statements = api
    .takeStatements()
    .filter((sql) => !sql.includes('i.oauth_subject = ?') && !sql.includes('FROM staff_roles'))
  return { ...body, statements: statements.length }
}
