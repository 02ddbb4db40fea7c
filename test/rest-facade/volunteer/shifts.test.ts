import { beforeEach, describe, expect, test } from '@jest/globals'
import { newUuid } from '../../../platform/ids.ts'
import { startVolunteerApi } from '../../support/volunteer/start-volunteer-api.ts'

const NEW = {
  title: 'Evening',
  start_time: '2099-07-01T20:00:00+02:00',
  end_time: '2099-07-01T22:00:00Z',
}

const home = startVolunteerApi()
let eventId: string
let shifts: string

beforeEach(async () => {
  eventId = await home.addEvent()
  shifts = `/events/${eventId}/shifts`
})

const post = (body: object) => home.ask('POST', shifts, { ...NEW, ...body })
const { get } = home
const patch = (id: string, body: object) => home.ask('PATCH', `${shifts}/${id}`, body)

async function aRole(): Promise<string> {
  const body = { name: newUuid() }
  return (await home.ask('POST', `/events/${eventId}/roles`, body)).body.role.id
}

describe('POST /events/{eventId}/shifts/bulk', () => {
  const bulk = (sent: unknown, path = `${shifts}/bulk`) => home.ask('POST', path, { shifts: sent })
  const codesOf = ({ body }: Awaited<ReturnType<typeof bulk>>) =>
    body.results.map(({ code }: { code?: string }) => code)

  test('creates a shift for each item in the order sent, and emits shift.created for each', async () => {
    const role_id = await aRole()
    const titles = ['Early', 'Noon', 'Late']
    const { status, body } = await bulk(titles.map((title) => ({ ...NEW, title, role_id })))
    expect([status, body]).toEqual([
      200,
      {
        results: titles.map((_, index) => ({
          ...{ index, id: expect.any(String), outcome: 'created' },
        })),
        summary: { created: 3, updated: 0, unchanged: 0, failed: 0 },
      },
    ])
    const ids: string[] = body.results.map(({ id }: { id: string }) => id)
    for (const [index, id] of ids.entries()) {
      const { shift } = (await get(`${shifts}/${id}`)).body
      expect(shift).toMatchObject({ title: titles[index], role_id, staffing_status: 'empty' })
    }
    const logged = await home.database.query(
      "SELECT type, resource_id AS id FROM event_log WHERE resource_id IN (?) AND type = 'shift.created'",
      [ids],
    )
    expect(logged.map(({ id }) => id)).toEqual(ids)
  })

  test('fails the items that are at fault, each under its code, and no other', async () => {
    const other = await home.addEvent()
    const roles = `/events/${other}/roles`
    const foreign = (await home.ask('POST', roles, { name: 'Bar' })).body.role.id
    const answer = await bulk([
      null,
      { ...NEW, title: 'E' },
      { ...NEW, end_time: NEW.start_time },
      { ...NEW, status: 'cancelled' },
      { ...NEW, role_id: foreign },
      { ...NEW, role_id: newUuid() },
      NEW,
    ])
    expect(codesOf(answer)).toEqual([
      ...['validation_failed', 'validation_failed', 'invalid_time_range'],
      ...['invalid_status_transition', 'unknown_role', 'unknown_role', undefined],
    ])
    expect(answer.body.summary).toMatchObject({ created: 1, failed: 6 })
    expect((await get(shifts)).headers['x-total-count']).toBe('1')
  })

  test('fails all items with event_not_open in a cancelled event', async () => {
    await home.ask('PATCH', `/events/${eventId}`, { status: 'cancelled' })
    expect(codesOf(await bulk([NEW, NEW]))).toEqual(['event_not_open', 'event_not_open'])
  })

  test('answers 400 to what is no list of 1 to 100 items, and 404 to an unknown event', async () => {
    for (const sent of [undefined, null, {}, [], Array.from({ length: 101 }, () => NEW)]) {
      const { status, body } = await bulk(sent)
      expect([status, body.code]).toEqual([400, 'validation_failed'])
      expect(body.error).toMatch(/^shifts: /)
    }
    const most = await bulk(Array.from({ length: 100 }, () => NEW))
    expect(most.body.summary).toMatchObject({ created: 100, failed: 0 })
    expect((await bulk([NEW], `/events/${newUuid()}/shifts/bulk`)).status).toBe(404)
  })
})

describe('POST /events/{eventId}/shifts', () => {
  test('answers the shift with its staffing, as its single read and the list do', async () => {
    const role_id = await aRole()
    const { status, body } = await post({ role_id: role_id.toUpperCase(), description: null })
    expect(status).toBe(201)
    expect(body.shift).toEqual({
      ...{ id: expect.any(String), verein_id: home.clubId, event_id: eventId, role_id },
      ...{ title: 'Evening', description: null, location: null },
      ...{ start_time: '2099-07-01T18:00:00.000Z', end_time: '2099-07-01T22:00:00.000Z' },
      ...{ required_helpers: 1, status: 'open' },
      ...{ confirmed_count: 0, pending_count: 0, staffing_status: 'empty' },
      created_at: expect.stringMatching(/^\d{4}-.*\.\d{3}Z$/),
      updated_at: body.shift.created_at,
    })
    expect((await get(`${shifts}/${body.shift.id}`)).body).toEqual(body)
    const listed = await get(shifts)
    expect([listed.body, listed.headers['x-total-count']]).toEqual([{ shifts: [body.shift] }, '1'])
  })

  test.each([
    [400, 'validation_failed', { title: 'x' }],
    [400, 'validation_failed', { start_time: 'noon' }],
    [400, 'validation_failed', { required_helpers: 1000 }],
    [400, 'validation_failed', { role_id: 'bar' }],
    [400, 'validation_failed', { status: 'full' }],
    [422, 'unknown_role', { role_id: newUuid() }],
    [422, 'invalid_time_range', { end_time: NEW.start_time }],
    [422, 'invalid_status_transition', { status: 'cancelled' }],
  ])('answers %i %s to %j', async (status, code, body) => {
    const answer = await post(body)
    expect([answer.status, answer.body.code]).toEqual([status, code])
  })
})

describe('GET /events/{eventId}/shifts', () => {
  test('sorts each answer by start, and keeps a period, a role, a status and what changed', async () => {
    const role_id = await aRole()
    const make = async (day: string, more: object = {}) => {
      const times = { start_time: `2099-07-${day}T18:00:00Z`, end_time: `2099-07-${day}T19:00:00Z` }
      return (await post({ title: day, ...times, ...more })).body.shift
    }
    const late = await make('03', { role_id })
    const early = await make('01', { status: 'closed' })
    await patch(late.id, { location: 'Bar' })
    await patch(early.id, { location: 'Hall' })
    const titles = async (query: string) =>
      (await get(`${shifts}?${query}`)).body.shifts.map(({ title }: { title: string }) => title)
    expect(await titles('')).toEqual(['01', '03'])
    expect(await titles(`updated_since=${late.created_at}`)).toEqual(['01', '03'])
    expect(await titles('from=2099-07-03T18:00:00Z')).toEqual(['03'])
    expect(await titles('to=2099-07-03T18:00:00Z')).toEqual(['01'])
    expect(await titles(`role_id=${role_id}`)).toEqual(['03'])
    expect(await titles('status=closed')).toEqual(['01'])
    expect((await get(`${shifts}?status=gone`)).status).toBe(400)
    expect((await get(`${shifts}?role_id=bar`)).status).toBe(400)
  })
})

describe('PATCH /events/{eventId}/shifts/{shiftId}', () => {
  test('clears the role, and refuses what is not allowed', async () => {
    const { shift } = (await post({ role_id: await aRole() })).body
    expect((await patch(shift.id, { role_id: null })).body.shift).toMatchObject({ role_id: null })
    await patch(shift.id, { status: 'cancelled' })
    const refused = await patch(shift.id, { status: 'closed' })
    expect([refused.status, refused.body.code]).toEqual([422, 'invalid_status_transition'])
  })
})

describe('PATCH /events/{eventId}/shifts/{shiftId} to another time', () => {
  const MOVED = { end_time: '2099-07-01T23:00:00.000Z' }

  async function aConfirmedShift(): Promise<string> {
    const { id } = (await post({})).body.shift
    const helpers = [{ last_name: 'Huber' }]
    const made = await home.ask('POST', '/helpers/bulk', { helpers })
    const helper_id = made.body.results[0].id
    await home.ask('PUT', `/events/${eventId}/helpers/${helper_id}/access`, {})
    const assignments = [{ shift_id: id, helper_id, status: 'confirmed' }]
    const path = `/events/${eventId}/assignments`
    const { body } = await home.ask('PUT', path, { assignments })
    expect(body.summary).toMatchObject({ created: 1 })
    return id
  }

  const statusesOf = async () =>
    (await get(`/events/${eventId}/assignments`)).body.assignments.map(
      ({ status }: { status: string }) => status,
    )

  test('keeps confirmed assignments, and answers how many they are', async () => {
    const { status, body } = await patch(await aConfirmedShift(), MOVED)
    expect([status, body.shift.confirmed_count, body.shift.end_time]).toEqual([
      ...[200, 1, MOVED.end_time],
    ])
    expect(await statusesOf()).toEqual(['confirmed'])
  })

  test('makes them pending with reset_confirmations', async () => {
    const id = await aConfirmedShift()
    const { body } = await patch(id, { ...MOVED, reset_confirmations: true })
    expect(body.shift).toMatchObject({ confirmed_count: 0, pending_count: 1 })
    expect((await get(`${shifts}/${id}`)).body).toEqual(body)
    expect(await statusesOf()).toEqual(['pending'])
  })
})

describe('DELETE /events/{eventId}/roles/{roleId}', () => {
  test('answers 409 role_in_use while a shift has the role', async () => {
    const role_id = await aRole()
    await post({ role_id })
    const path = `/events/${eventId}/roles/${role_id}`
    const { status, body } = await home.ask('DELETE', path)
    expect([status, body.code]).toEqual([409, 'role_in_use'])
  })
})
