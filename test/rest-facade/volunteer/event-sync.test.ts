import { describe, expect, test } from '@jest/globals'
import { newUuid } from '../../../platform/ids.ts'
import { VOLUNTEER_SCOPES } from '../../../schema/volunteer/scopes.ts'
import { startVolunteerApi } from '../../support/volunteer/start-volunteer-api.ts'
import { addAccount, addApiKey } from '../../support/volunteer/volunteer-fixtures.ts'

const EVENTS = '/events'

const home = startVolunteerApi()

const anItem = (changes: object = {}) => ({
  external_id: 'e-1',
  name: 'Gala',
  start_date: '2099-07-01',
  end_date: '2099-07-02',
  ...changes,
})

const sync = (events: unknown, as = home.token) =>
  home.api.ask('POST', `/api/developer/v1${EVENTS}/sync`, { token: as, body: { events } })

const get = (id: string) => home.get(`${EVENTS}/${id}`)

describe('POST /events/sync', () => {
  test('takes a body of up to 4 MiB, and answers 400 validation_failed to a larger one', async () => {
    const MiB = 1024 * 1024
    expect((await sync([anItem({ unknown: 'x'.repeat(4 * MiB - 500) })])).status).toBe(200)
    const { status, body } = await sync([anItem({ unknown: 'x'.repeat(4 * MiB) })])
    expect([status, body.code]).toEqual([400, 'validation_failed'])
  })

  test('takes null for what is left out', async () => {
    const given = { description: 'd', location: 'l', location_coordinates: '1,2', status: 'active' }
    const nothing = Object.fromEntries(Object.keys(given).map((name) => [name, null]))
    const nulls = { ...nothing, id: null, auto_confirm_assignments: null }
    const [made] = (await sync([anItem(given)])).body.results
    const { results } = (await sync([anItem(nulls), anItem({ ...nulls, external_id: 'e-2' })])).body
    expect(results).toMatchObject([{ id: made.id, outcome: 'unchanged' }, { outcome: 'created' }])
    expect((await get(results[1].id)).body.event).toMatchObject({
      description: null,
      location: null,
      status: 'draft',
      auto_confirm_assignments: false,
    })
  })

  test('answers one result for each item, in their order', async () => {
    const { status, body } = await sync([anItem(), anItem(), anItem({ name: 'Ball' })])
    expect(status).toBe(200)
    const id = body.results[0].id
    expect(body).toEqual({
      results: [
        { index: 0, external_id: 'e-1', id, outcome: 'created' },
        { index: 1, external_id: 'e-1', id, outcome: 'unchanged' },
        { index: 2, external_id: 'e-1', id, outcome: 'updated' },
      ],
    })
    const { event } = (await get(id)).body
    expect(event).toMatchObject({ name: 'Ball', status: 'draft', verein_id: home.clubId })
    expect(event).not.toHaveProperty('external_id')
  })

  test('fails the items that are at fault, each under its code, and no other', async () => {
    const { status, body } = await sync([
      anItem({ name: 'G' }),
      anItem({ external_id: undefined }),
      anItem({ external_id: 7 }),
      anItem({ external_id: 'x'.repeat(121) }),
      anItem({ start_date: '2099-02-30' }),
      anItem({ status: 'open' }),
      anItem({ auto_confirm_assignments: 'yes' }),
      anItem({ id: 'e-1' }),
      'an event',
      null,
      anItem({ end_date: '2099-06-30' }),
      anItem({ id: newUuid() }),
      anItem({ unknown: true, external_id: 'fine' }),
    ])
    expect(status).toBe(200)
    const faults = Array.from({ length: 10 }, () => 'validation_failed')
    expect(body.results.map(({ code }: { code?: string }) => code)).toEqual([
      ...faults,
      'invalid_date_order',
      'not_found',
      undefined,
    ])
    expect(body.results[0]).toEqual({
      index: 0,
      external_id: 'e-1',
      id: null,
      outcome: 'failed',
      error: expect.stringMatching(/^name: /),
      code: 'validation_failed',
    })
    expect(body.results[2].external_id).toBeNull()
    expect(body.results[12]).toMatchObject({ index: 12, outcome: 'created', external_id: 'fine' })
  })

  test('answers 400 to what is no list of 1 to 100 items', async () => {
    for (const events of [undefined, null, {}, 'x', [], Array.from({ length: 101 }, anItem)]) {
      const { status, body } = await sync(events)
      expect([status, body.code]).toEqual([400, 'validation_failed'])
      expect(body.error).toMatch(/^events: /)
    }
    const most = Array.from({ length: 100 }, () => anItem())
    expect((await sync(most)).body.results).toHaveLength(100)
  })

  test('lets a key without events:create change, but not make', async () => {
    await sync([anItem()])
    const scopes = VOLUNTEER_SCOPES.filter((scope) => scope !== 'events:create')
    const limited = await addApiKey(home.database, home.clubId, { scopes })
    const { body } = await sync([anItem({ external_id: 'n' }), anItem({ name: 'Ball' })], limited)
    expect(body.results).toMatchObject([
      { outcome: 'failed', code: 'insufficient_scope', id: null },
      { outcome: 'updated' },
    ])
  })

  test('finds an event that was made without it by its id, in any letter case', async () => {
    const { external_id: _, ...body } = anItem()
    const made = await home.ask('POST', EVENTS, body)
    const { id } = made.body.event
    const [result] = (await sync([anItem({ id: id.toUpperCase() })])).body.results
    expect(result).toMatchObject({ id, outcome: 'updated' })
    expect((await sync([anItem()])).body.results[0]).toMatchObject({ id, outcome: 'unchanged' })
  })

  test('keeps an external id to its club', async () => {
    const other = await addApiKey(home.database, await addAccount(home.database))
    const [own] = (await sync([anItem()])).body.results
    const [foreign] = (await sync([anItem()], other)).body.results
    expect(foreign.outcome).toBe('created')
    const stolen = (await sync([anItem({ id: own.id, external_id: 'n' })], other)).body.results
    expect(stolen).toMatchObject([{ outcome: 'failed', code: 'not_found' }])
  })
})

describe('DELETE /events/{eventId}', () => {
  const remove = (id: string) => home.ask('DELETE', `${EVENTS}/${id}`)

  test('answers the last state with deleted_at, and 404 from then on', async () => {
    const [{ id }] = (await sync([anItem()])).body.results
    const { event } = (await get(id)).body
    const { status, body } = await remove(id)
    expect(status).toBe(200)
    const deletedAt = expect.stringMatching(/^\d{4}-.*\.\d{3}Z$/)
    expect(body).toEqual({ event: { ...event, updated_at: deletedAt, deleted_at: deletedAt } })
    const patched = await home.ask('PATCH', `${EVENTS}/${id}`, { name: 'Ball' })
    expect([await get(id), patched, await remove(id)].map((answer) => answer.status)).toEqual([
      404, 404, 404,
    ])
    const list = await home.get(EVENTS)
    expect([list.body.events, list.headers['x-total-count']]).toEqual([[], '0'])
  })

  test('frees the external id for a new event', async () => {
    const [{ id }] = (await sync([anItem()])).body.results
    await remove(id)
    const [again] = (await sync([anItem()])).body.results
    expect(again).toMatchObject({ outcome: 'created' })
    expect(again.id).not.toBe(id)
  })
})
