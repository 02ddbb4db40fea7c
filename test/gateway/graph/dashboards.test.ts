import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { newUuid } from '../../../platform/ids.ts'
import { tableOf } from '../../../subgraphs/foundation/query/table.ts'
import { VolunteerEventEntity } from '../../../subgraphs/volunteer/events/entities.ts'
import { anEvent } from '../../subgraphs/volunteer/events/event-fixture.ts'
import { addSource, aSnapshot } from '../../support/club/club-source.ts'
import { addClub, addInstallation, type ClubFixture } from '../../support/club/fixtures.ts'
import { startTestApi, type TestApi } from '../../support/http/api.ts'

let api: TestApi
let homes: ClubFixture[]

beforeAll(async () => {
  api = await startTestApi()
  homes = []
  for (let index = 0; index < 6; index += 1) {
    const home = await addClub(api.club, { courts: 2 + (index % 2), name: `Club ${index}` })
    homes.push(home)
    const event = anEvent({ id: newUuid(), clubId: home.club.id, name: `Gala ${index}` })
    await tableOf(VolunteerEventEntity).insert(api.volunteer, event)
  }
})

afterAll(() => api.close())

const CLUBS = `query Clubs($first: Int!, $after: String) {
  clubs(first: $first, after: $after) {
    nodes { name courts { nodes { name } } volunteerEvents { nodes { name } } volunteerPlan { isPro } }
    pageInfo { hasNextPage endCursor }
  }
}`

const BOOKINGS = `query Bookings($clubId: ID!, $first: Int!) {
  club(id: $clubId) { bookings(first: $first) {
    nodes { id court { id name } location { id name } }
  } }
}`

const ownerOf = (...owned: ClubFixture[]) =>
  api.staffToken({ clubs: owned.map(({ club }) => ({ id: club.id, role: 'OWNER' })) })

async function askGraph(token: string, query: string, variables: Record<string, unknown>) {
  api.takeStatements()
  const { body } = await api.ask('POST', '/graphql', { token, body: { query, variables } })
  return { ...body, statements: api.takeStatements().length }
}

const namesOf = (clubs: readonly { name: string }[]) => clubs.map(({ name }) => name)

describe("a staff member's clubs", () => {
  test('include the fields of both products', async () => {
    const token = await ownerOf(...homes.slice(0, 1))
    const { data, errors } = await askGraph(token, CLUBS, { first: 10 })
    expect(errors).toBeUndefined()
    expect(data.clubs).toEqual({
      nodes: [
        {
          name: 'Club 0',
          courts: { nodes: [{ name: 'Court 1' }, { name: 'Court 2' }] },
          volunteerEvents: { nodes: [{ name: 'Gala 0' }] },
          volunteerPlan: { isPro: false },
        },
      ],
      pageInfo: { hasNextPage: false, endCursor: expect.any(String) },
    })
  })

  test('are the clubs with a role, oldest first, in pages', async () => {
    const token = await ownerOf(...homes.slice(1, 4))
    const first = await askGraph(token, CLUBS, { first: 2 })
    expect(namesOf(first.data.clubs.nodes)).toEqual(['Club 1', 'Club 2'])
    const after = first.data.clubs.pageInfo.endCursor
    const second = await askGraph(token, CLUBS, { first: 2, after })
    expect(namesOf(second.data.clubs.nodes)).toEqual(['Club 3'])
    expect(second.data.clubs.pageInfo.hasNextPage).toBe(false)
  })

  test('are all clubs for an ADMIN, and none without a role', async () => {
    const all = await askGraph(await api.staffToken({ admin: true }), CLUBS, { first: 10 })
    expect(namesOf(all.data.clubs.nodes)).toEqual(homes.map(({ club }) => club.name))
    const none = await askGraph(await api.staffToken({ clubs: [] }), CLUBS, { first: 10 })
    expect(none.data.clubs.nodes).toEqual([])
  })

  test('are refused to partners', async () => {
    const [home] = homes
    if (!home) throw new Error('There is no club.')
    const token = await api.tokenFor(await addInstallation(api.club, home.club))
    const { errors } = await askGraph(token, '{ clubs { nodes { id } } }', {})
    expect(errors[0].extensions.code).toBe('forbidden')
  })

  test('take four SQL statements for any number of clubs', async () => {
    for (const count of [1, 3, 6]) {
      const { data, statements } = await askGraph(await ownerOf(...homes.slice(0, count)), CLUBS, {
        first: 10,
      })
      expect(data.clubs.nodes).toHaveLength(count)
      expect({ count, statements }).toEqual({ count, statements: 4 })
    }
  })

  test('take four SQL statements when they are queried by id', async () => {
    const token = await ownerOf(...homes)
    const fields = homes.map(
      ({ club }, index) =>
        `c${index}: club(id: "${club.id}") { name courts { nodes { name } } volunteerEvents { nodes { name } } volunteerPlan { isPro } }`,
    )
    const { data, errors, statements } = await askGraph(token, `{ ${fields.join(' ')} }`, {})
    expect(errors).toBeUndefined()
    expect(Object.values(data)).toHaveLength(homes.length)
    expect(statements).toBe(4)
  })
})

describe("a club's bookings", () => {
  let home: ClubFixture
  let partner: string
  beforeAll(async () => {
    home = await addClub(api.club, { courts: 3 })
    partner = await api.tokenFor(await addInstallation(api.club, home.club))
    const sourceId = await addSource(api, home, partner)
    for (let index = 0; index < 6; index += 1)
      await api.ask('PUT', `/v1/club/booking-sources/${sourceId}/bookings/b-${index}`, {
        token: partner,
        body: aSnapshot({ external_court_id: `c${1 + (index % 3)}` }),
      })
  })

  test('take four SQL statements with their club, courts and locations', async () => {
    const token = await ownerOf(home)
    for (const first of [1, 6]) {
      const { data, statements } = await askGraph(token, BOOKINGS, { clubId: home.club.id, first })
      expect(data.club.bookings.nodes).toHaveLength(first)
      for (const { court, location } of data.club.bookings.nodes) {
        expect(home.courts).toContainEqual(expect.objectContaining(court))
        expect(location).toEqual({ id: home.location.id, name: home.location.name })
      }
      expect({ first, statements }).toEqual({ first, statements: 4 })
    }
  })

  test('show a partner only the related records that its scopes permit', async () => {
    const scopes = ['bookings:read', 'courts:read'] as const
    const token = await api.tokenFor(await addInstallation(api.club, home.club, { scopes }))
    const query = '{ bookings(first: 1) { nodes { court { id } location { id } } } }'
    const { data, errors } = await askGraph(token, query, {})
    expect(data.bookings.nodes[0]).toMatchObject({ court: {}, location: null })
    expect(errors).toMatchObject([{ extensions: { code: 'insufficient_scope' } }])
  })
})
