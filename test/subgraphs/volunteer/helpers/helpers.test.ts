import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { ApiKeyCaller } from '../../../../platform/caller.ts'
import type { Helper } from '../../../../subgraphs/volunteer/helpers/helper.ts'
import { helperStore } from '../../../../subgraphs/volunteer/helpers/store.ts'
import { addProClub } from '../caller-fixture.ts'
import { listVariables } from '../list-variables.ts'
import { LONG_AGO, NOW, startVolunteer, type VolunteerTest } from '../volunteer-fixture.ts'
import { aHelper } from './helper-fixture.ts'

let volunteer: VolunteerTest
let key: ApiKeyCaller
let other: ApiKeyCaller

const PEOPLE: readonly Partial<Helper>[] = [
  { firstName: 'Özlem', lastName: 'Öztürk', email: 'oe@x.example', tags: ['bar', 'a "b" \\'] },
  { firstName: 'Jörg', lastName: 'MÜLLER', externalId: 'M_1', status: 'INACTIVE' },
  { firstName: 'Anna', lastName: 'Müller', externalId: 'm%1', tags: ['Bar'] },
  { firstName: null, lastName: 'Weiß', externalId: 'back\\slash', updatedAt: NOW },
  { firstName: 'Li', lastName: 'a', email: 'li.100%@x.example' },
  { firstName: 'Zoe', lastName: "O'Brien", externalId: 'M1', tags: ['bar', 'küche'] },
  {
    ...{ firstName: 'Jo\u0308rn', lastName: 'Berg', email: 'joern@x.example' },
    tags: ['first aid course of 2025', 'first aid course of 2026'],
  },
]

beforeAll(async () => {
  volunteer = await startVolunteer()
  key = await addProClub(volunteer.database)
  other = await addProClub(volunteer.database)
  const people = PEOPLE.map((changes) => aHelper({ clubId: key.clubId, ...changes }))
  await helperStore.addAll(volunteer.database, people)
  const namesake = aHelper({ clubId: other.clubId, lastName: 'Müller', externalId: 'M_1' })
  await helperStore.addAll(volunteer.database, [namesake])
})

afterAll(() => volunteer.close())

async function list(variables: Record<string, unknown> = {}) {
  const asked = listVariables(variables)
  const { data, code } = await volunteer.ask('ListHelpers', asked, key)
  const page = data?.helpers
  const names = page?.nodes.map(({ lastName }: Helper) => lastName)
  return { code, names, totalCount: page?.totalCount }
}

const ORDER = ['a', 'Berg', 'Müller', 'MÜLLER', "O'Brien", 'Öztürk', 'Weiß']

describe('the list of helpers', () => {
  test('is sorted by last name, then first name, ignoring case and accents', async () => {
    expect(await list()).toEqual({ code: undefined, names: ORDER, totalCount: ORDER.length })
  })

  test('is paged and returns the total', async () => {
    expect(await list({ first: 2, offset: 1 })).toMatchObject({
      names: ORDER.slice(1, 3),
      totalCount: ORDER.length,
    })
    expect(await list({ offset: 50 })).toMatchObject({ names: [], totalCount: ORDER.length })
    expect((await list({ first: 201 })).code).toBe('invalid_input')
    expect((await list({ offset: -1 })).code).toBe('invalid_input')
  })

  test('filters by status, exact tag and updatedSince', async () => {
    expect((await list({ status: 'INACTIVE' })).names).toEqual(['MÜLLER'])
    expect((await list({ tag: 'bar' })).names).toEqual(["O'Brien", 'Öztürk'])
    expect((await list({ tag: 'Bar' })).names).toEqual(['Müller'])
    expect((await list({ tag: 'a "b" \\' })).names).toEqual(['Öztürk'])
    expect((await list({ tag: 'küche' })).names).toEqual(["O'Brien"])
    expect((await list({ tag: 'ba' })).names).toEqual([])
    expect(await list({ tag: 'first aid course of 2026' })).toMatchObject({
      names: ['Berg'],
      totalCount: 1,
    })
    expect((await list({ updatedSince: NOW.toISOString() })).names).toEqual(['Weiß'])
    expect((await list({ search: 'brien', tag: 'bar', status: 'ACTIVE' })).names).toEqual([
      "O'Brien",
    ])
  })

  test('returns every field of a helper', async () => {
    const { data } = await volunteer.ask(
      'ListHelpers',
      { first: 1, offset: 0, filter: { search: 'Öztürk' } },
      key,
    )
    expect(data.helpers.nodes).toEqual([
      {
        id: expect.any(String),
        clubId: key.clubId,
        externalId: null,
        firstName: 'Özlem',
        lastName: 'Öztürk',
        email: 'oe@x.example',
        phone: null,
        language: null,
        tags: ['bar', 'a "b" \\'],
        notes: null,
        status: 'ACTIVE',
        mail: 'ON',
        createdAt: LONG_AGO.toISOString(),
        updatedAt: LONG_AGO.toISOString(),
        deletedAt: null,
      },
    ])
  })
})

describe('a search for helpers', () => {
  test.each([
    ['müller', ['Müller', 'MÜLLER']],
    ['MÜLLER', ['Müller', 'MÜLLER']],
    ['muller', ['Müller', 'MÜLLER']],
    ['muller anna', ['Müller']],
    ['Jorg muller M_1', ['MÜLLER']],
    ['ozturk x.example özlem', ['Öztürk']],
    ['weiss', ['Weiß']],
    ['SS', ['Weiß']],
    ['anna anna', ['Müller']],
    ['anna jorg', []],
    ['\u0301', []],
    ['ÖZT', ['Öztürk']],
    ['o\u0308zt', ['Öztürk']],
    ['jörn', ['Berg']],
    ['WEIß', ['Weiß']],
    ['nna mül', ['Müller']],
    ['  brien ', ["O'Brien"]],
    ["o'b", ["O'Brien"]],
    ['o’brien', ["O'Brien"]],
    ["x'b", []],
    ['X.EXAMPLE', ['a', 'Berg', 'Öztürk']],
    ['m_1', ['MÜLLER']],
    ['m%1', ['Müller']],
    ['%', ['a', 'Müller']],
    ['_', ['MÜLLER']],
    ['\\', ['Weiß']],
    ['k\\s', ['Weiß']],
    ['m1', ["O'Brien"]],
    ['100%@', ['a']],
    ['li', ['a']],
    ['unmatched', []],
  ])('for %j finds %j', async (search, names) => {
    expect(await list({ search })).toMatchObject({ names, totalCount: names.length })
  })

  test.each(['', '   ', 'x'.repeat(101)])('rejects %j', async (search) => {
    expect((await list({ search })).code).toBe('invalid_input')
  })
})

describe('a helper', () => {
  const add = (changes: Partial<Helper>) =>
    helperStore.addAll(volunteer.database, [aHelper({ clubId: key.clubId, ...changes })])

  test('has a unique external id, compared exactly', async () => {
    await expect(add({ externalId: 'M_1' })).rejects.toMatchObject({ errno: 1062 })
    for (const externalId of ['m_1', 'M_1 ', 'Ḿ_1']) await add({ externalId })
  })

  test('has a unique e-mail address in the club', async () => {
    await expect(add({ email: 'oe@x.example' })).rejects.toMatchObject({ errno: 1062 })
    await helperStore.addAll(volunteer.database, [
      aHelper({ clubId: other.clubId, email: 'oe@x.example' }),
    ])
  })
})
