import { beforeEach, describe, expect, test } from '@jest/globals'
import { newUuid } from '../../../platform/ids.ts'
import type { EventResource } from '../../../subgraphs/volunteer/event-resources/event-resources.ts'
import { codeOf, startVolunteerApi } from '../../support/volunteer/start-volunteer-api.ts'

const home = startVolunteerApi()

let eventId: string

beforeEach(async () => {
  eventId = await home.addEvent()
})

interface ResourceRow {
  /** Last part of the list's path. */
  path: string
  /** The key of a record in its body. */
  key: string
  /** Body of a new record, of which `change` makes another one. */
  input: object
  change: object
  isDeletable?: true
  /** Makes a record where a list creates many. */
  create?(): Promise<string>
}

const TIMES = { start_time: '2099-07-01T18:00:00Z', end_time: '2099-07-01T22:00:00Z' }
const SHIFT = { title: 'Evening', location: 'Hall', ...TIMES }

/** Every resource of an event, by its scopes. */
const RESOURCES: Readonly<Record<EventResource['scopes'], ResourceRow>> = {
  roles: {
    ...{ path: 'roles', key: 'role', isDeletable: true },
    ...{ input: { name: 'Bar', description: 'Drinks' }, change: { description: null } },
  },
  shifts: {
    ...{ path: 'shifts', key: 'shift', isDeletable: true },
    ...{ input: SHIFT, change: { location: null, required_helpers: 3 } },
  },
  assignments: {
    ...{ path: 'assignments', key: 'assignment' },
    ...{ input: {}, change: { note: null } },
    create: anAssignment,
  },
  messages: {
    ...{ path: 'messages', key: 'message', isDeletable: true },
    ...{ input: { body: 'Come early.', status: 'draft', subject: 'Doors' } },
    change: { subject: null, status: 'scheduled', send_at: '2099-06-30T18:00:00.000Z' },
  },
  availability: {
    ...{ path: 'availability-requests', key: 'availability_request' },
    ...{ input: { title: 'When?', description: 'Which days?', options: [{ label: 'Friday' }] } },
    change: { description: null, status: 'closed' },
  },
}

async function anAssignment(): Promise<string> {
  const shift_id = (await home.ask('POST', `/events/${eventId}/shifts`, SHIFT)).body.shift.id
  const helpers = [{ last_name: 'Gruber' }]
  const helper_id = (await home.ask('POST', '/helpers/bulk', { helpers })).body.results[0].id
  await home.ask('PUT', `/events/${eventId}/helpers/${helper_id}/access`, {})
  const assignments = [{ shift_id, helper_id, note: 'Bar' }]
  const { body } = await home.ask('PUT', `/events/${eventId}/assignments`, { assignments })
  return body.results[0].id
}

const ROWS = Object.values(RESOURCES)

/** A new record and its path. */
async function create({ path, key, input, create: makeOne }: ResourceRow) {
  const list = `/events/${eventId}/${path}`
  const id = makeOne ? await makeOne() : (await home.ask('POST', list, input)).body[key].id
  const { body } = await home.get(list)
  const [record] = body[`${key}s`]
  expect([record.id, body]).toEqual([id, { [`${key}s`]: [record] }])
  return { list, path: `${list}/${id}`, record }
}

describe.each(ROWS)('PATCH /events/{eventId}/$path/{id}', (row) => {
  const { key, change } = row

  test('changes what is given, and nothing where nothing is different', async () => {
    const { path, record } = await create(row)
    expect((await home.ask('PATCH', path, {})).body).toEqual({ [key]: record })
    const expected_updated_at = record.updated_at
    const { status, body } = await home.ask('PATCH', path, { ...change, expected_updated_at })
    const updated_at = expect.any(String)
    expect([status, body]).toEqual([200, { [key]: { ...record, ...change, updated_at } }])
    expect(body[key].updated_at > record.updated_at).toBe(true)
  })

  test('answers 409 concurrent_update to a stale expected_updated_at', async () => {
    const { path } = await create(row)
    const stale = { ...change, expected_updated_at: '2026-01-01T00:00:00Z' }
    expect(codeOf(await home.ask('PATCH', path, stale))).toEqual([409, 'concurrent_update'])
  })

  test('answers 404 under another event, and 400 to an id that is no UUID', async () => {
    const { list, path } = await create(row)
    const elsewhere = path.replace(eventId, await home.addEvent())
    expect(codeOf(await home.ask('PATCH', elsewhere, change))).toEqual([404, 'not_found'])
    expect((await home.ask('PATCH', `${list}/r-1`, change)).status).toBe(400)
  })
})

describe.each(ROWS)('GET /events/{eventId}/$path', (row) => {
  test('answers 404 for an unknown event', async () => {
    expect((await home.get(`/events/${newUuid()}/${row.path}`)).status).toBe(404)
  })
})

/** Assignments are created and read by their list alone. */
const READ = ROWS.filter(({ path }) => path !== 'assignments')

describe.each(READ)('GET /events/{eventId}/$path/{id}', (row) => {
  test('answers what the list does, and 404 under another event', async () => {
    const { path, record } = await create(row)
    expect((await home.get(path)).body).toEqual({ [row.key]: record })
    expect((await home.get(path.replace(eventId, await home.addEvent()))).status).toBe(404)
  })

  test('answers 400 to an id that is no UUID', async () => {
    expect((await home.get(`/events/${eventId}/${row.path}/r-1`)).status).toBe(400)
  })
})

describe.each(READ)('POST /events/{eventId}/$path', ({ path, input }) => {
  test('answers 404 for an unknown event', async () => {
    expect((await home.ask('POST', `/events/${newUuid()}/${path}`, input)).status).toBe(404)
  })
})

const DELETABLE = ROWS.filter(({ isDeletable }) => isDeletable)

describe.each(DELETABLE)('DELETE /events/{eventId}/$path/{id}', (row) => {
  test('returns the last state, then 404, and appears in lists with deletions', async () => {
    const { list, path, record } = await create(row)
    const { status, body } = await home.ask('DELETE', path)
    const { deleted_at } = body[row.key]
    const deleted = { ...record, updated_at: deleted_at, deleted_at: expect.any(String) }
    expect([status, body]).toEqual([200, { [row.key]: deleted }])
    for (const method of ['DELETE', 'GET']) expect((await home.ask(method, path)).status).toBe(404)
    expect((await home.get(list)).body).toEqual({ [`${row.key}s`]: [] })
    const all = await home.get(`${list}?include_deleted=true`)
    expect(all.body).toEqual({ [`${row.key}s`]: [body[row.key]] })
  })
})
