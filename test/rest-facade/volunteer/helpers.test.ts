import { describe, expect, test } from '@jest/globals'
import { newUuid } from '../../../platform/ids.ts'
import { startVolunteerApi } from '../../support/volunteer/start-volunteer-api.ts'

const HELPERS = '/helpers'

const home = startVolunteerApi()

const upsert = (helpers: unknown) => home.ask('POST', `${HELPERS}/bulk`, { helpers })

const get = (path: string) => home.get(`${HELPERS}${path}`)

describe('POST /helpers/bulk', () => {
  test('answers one result for each item, and how many came to what', async () => {
    const anna = { external_id: 'h-1', first_name: 'Anna', last_name: 'Gruber', tags: ['bar'] }
    const made = await upsert([anna])
    const id = made.body.results[0].id
    expect([made.status, made.body]).toEqual([
      200,
      {
        results: [{ index: 0, id, outcome: 'created' }],
        summary: { created: 1, updated: 0, unchanged: 0, failed: 0 },
      },
    ])
    const { body } = await upsert([
      { ...anna, phone: 'none' },
      anna,
      { ...anna, id: id.toUpperCase(), notes: 'twice' },
      { last_name: 'Berg' },
      { external_id: 'h-1', email: null, last_name: 'Huber' },
    ])
    expect(body).toEqual({
      results: [
        {
          ...{ index: 0, id, outcome: 'failed', code: 'validation_failed' },
          error: expect.stringMatching(/^phone: /),
        },
        { index: 1, id, outcome: 'unchanged' },
        {
          ...{ index: 2, id, outcome: 'failed', code: 'duplicate_helper' },
          error: expect.any(String),
        },
        { index: 3, id: expect.any(String), outcome: 'created' },
        {
          ...{ index: 4, id, outcome: 'failed', code: 'duplicate_helper' },
          error: expect.any(String),
        },
      ],
      summary: { created: 1, updated: 0, unchanged: 1, failed: 3 },
    })
  })

  test('fails the items that are at fault, each under its code, and no other', async () => {
    const { status, body } = await upsert([
      null,
      'a helper',
      {},
      { last_name: 7 },
      { last_name: 'B', id: 'h-1' },
      { last_name: 'B', status: 'gone' },
      { last_name: 'B', tags: 'bar' },
      { last_name: 'B', id: newUuid() },
      { last_name: 'B', unknown: true, created_at: 'ignored' },
    ])
    const faults = Array.from({ length: 7 }, () => 'validation_failed')
    expect(status).toBe(200)
    expect(body.results.map(({ code }: { code?: string }) => code)).toEqual([
      ...faults,
      'not_found',
      undefined,
    ])
    expect(body.summary).toEqual({ created: 1, updated: 0, unchanged: 0, failed: 8 })
  })

  test('needs last_name in an item that makes a helper, and in no other', async () => {
    const [made] = (await upsert([{ external_id: 'h-1', last_name: 'Gruber' }])).body.results
    const { body } = await upsert([{ external_id: 'h-1', notes: 'Early' }, { external_id: 'h-2' }])
    expect(body.results).toEqual([
      { index: 0, id: made.id, outcome: 'updated' },
      {
        ...{ index: 1, id: null, outcome: 'failed', code: 'validation_failed' },
        error: 'A new helper needs a last name.',
      },
    ])
    expect((await get(`/${made.id}`)).body.helper).toMatchObject({
      ...{ last_name: 'Gruber', notes: 'Early' },
    })
  })

  test('clears the fields that an item names in clear', async () => {
    const full = {
      ...{ external_id: 'h-1', first_name: 'Anna', last_name: 'Gruber', phone: '01 234567' },
      ...{ email: 'anna@x.example', language: 'de', tags: ['bar'], notes: 'Early' },
    }
    const [{ id }] = (await upsert([full])).body.results
    const clear = ['phone', 'email', 'first_name', 'language', 'external_id', 'notes', 'tags']
    const { body } = await upsert([{ id, clear, phone: null, status: 'inactive' }])
    expect(body.results).toEqual([{ index: 0, id, outcome: 'updated' }])
    expect((await get(`/${id}`)).body.helper).toMatchObject({
      ...{ external_id: null, first_name: null, last_name: 'Gruber', phone: null },
      ...{ email: null, language: null, tags: [], notes: null, status: 'inactive' },
    })
    const again = await upsert([
      { id, clear },
      { last_name: 'New', external_id: 'h-1', clear: [] },
    ])
    expect(again.body.summary).toMatchObject({ unchanged: 1, created: 1 })
  })

  test('fails items whose clear names a field twice, one that they set, or none of the fields', async () => {
    const [{ id }] = (await upsert([{ external_id: 'h-1', last_name: 'Gruber', phone: '012345' }]))
      .body.results
    const { body } = await upsert([
      { external_id: 'h-1', clear: ['phone', 'phone'] },
      { external_id: 'h-1', first_name: 'Anna', clear: ['phone', 'first_name'] },
      { external_id: 'h-1', clear: ['last_name'] },
      { external_id: 'h-1', clear: 'phone' },
    ])
    expect(body.results.map(({ error }: { error: string }) => error)).toEqual([
      'clear[1]: Name each value once.',
      'clear[1]: first_name is set by the same item. Set it or clear it.',
      expect.stringMatching(/^clear\[0\]: Send one of .*"phone", /),
      'clear: Send a list.',
    ])
    expect(
      body.results.map(({ id: of, code }: { id: string; code: string }) => [of, code]),
    ).toEqual(body.results.map(() => [id, 'validation_failed']))
    expect((await get(`/${id}`)).body.helper).toMatchObject({ phone: '012345', first_name: null })
  })

  test('says which field of an ambiguous item names which helper', async () => {
    const made = await upsert([
      { external_id: 'h-1', last_name: 'Gruber' },
      { email: 'anna@x.example', last_name: 'Huber' },
    ])
    const [one, other] = made.body.results.map(({ id }: { id: string }) => id)
    const { body } = await upsert([{ external_id: 'h-1', email: 'anna@x.example' }])
    expect(body.results).toEqual([
      {
        ...{ index: 0, id: null, outcome: 'failed', code: 'ambiguous_match' },
        error: `The item names different helpers: external_id names ${one}, email names ${other}.`,
      },
    ])
  })

  test('answers 400 to what is no list of 1 to 200 items', async () => {
    const aHelper = () => ({ last_name: 'Gruber' })
    for (const helpers of [undefined, null, {}, [], Array.from({ length: 201 }, aHelper)]) {
      const { status, body } = await upsert(helpers)
      expect([status, body.code]).toEqual([400, 'validation_failed'])
      expect(body.error).toMatch(/^helpers: /)
    }
    const most = await upsert(Array.from({ length: 200 }, aHelper))
    expect(most.body.summary).toMatchObject({ created: 200, failed: 0 })
    expect((await get('')).headers['x-total-count']).toBe('200')
  })

  test('takes a body of up to 4 MiB, and answers 400 to a larger one', async () => {
    const MiB = 1024 * 1024
    const ofSize = (size: number) => [{ last_name: 'Gruber', unknown: 'x'.repeat(size) }]
    expect((await upsert(ofSize(4 * MiB - 500))).status).toBe(200)
    const { status, body } = await upsert(ofSize(4 * MiB))
    expect([status, body.code]).toEqual([400, 'validation_failed'])
  })
})

describe('DELETE /helpers/{helperId}', () => {
  const erase = (id: string) => home.ask('DELETE', `${HELPERS}/${id}`)

  test('answers what is left with deleted_at, and 404 from then on', async () => {
    const person = { external_id: 'h-1', last_name: 'Gruber', email: 'a@x.example', notes: 'n' }
    const [{ id }] = (await upsert([person])).body.results
    const { event_access: _, ...helper } = (await get(`/${id}`)).body.helper
    const { status, body } = await erase(id)
    const at = body.helper.deleted_at
    const blank = { external_id: null, last_name: '', email: null, notes: null }
    expect([status, body]).toEqual([
      200,
      { helper: { ...helper, ...blank, updated_at: at, deleted_at: at } },
    ])
    expect(at).toMatch(/^\d{4}-.*\.\d{3}Z$/)
    expect([await get(`/${id}`), await erase(id)].map((answer) => answer.status)).toEqual([
      404, 404,
    ])
    expect((await get('')).body).toEqual({ helpers: [] })
    const { body: all } = await get(`?include_deleted=true&updated_since=${helper.created_at}`)
    expect(all).toEqual({ helpers: [body.helper] })
    expect((await upsert([person])).body.results[0]).toMatchObject({ outcome: 'created' })
  })
})

describe('GET /helpers/{helperId}', () => {
  test('answers every field of the helper', async () => {
    const helper = {
      external_id: 'h-1',
      first_name: 'Anna',
      last_name: 'Gruber',
      email: 'anna@x.example',
      phone: '+43 1 234',
      language: 'de-AT',
      tags: ['bar', 'küche'],
      notes: 'Early',
      status: 'inactive',
    }
    const [{ id }] = (await upsert([helper])).body.results
    const { status, body } = await get(`/${id.toUpperCase()}`)
    const at = expect.stringMatching(/^\d{4}-.*\.\d{3}Z$/)
    expect([status, body]).toEqual([
      200,
      {
        helper: {
          ...{ id, verein_id: home.clubId, mail: 'on', ...helper, event_access: [] },
          ...{ created_at: at, updated_at: at },
        },
      },
    ])
  })
})
