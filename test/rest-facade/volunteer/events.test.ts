import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { startTestApi, type TestApi } from '../../support/http/api.ts'
import { addAccount, addApiKey } from '../../support/volunteer/volunteer-fixtures.ts'

const EVENTS = '/api/developer/v1/events'
const NEW = { name: 'Gala', start_date: '2099-07-01', end_date: '2099-07-02' }

let api: TestApi

beforeAll(async () => {
  api = await startTestApi()
})

afterAll(() => api.close())

/** A club of its own, as its key sees the API. */
async function aClubSystem(changes: Parameters<typeof addAccount>[1] = {}) {
  const clubId = await addAccount(api.volunteer, changes)
  const token = await addApiKey(api.volunteer, clubId)
  const make = async (body: object = {}) => {
    const made = await api.ask('POST', EVENTS, { token, body: { ...NEW, ...body } })
    if (made.status !== 201) throw new Error(JSON.stringify(made.body))
    return made.body.event
  }
  return {
    clubId,
    make,
    list: (query = '') => api.ask('GET', `${EVENTS}${query}`, { token }),
    post: (body: object) => api.ask('POST', EVENTS, { token, body: { ...NEW, ...body } }),
    get: (id: string) => api.ask('GET', `${EVENTS}/${id}`, { token }),
    patch: (id: string, body: object) => api.ask('PATCH', `${EVENTS}/${id}`, { token, body }),
  }
}

describe('POST /events', () => {
  test('answers the event as every later read does, a draft made by the maker of the key', async () => {
    const { clubId, make, get } = await aClubSystem()
    const event = await make({ location_coordinates: '52.52,13.405' })
    expect(event).toEqual({
      id: expect.any(String),
      verein_id: clubId,
      name: 'Gala',
      description: null,
      start_date: '2099-07-01',
      end_date: '2099-07-02',
      location: null,
      status: 'draft',
      auto_confirm_assignments: false,
      created_by: 'owner-1',
      created_at: expect.stringMatching(/^\d{4}-.*\.\d{3}Z$/),
      updated_at: event.created_at,
    })
    expect((await get(event.id)).body).toEqual({ event })
  })

  test('answers 403 event_limit_reached with a way out, but still takes archived events', async () => {
    const { make, post } = await aClubSystem()
    await Promise.all(Array.from({ length: 50 }, () => make()))
    const refused = await post({})
    expect(refused.status).toBe(403)
    expect(refused.body).toMatchObject({
      code: 'event_limit_reached',
      recommended_add_ons: ['api_access_plus'],
    })
    expect((await post({ status: 'archived' })).status).toBe(201)
  })
})

describe('GET /events', () => {
  test('sorts by start date, pages by offset and counts them all', async () => {
    const { make, list } = await aClubSystem()
    for (const day of ['2099-07-03', '2099-07-01', '2099-07-02'])
      await make({ name: day, start_date: day, end_date: day })
    const page = await list('?limit=2&offset=1')
    expect(page.body.events.map(({ name }: { name: string }) => name)).toEqual([
      '2099-07-02',
      '2099-07-03',
    ])
    expect(page.headers['x-total-count']).toBe('3')
    expect(Object.keys(page.body.events[0])).toEqual([
      ...['id', 'verein_id', 'name', 'start_date', 'end_date', 'status', 'updated_at'],
    ])
    const beyond = await list('?offset=3')
    expect([beyond.body, beyond.headers['x-total-count']]).toEqual([{ events: [] }, '3'])
  })

  test('keeps those of a status and those changed since a moment, itself included', async () => {
    const { make, list, patch } = await aClubSystem()
    const [first, second] = [await make({ status: 'active' }), await make()]
    expect((await list('?status=active')).body.events).toMatchObject([{ id: first.id }])
    const changed = (await patch(second.id, { name: 'Ball' })).body.event
    const since = (await list(`?updated_since=${changed.updated_at}`)).body.events
    expect(since).toMatchObject([{ id: second.id, name: 'Ball' }])
  })

  test('lists those that changed by start date, pages of them by when they changed', async () => {
    const { make, list, patch } = await aClubSystem()
    const later = await make({ start_date: '2099-08-01', end_date: '2099-08-02' })
    const earlier = await make({ start_date: '2099-07-01', end_date: '2099-07-02' })
    await patch(later.id, { name: 'First changed' })
    await patch(earlier.id, { name: 'Changed last' })
    const ids = async (query: string) =>
      (await list(query)).body.events.map(({ id }: { id: string }) => id)
    expect(await ids(`?updated_since=${later.updated_at}`)).toEqual([earlier.id, later.id])
    expect(await ids(`?updated_since=${later.updated_at}&limit=1`)).toEqual([later.id])
  })
})

describe('PATCH /events/{eventId}', () => {
  test('changes what is given, clears what is null and leaves the rest', async () => {
    const { make, patch, get } = await aClubSystem()
    const event = await make({ description: 'All day', location: 'Hall' })
    const { status, body } = await patch(event.id, { description: null, status: 'active' })
    expect(status).toBe(200)
    expect(body.event).toEqual({
      ...event,
      description: null,
      status: 'active',
      updated_at: expect.any(String),
    })
    expect((await get(event.id)).body).toEqual(body)
  })

  test('leaves everything as it is when nothing is different', async () => {
    const { make, patch } = await aClubSystem()
    const event = await make()
    const ignored = { auto_confirm_assignments: true, location_coordinates: 'x' }
    expect((await patch(event.id, {})).body).toEqual({ event })
    expect((await patch(event.id, { name: 'Gala', ...ignored })).body).toEqual({ event })
  })

  test('answers 409 concurrent_update when the event has moved on', async () => {
    const { make, patch } = await aClubSystem()
    const event = await make()
    const guarded = (name: string) =>
      patch(event.id, { name, expected_updated_at: event.updated_at })
    expect((await guarded('Ball')).status).toBe(200)
    const late = await guarded('Fair')
    expect([late.status, late.body.code]).toEqual([409, 'concurrent_update'])
  })

  test('checks the order of the dates on the event as it would be', async () => {
    const { make, patch } = await aClubSystem()
    const { id } = await make()
    const crossed = await patch(id, { start_date: '2099-07-03' })
    expect([crossed.status, crossed.body.code]).toEqual([422, 'invalid_date_order'])
    const moved = { start_date: '2099-07-03', end_date: '2099-07-03' }
    expect((await patch(id, moved)).status).toBe(200)
  })
})

describe('include_deleted', () => {
  test('shows what was deleted in the last 90 days, in a read of what was changed since', async () => {
    const { make, remove, list } = await aClubWithDeletions()
    const [kept, gone, longGone] = [await make(), await make(), await make()]
    const since = new Date().toISOString()
    await remove(gone)
    await remove(longGone)
    await api.volunteer.query('UPDATE events SET deleted_at = ? WHERE id = ?', [
      new Date(Date.now() - 91 * 24 * 60 * 60 * 1000),
      longGone,
    ])
    const all = await list('?include_deleted=true')
    expect(Object.fromEntries(all.body.events.map(toDeletion))).toEqual({
      [kept]: null,
      [gone]: expect.stringMatching(/Z$/),
    })
    expect(all.headers['x-total-count']).toBe('2')
    const changed = await list(`?include_deleted=true&updated_since=${since}`)
    expect(changed.body.events.map(({ id }: { id: string }) => id)).toEqual([gone])
    for (const query of ['', '?include_deleted=false']) {
      const { events } = (await list(query)).body
      expect(events.map(({ id }: { id: string }) => id)).toEqual([kept])
      expect(events[0]).not.toHaveProperty('deleted_at')
    }
  })

  test.each(['events', 'helpers', 'webhooks'])(
    'is true or false, and nothing else, at /%s',
    async (path) => {
      const { ask } = await aClubWithDeletions()
      for (const value of ['1', 'TRUE', '', 'true&include_deleted=true']) {
        const { status, body } = await ask(`${path}?include_deleted=${value}`)
        expect([status, body.code]).toEqual([400, 'validation_failed'])
        expect(body.error).toMatch(/^include_deleted: /)
      }
      expect((await ask(`${path}?include_deleted=true`)).status).toBe(200)
    },
  )

  test('shows deleted_at: null of live rows in every list', async () => {
    const { token, ask } = await aClubWithDeletions()
    const body = { url: 'https://hooks.club.com/in', events: ['event.created'] }
    await api.ask('POST', '/api/developer/v1/webhooks', { token, body })
    const { webhooks } = (await ask('webhooks?include_deleted=true')).body
    expect(webhooks).toMatchObject([{ deleted_at: null }])
  })
})

const toDeletion = (event: { id: string; deleted_at: string | null }) => [
  event.id,
  event.deleted_at,
]

async function aClubWithDeletions() {
  const token = await addApiKey(api.volunteer, await addAccount(api.volunteer))
  const ask = (path: string) => api.ask('GET', `/api/developer/v1/${path}`, { token })
  return {
    token,
    ask,
    list: (query: string) => ask(`events${query}`),
    make: async (): Promise<string> => {
      const body = { name: 'Gala', start_date: '2099-07-01', end_date: '2099-07-02' }
      const made = await api.ask('POST', '/api/developer/v1/events', { token, body })
      return made.body.event.id
    },
    remove: (id: string) => api.ask('DELETE', `/api/developer/v1/events/${id}`, { token }),
  }
}
