import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { Caller } from '../../../platform/caller.ts'
import { newUuid } from '../../../platform/ids.ts'
import { addOneOfEachVolunteer } from '../../support/volunteer/one-of-each-volunteer.ts'
import { ADMIN, addAccount, ofClub } from './caller-fixture.ts'
import { everyCaller, LETTERS, WHO } from './every-caller.ts'
import { startVolunteer, type VolunteerTest } from './volunteer-fixture.ts'

/** `+` read, `-` not_found, other letters as in LETTERS; in the order of WHO. */
const ACCESS: Record<string, string> = {
  'Club volunteerEvents': 'FFFF-+FF+-+FF-',
  'Club helpers': 'FFFF-+FF+-+FF-',
  'Club volunteerRoles': 'FFFF-+FF+-+FF-',
  'Club volunteerWebhooks': 'FFFF-+FFF-+FF-',
  'Club volunteerWorkflows': 'FFFF-+FF+-+FF-',
  'Club apiKeys': 'FFFF-+FFF-+FF-',
  'Query volunteerEvents': '+SPO+FFFFFFFFF',
  'Query helpers': '+SPO+FFFFFFFFF',
  'Query volunteerRoles': '+SPO+FFFFFFFFF',
  'Query volunteerWebhooks': '+SPO+FFFFFFFFF',
  'Query volunteerWorkflows': '+SPO+FFFFFFFFF',
}

const LISTS = Object.keys(ACCESS)

const OF_CLUBS = LISTS.filter((list) => list.startsWith('Club ')).map((list) => list.slice(5))

let volunteer: VolunteerTest
let callers: ReturnType<typeof everyCaller>
let clubId: string
let emptyClubId: string

beforeAll(async () => {
  volunteer = await startVolunteer()
  const home = await addAccount(volunteer.database)
  clubId = home.clubId
  emptyClubId = newUuid()
  await addOneOfEachVolunteer(volunteer.database, clubId)
  callers = everyCaller(home)
})

afterAll(() => volunteer.close())

describe('a list of a club', () => {
  const cases = LISTS.flatMap((list) =>
    WHO.map((who, index) => [list, who, ACCESS[list]?.[index]] as const),
  )

  test.each(cases)('%s by the %s: %s', async (list, who, expected) => {
    expect(await read(list, callers[who])).toBe(expected)
  })

  test.each(OF_CLUBS)(
    '%s takes as many SQL statements for one club as for several',
    async (list) => {
      const statements = async (...clubIds: string[]) => {
        const of = clubIds.map((id) => ({ __typename: 'Club', id }))
        volunteer.takeStatements()
        const { data, errors } = await volunteer.ask(
          `query ($of: [_Any!]!) { _entities(representations: $of) {
          ... on Club { ${list} { nodes { id } pageInfo { hasNextPage } } } } }`,
          { of },
          ADMIN,
        )
        expect(errors).toEqual([])
        const lengths = data._entities.map((club: Page) => club[list]?.nodes.length)
        expect(lengths).toEqual(clubIds.map((id) => (id === clubId ? 1 : 0)))
        return volunteer.takeStatements().length
      }
      expect(await statements(clubId)).toBe(1)
      expect(await statements(clubId, emptyClubId, newUuid())).toBe(1)
    },
  )
})

type Page = Record<string, { nodes: readonly unknown[] } | undefined>

async function read(list: string, caller: Caller): Promise<string> {
  const [parent, field] = list.split(' ')
  const fields = `${field} { nodes { id } }`
  const document = parent === 'Club' ? ofClub(clubId, fields) : `{ ${fields} }`
  const { data, code } = await volunteer.ask(document, {}, caller)
  if (code === 'not_found') return '-'
  if (code !== undefined) return LETTERS[String(code)] ?? String(code)

  const page = (parent === 'Club' ? data._entities[0] : data)[field ?? '']
  const isOfAnother = caller.kind === 'api_key' && caller.clubId !== clubId
  expect(page.nodes).toHaveLength(isOfAnother ? 0 : 1)
  return '+'
}
