import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import type { ApiKeyCaller, Caller } from '../../../../platform/caller.ts'
import { newUuid } from '../../../../platform/ids.ts'
import { fillAddressParts } from '../../../../subgraphs/volunteer/migrations/1323-fill-address-parts.ts'
import { addProClub, staffOf } from '../caller-fixture.ts'
import {
  absent,
  loggedEventsOf,
  NOW,
  startVolunteer,
  type VolunteerTest,
} from '../volunteer-fixture.ts'
import { runFill } from './run-fill.ts'

let volunteer: VolunteerTest
let key: ApiKeyCaller

beforeAll(async () => {
  volunteer = await startVolunteer()
})

beforeEach(async () => {
  key = await addProClub(volunteer.database)
})

afterAll(() => volunteer.close())

interface Result {
  outcome: string
  helperId: string | null
  refusal: { code: string; message: string } | null
}

async function upsert(items: object[], caller: Caller = key): Promise<Result[]> {
  const helpers = items.map((item) => ({ lastName: 'Gruber', ...item }))
  const input = { helpers, ...(caller.kind === 'staff' ? { clubId: key.clubId } : {}) }
  const { data, errors } = await volunteer.ask('UpsertHelpers', { input }, caller)
  expect(errors).toEqual([])
  return data.upsertHelpers.results
}

const outcomesOf = (results: Result[]) =>
  results.map(({ outcome, refusal }) => refusal?.code ?? outcome)

const idsOf = (results: Result[]) => results.map(({ helperId }) => helperId)

const read = async (id: string | null | undefined) =>
  (await volunteer.ask('GetHelper', { id }, key)).data?.helper

async function search(text: string): Promise<string[]> {
  const asked = { first: 100, offset: 0, filter: { search: text } }
  const { data } = await volunteer.ask('ListHelpers', asked, key)
  return data.helpers.nodes.map(({ lastName }: { lastName: string }) => lastName)
}

const FULL = {
  externalId: 'h-1',
  firstName: ' Anna ',
  lastName: 'Gruber',
  email: ' Anna@X.Example ',
  phone: '+43 (1) 234/56-7',
  language: 'de-at',
  tags: ['bar', ' bar', 'küche'],
  notes: 'Early',
  status: 'INACTIVE',
  mail: 'OFF',
}

describe('upserting helpers', () => {
  test('creates helpers with every field, normalized', async () => {
    const [made] = await upsert([FULL])
    expect(made).toMatchObject({ outcome: 'CREATED', refusal: null })
    expect(await read(made?.helperId)).toEqual({
      id: made?.helperId,
      clubId: key.clubId,
      ...FULL,
      firstName: 'Anna',
      email: 'anna@x.example',
      language: 'de-AT',
      tags: ['bar', 'küche'],
      access: { nodes: [] },
      createdAt: NOW.toISOString(),
      updatedAt: NOW.toISOString(),
    })
  })

  test('publishes helper.registered with the state at that moment, for new helpers only', async () => {
    const [id] = idsOf(await upsert([FULL]))
    await upsert([{ ...FULL, notes: 'Late' }])
    const [logged] = await volunteer.database.query<{ type: string; data: string }[]>(
      'SELECT type, sequence, data FROM event_log WHERE resource_id = ?',
      [id],
    )
    expect(await loggedEventsOf(volunteer.database, id ?? '')).toEqual([
      {
        type: 'helper.registered',
        sequence: 1,
        organizationId: key.clubId,
        changedFields: Object.keys(JSON.parse(logged?.data ?? '{}').helper)
          .filter(
            (name) =>
              !['id', 'verein_id', 'created_at', 'updated_at', 'event_access'].includes(name),
          )
          .toSorted(),
      },
    ])
    expect(JSON.parse(logged?.data ?? '{}').helper).toMatchObject({
      id,
      verein_id: key.clubId,
      last_name: 'Gruber',
      email: 'anna@x.example',
      notes: 'Early',
      status: 'inactive',
    })
  })

  test('leaves absent and null fields unchanged', async () => {
    const [id] = idsOf(await upsert([FULL]))
    const before = await read(id)
    const nothing = Object.fromEntries(
      ['firstName', 'email', 'phone', 'language', 'tags', 'notes', 'status'].map((name) => [
        name,
        null,
      ]),
    )
    const again = await upsert([{ externalId: 'h-1', ...nothing }])
    expect([outcomesOf(again), idsOf(again)]).toEqual([['UNCHANGED'], [id]])
    expect(await read(id)).toEqual(before)
  })

  test('updates changed helpers, each with a later updatedAt', async () => {
    const [id] = idsOf(await upsert([FULL]))
    expect(outcomesOf(await upsert([{ externalId: 'h-1', tags: ['küche', 'bar'] }]))).toEqual([
      'UPDATED',
    ])
    const helper = await read(id)
    expect(helper.tags).toEqual(['küche', 'bar'])
    expect(helper.updatedAt > NOW.toISOString()).toBe(true)
  })

  test('rejects an item that was made from another state, or from one of a helper who is not there', async () => {
    const [id] = idsOf(await upsert([{ externalId: 'h', notes: 'First' }]))
    const { updatedAt: expectedUpdatedAt } = await read(id)
    const staff = staffOf(key.clubId, 'COORDINATOR')
    const theirs = { helperId: id, notes: 'Theirs', expectedUpdatedAt }
    expect(outcomesOf(await upsert([theirs], staff))).toEqual(['UPDATED'])
    const mine = { ...theirs, notes: 'Mine' }
    expect(outcomesOf(await upsert([mine, { externalId: 'new', expectedUpdatedAt }]))).toEqual([
      ...['CONCURRENT_UPDATE', 'NOT_FOUND'],
    ])
    expect((await read(id)).notes).toBe('Theirs')
    const { updatedAt } = await read(id)
    expect(outcomesOf(await upsert([{ ...mine, expectedUpdatedAt: updatedAt }]))).toEqual([
      'UPDATED',
    ])
  })

  test('finds by id, then external id, then e-mail address in any letter case', async () => {
    const made = await upsert([
      { externalId: 'a', email: 'a@x.example' },
      { externalId: 'b' },
      { email: 'c@x.example' },
    ])
    const [a, b, c] = idsOf(made)
    const found = await upsert([
      { helperId: b, externalId: 'b2', email: 'b@x.example' },
      { externalId: 'a', email: 'a2@x.example' },
      { email: 'C@X.example', externalId: 'c' },
    ])
    expect([outcomesOf(found), idsOf(found)]).toEqual([
      ['UPDATED', 'UPDATED', 'UPDATED'],
      [b, a, c],
    ])
    expect(await read(a)).toMatchObject({ externalId: 'a', email: 'a2@x.example' })
    expect(await read(c)).toMatchObject({ externalId: 'c', email: 'c@x.example' })
  })

  test('falls back from an unknown id to the external id only', async () => {
    const [id] = idsOf(await upsert([{ externalId: 'a', email: 'a@x.example' }]))
    const results = await upsert([
      { helperId: newUuid(), externalId: 'a' },
      { helperId: newUuid(), email: 'a@x.example' },
      { helperId: newUuid(), externalId: 'n' },
      { helperId: 'é🎾' },
    ])
    expect(outcomesOf(results)).toEqual(['UNCHANGED', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND'])
    expect(results[0]?.helperId).toBe(id)
  })

  test('rejects an item that names two helpers', async () => {
    const made = await upsert([{ externalId: 'a' }, { email: 'b@x.example' }, {}])
    const [a, b] = idsOf(made)
    const results = await upsert([
      { externalId: 'a', email: 'b@x.example' },
      { helperId: a, email: 'b@x.example' },
      { helperId: b, externalId: 'a' },
      { helperId: b, externalId: 'b' },
    ])
    expect(outcomesOf(results)).toEqual([
      'AMBIGUOUS_MATCH',
      'AMBIGUOUS_MATCH',
      'AMBIGUOUS_MATCH',
      'UPDATED',
    ])
  })

  test('finds addresses that 1.0.0 stored with hidden characters, and names two of one address', async () => {
    const [one, two, three] = idsOf(await upsert([{ email: 'a@x.example' }, {}, {}]))
    const storeAs = (id: string | null | undefined, email: string) =>
      volunteer.database.query('UPDATE helpers SET email = ? WHERE id = ?', [email, id])
    await storeAs(two, 'a\u200b@x.example')
    await storeAs(three, '\u00adb@x.example')
    await runFill(volunteer.database, fillAddressParts)

    const results = await upsert([{ email: 'A@x.example' }, { email: 'B\u2060@x.example' }])
    expect(outcomesOf(results)).toEqual(['AMBIGUOUS_MATCH', 'UPDATED'])
    expect(results[0]?.refusal?.message).toContain(`email names ${one}`)
    expect(results[0]?.refusal?.message).toContain(`email names ${two}`)
    expect(idsOf(results)).toEqual([null, three])
    expect((await read(three)).email).toBe('b@x.example')
    expect((await read(two)).email).toBe('a\u200b@x.example')
  })

  test('rejects the second item about one helper and writes the first', async () => {
    const results = await upsert([
      { externalId: 'a', email: 'a@x.example', notes: 'one' },
      { externalId: 'a', notes: 'two' },
      { email: 'A@x.example' },
      { externalId: 'A', notes: 'other' },
    ])
    expect(outcomesOf(results)).toEqual([
      'CREATED',
      'DUPLICATE_HELPER',
      'DUPLICATE_HELPER',
      'CREATED',
    ])
    expect(await read(results[0]?.helperId)).toMatchObject({ notes: 'one' })
    const [id] = idsOf(results)
    expect(outcomesOf(await upsert([{ helperId: id }, { externalId: 'a' }]))).toEqual([
      'UNCHANGED',
      'DUPLICATE_HELPER',
    ])
  })

  test('reassigns external ids and addresses within one request', async () => {
    const [a, b] = idsOf(
      await upsert([
        { externalId: 'x', email: 'x@x.example' },
        { externalId: 'y', email: 'y@x.example' },
      ]),
    )
    const results = await upsert([
      { helperId: a, externalId: 'z', email: 'z@x.example' },
      { helperId: b, externalId: 'x', email: 'x@x.example' },
      { externalId: 'y', email: 'y@x.example' },
    ])
    expect(outcomesOf(results)).toEqual(['UPDATED', 'UPDATED', 'CREATED'])
    expect(await read(a)).toMatchObject({ externalId: 'z', email: 'z@x.example' })
    expect(await read(b)).toMatchObject({ externalId: 'x', email: 'x@x.example' })
  })

  test('matches ids, external ids and addresses within the club only', async () => {
    const other = await addProClub(volunteer.database)
    const item = { externalId: 'a', email: 'a@x.example' }
    const [id] = idsOf(await upsert([item]))
    const foreign = await upsert([item], other)
    expect(outcomesOf(foreign)).toEqual(['CREATED'])
    expect(outcomesOf(await upsert([{ helperId: id, externalId: 'n' }], other))).toEqual([
      'NOT_FOUND',
    ])
    const read = await volunteer.ask('GetHelper', { id: foreign[0]?.helperId }, key)
    expect(read).toMatchObject(absent('helper'))
  })

  test.each([
    { lastName: '' },
    { lastName: 'x'.repeat(81) },
    { firstName: '' },
    { externalId: '' },
    { email: 'anna' },
    { email: 'an na@x.example' },
    { email: 'an\u0000na@x.example' },
    { email: `${'a'.repeat(251)}@x.e` },
    { phone: '1234' },
    { phone: 'call me' },
    { phone: '1'.repeat(33) },
    { language: 'de_AT' },
    { language: '' },
    { tags: Array.from({ length: 21 }, (_, n) => `${n}`) },
    { tags: [''] },
    { tags: ['x'.repeat(41)] },
    { notes: 'x'.repeat(2001) },
  ])('rejects %j alone', async (fault) => {
    const results = await upsert([fault, { externalId: 'fine' }])
    expect(outcomesOf(results)).toEqual(['INVALID_INPUT', 'CREATED'])
  })

  test('rejects more than 200 items', async () => {
    const helpers = Array.from({ length: 201 }, () => ({ lastName: 'Gruber' }))
    const { code } = await volunteer.ask('UpsertHelpers', { input: { helpers } }, key)
    expect(code).toBe('invalid_input')
  })

  test('is allowed for staff who name their club', async () => {
    const results = await upsert([{ externalId: 'a' }], staffOf(key.clubId, 'COORDINATOR'))
    expect(outcomesOf(results)).toEqual(['CREATED'])
    const input = { clubId: key.clubId, helpers: [{ lastName: 'Gruber' }] }
    const { code } = await volunteer.ask('UpsertHelpers', { input }, staffOf(newUuid()))
    expect(code).toBe('not_found')
  })
})

describe('a helper after an upsert', () => {
  test('is found by the new name and no longer by the old one', async () => {
    await upsert([{ externalId: 'h', firstName: 'Özlem', lastName: 'Öztürk' }])
    expect(await search('ozturk')).toEqual(['Öztürk'])
    await upsert([{ externalId: 'h', lastName: 'Gruber' }])
    expect(await search('ozturk')).toEqual([])
    expect(await search('ozlem grub')).toEqual(['Gruber'])
    const [counted] = await volunteer.database.query<{ n: string }[]>(
      "SELECT count(*) AS n FROM helper_search_parts WHERE club_part LIKE CONCAT(?, '%')",
      [key.clubId],
    )
    // özlem gruber, and h: each letter of the words begins a part, and the final r is there once.
    expect(Number(counted?.n)).toBe([...'ozlem', ...'gruber', 'h'].length)
  })
})

describe('concurrent helper upserts', () => {
  test('create each helper once and lose no update', async () => {
    const names = Array.from({ length: 20 }, (_, n) => `h-${n}`)
    const answers = await Promise.all(
      ['A', 'B', 'C', 'D'].map((mark, index) => {
        const ordered = index % 2 === 0 ? names : names.toReversed()
        return upsert(
          ordered.map((name) => ({ externalId: name, email: `${name}@x.example`, notes: mark })),
        )
      }),
    )
    const outcomes = answers.flatMap(outcomesOf)
    expect(outcomes.filter((outcome) => outcome === 'CREATED')).toHaveLength(20)
    expect(outcomes.filter((outcome) => outcome === 'UPDATED')).toHaveLength(60)
    expect(new Set(answers.flatMap(idsOf)).size).toBe(20)
  })
})
