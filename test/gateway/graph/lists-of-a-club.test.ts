import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { addClub, addInstallation, type ClubFixture } from '../../support/club/fixtures.ts'
import { addOneOfEach } from '../../support/club/one-of-each.ts'
import { startTestApi, type TestApi } from '../../support/http/api.ts'

let api: TestApi
let homes: ClubFixture[]
let tokens: Record<'owner' | 'operator' | 'stranger' | 'partner' | 'narrow', string>

beforeAll(async () => {
  api = await startTestApi()
  homes = [await addClub(api.club), await addClub(api.club)]
  const [home, elsewhere] = homes
  if (!home || !elsewhere) throw new Error('There are too few clubs.')
  const installation = await addInstallation(api.club, home.club)
  await addOneOfEach(api.club, home, installation)
  await addOneOfEach(api.club, elsewhere, await addInstallation(api.club, elsewhere.club))
  await api.club.query(
    `INSERT INTO organization_heads (organization_id, publication_sequence)
     SELECT organization_id, MAX(publication_sequence) FROM event_log GROUP BY organization_id`,
  )
  const narrow = await addInstallation(api.club, home.club, { scopes: ['club:read'] })
  const staffOf = (clubs: readonly ClubFixture[], role: string) =>
    api.staffToken({ clubs: clubs.map(({ club }) => ({ id: club.id, role })) })
  tokens = {
    owner: await staffOf(homes, 'OWNER'),
    operator: await staffOf([home], 'OPERATOR'),
    stranger: await staffOf([elsewhere], 'OWNER'),
    partner: await api.tokenFor(installation),
    narrow: await api.tokenFor(narrow),
  }
})

afterAll(() => api.close())

type Who = keyof typeof tokens

/** Lists of a club by the callers that they refuse, with the code; they answer the others. */
const LISTS: readonly [list: string, refused: Partial<Record<Who, string>>][] = [
  ['locations', { narrow: 'insufficient_scope' }],
  ['courts', { narrow: 'insufficient_scope' }],
  ['bookings', { narrow: 'insufficient_scope' }],
  ['matchSessions', { narrow: 'insufficient_scope' }],
  ['events', { narrow: 'insufficient_scope' }],
  ['webhookEndpoints', { narrow: 'insufficient_scope' }],
  ['bookingSources', { narrow: 'insufficient_scope' }],
  ['reconciliationConflicts', { partner: 'forbidden', narrow: 'forbidden' }],
  ['refusedBookings', { partner: 'forbidden', narrow: 'forbidden' }],
  ['installations', { partner: 'forbidden', narrow: 'forbidden' }],
  ['installationAuthorizations', { partner: 'forbidden', narrow: 'forbidden' }],
]

const CALLERS: readonly Who[] = ['owner', 'operator', 'partner', 'narrow']

/** Lists that are also at the root, where they are of the installation's own club. */
const AT_ROOT = ['locations', 'courts', 'bookings', 'matchSessions', 'events', 'webhookEndpoints']

async function ask(who: Who, query: string) {
  api.takeStatements()
  const answer = await api.ask('POST', '/graphql', { token: tokens[who], body: { query } })
  return { ...answer.body, statements: api.takeStatements() }
}

const ofClub = (list: string) => `{ club(id: "${homes[0]?.club.id}") { ${list} { nodes { id } } } }`

const codesOf = (errors: { extensions: { code: string } }[] = []) =>
  errors.map(({ extensions }) => extensions.code)

describe('a list of a club', () => {
  test.each(LISTS)('%s answers staff and partners as its root list did', async (list, refused) => {
    for (const who of CALLERS) {
      const { data, errors } = await ask(who, ofClub(list))
      const code = refused[who]
      expect({ who, codes: codesOf(errors) }).toEqual({ who, codes: code ? [code] : [] })
      if (code) expect(data.club[list]).toBeNull()
      else expect(data.club[list].nodes.length).toBeGreaterThan(0)
    }
  })

  test('is null with its club for staff of another club', async () => {
    for (const [list] of LISTS) {
      const { data, errors } = await ask('stranger', ofClub(list))
      expect({ list, data, errors }).toEqual({ list, data: { club: null }, errors: undefined })
    }
  })

  test.each(AT_ROOT)('%s equals the list at the root for a partner', async (list) => {
    const page = `${list}(first: 1) { nodes { id } pageInfo { hasNextPage endCursor } }`
    const [nested, root] = [
      await ask('partner', `{ club(id: "${homes[0]?.club.id}") { ${page} } }`),
      await ask('partner', `{ ${page} }`),
    ]
    expect(nested.errors ?? root.errors).toBeUndefined()
    expect(nested.data.club[list]).toEqual(root.data[list])
  })

  test.each(AT_ROOT)('%s is refused to staff at the root', async (list) => {
    const { errors } = await ask('owner', `{ ${list} { nodes { id } } }`)
    expect(codesOf(errors)).toEqual(['forbidden'])
  })

  test('takes as many SQL statements for two clubs as for one, with a filter or a cursor', async () => {
    const lists = [
      'bookings(filter: { status: CONFIRMED }) { nodes { id } }',
      'matchSessions(filter: { status: SCHEDULED }) { nodes { id } }',
      'events { nodes { id } }',
      'events(after: "0") { nodes { id } }',
    ]
    for (const list of lists) {
      const counts: number[] = []
      for (const first of [1, 2]) {
        const query = `{ clubs(first: ${first}) { nodes { ${list} } } }`
        const { data, errors, statements } = await ask('owner', query)
        expect({ list, errors }).toEqual({ list, errors: undefined })
        expect(data.clubs.nodes).toHaveLength(first)
        counts.push(statements.length)
      }
      expect({ list, counts }).toEqual({ list, counts: [counts[0], counts[0]] })
    }
  })

  test('of events shows each club its own, by position and by id', async () => {
    const all = await ask(
      'owner',
      '{ clubs(first: 2) { nodes { id events { nodes { id clubId } position } } } }',
    )
    for (const { id, events } of all.data.clubs.nodes) {
      expect(events.nodes.length).toBeGreaterThan(0)
      for (const event of events.nodes) expect(event.clubId).toBe(id)
      const [{ id: first }] = events.nodes
      for (const after of [first, events.position]) {
        const query = `{ club(id: "${id}") { events(after: "${after}") { nodes { id } } } }`
        const { data } = await ask('owner', query)
        const rest = after === first ? events.nodes.slice(1) : []
        expect(data.club.events.nodes).toEqual(rest.map(({ id }: { id: string }) => ({ id })))
      }
    }
    const [one, other] = all.data.clubs.nodes
    const after = other.events.nodes[0].id
    const { errors } = await ask(
      'owner',
      `{ club(id: "${one.id}") { events(after: "${after}") { nodes { id } } } }`,
    )
    expect(codesOf(errors)).toEqual(['invalid_cursor'])
  })
})
