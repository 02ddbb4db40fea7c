import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { staffClaimOf } from '../../support/club/play.ts'
import { GRAPH } from '../../support/graph/graph.ts'
import { addManyOfEach, type ManyOfEach } from '../../support/graph/many-of-each.ts'
import { startTestApi, type TestApi } from '../../support/http/api.ts'
import { addAccount, addApiKey } from '../../support/volunteer/volunteer-fixtures.ts'
import { fieldsOfLists } from './fields-of-lists.ts'

const FEW = 2
const MANY = 8

let api: TestApi
let many: ManyOfEach
let tokens: readonly string[]

beforeAll(async () => {
  api = await startTestApi()
  many = await addManyOfEach(api, MANY + 1)
  const [home] = many.homes
  if (!home) throw new Error('There is no club.')
  const { clubs } = staffClaimOf(home)
  const others = many.homes.slice(1).map(({ club }) => ({ id: club.id, role: 'OWNER' }))
  tokens = [
    await api.staffToken({ clubs: [...(clubs as object[]), ...others] }),
    await api.tokenFor(many.installation),
    await api.staffToken({ admin: true }),
    await addApiKey(api.volunteer, await addAccount(api.volunteer, { clubId: home.club.id })),
  ]
})

afterAll(() => api.close())

/**
 * Staff alone read the helpers of an event, through a club: `plan-of-an-event.test.ts`. The details of the errors of 500 records in each of eight imports cost more than a document
 * may.
 */
const UNREADABLE = [
  'volunteerEvents > VolunteerEvent.helpers',
  'events > ImportError.details',
  'events > ImportErrorDetail',
]

/** Each club's is read at one moment of its own, or by words of its own. */
const READ_ALONE = /> (Club\.(courtAvailability|search)|ClubSearchResult(\.booking)?)$/

describe("each relation of a list's items", () => {
  test('takes as many SQL statements for eight rows as for two', async () => {
    const counted: Record<string, readonly number[]> = {}
    const unread: string[] = []
    for (const { name, list, document } of fieldsOfLists(schema, many.arguments)) {
      const counts = await countFor(document, list)
      if (counts === null) unread.push(name)
      else counted[name] = counts
    }
    expect(unread).toEqual(UNREADABLE)
    const growing = Object.entries(counted).filter(
      ([name, [few, all]]) => few !== all && !READ_ALONE.test(name),
    )
    expect(Object.fromEntries(growing)).toEqual({})
  })
})

const schema = GRAPH.planning.apiSchema

/** Statements for a few rows and for many, by the first caller with access; null without such a caller. */
async function countFor(document: string, list: string): Promise<readonly number[] | null> {
  for (const token of tokens) {
    const few = await ask(token, document, FEW)
    const all = await ask(token, document, MANY)
    if (few.errors || all.errors) continue

    const page = all.data[list]
    const rows = page.nodes ?? page.edges ?? []
    if (rows.length === MANY || !('nodes' in page || 'edges' in page))
      return [few.statements, all.statements]
  }
  return null
}

async function ask(token: string, query: string, first: number) {
  for (;;) {
    api.takeStatements()
    const answer = await api.ask('POST', '/graphql', {
      token,
      body: { query, variables: { first } },
    })
    const statements = api.takeStatements()
    // A caller is looked up once a second: the next request has only its own statements.
    if (!statements.some(looksUpCaller)) return { ...answer.body, statements: statements.length }
  }
}

function looksUpCaller(sql: string): boolean {
  return ['i.oauth_subject = ?', 'k.hash = ?', 'FROM staff_roles'].some((part) =>
    sql.includes(part),
  )
}
