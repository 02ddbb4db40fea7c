import { beforeEach, describe, expect, test } from '@jest/globals'
import { startVolunteerApi } from '../../support/volunteer/start-volunteer-api.ts'

const TIMES = { start_time: '2099-07-01T18:00:00Z', end_time: '2099-07-01T22:00:00Z' }

const home = startVolunteerApi()
const { ask } = home
let eventId: string
let shiftId: string
let helperIds: string[]

beforeEach(async () => {
  eventId = await home.addEvent()
  shiftId = await aShift()
  const helpers = [{ last_name: 'Gruber' }, { last_name: 'Huber' }]
  const { results } = (await ask('POST', '/helpers/bulk', { helpers })).body
  helperIds = results.map(({ id }: { id: string }) => id)
  for (const id of helperIds) await ask('PUT', `/events/${eventId}/helpers/${id}/access`, {})
})

const path = (more = '') => `/events/${eventId}/assignments${more}`

async function aShift(more: object = {}): Promise<string> {
  const body = { title: 'Evening', required_helpers: 1, ...TIMES, ...more }
  return (await ask('POST', `/events/${eventId}/shifts`, body)).body.shift.id
}

const put = (...assignments: unknown[]) => ask('PUT', path(), { assignments })

const AT = expect.stringMatching(/^\d{4}-.*\.\d{3}Z$/)

describe('PUT /events/{eventId}/assignments', () => {
  test('answers what became of each item, in its order, and a summary', async () => {
    const [helper_id, other] = helperIds
    const meanwhile = await aShift({ required_helpers: 2 })
    const answer = await put(
      { shift_id: shiftId.toUpperCase(), helper_id, note: null },
      { shift_id: shiftId, helper_id: other },
      { shift_id: 'bar', helper_id },
      { shift_id: meanwhile, helper_id, status: 'confirmed' },
      'no object',
      { shift_id: shiftId, helper_id },
      { shift_id: shiftId, helper_id, status: 'pending', note: 'Bar' },
      { shift_id: meanwhile, helper_id, status: 'declined' },
    )
    const id = expect.any(String)
    const error = expect.any(String)
    const failed = { id: null, overlaps: [], outcome: 'failed', error }
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        results: [
          { index: 0, id, overlaps: [meanwhile], outcome: 'created' },
          { index: 1, ...failed, code: 'shift_full' },
          { index: 2, ...failed, code: 'validation_failed' },
          { index: 3, id, overlaps: [shiftId], outcome: 'created' },
          { index: 4, ...failed, code: 'validation_failed' },
          { index: 5, id, overlaps: [meanwhile], outcome: 'unchanged' },
          { index: 6, id, overlaps: [meanwhile], outcome: 'updated' },
          // A failed item of a known pair has the assignment's id.
          { index: 7, ...failed, id, code: 'invalid_status_transition' },
        ],
        summary: { created: 2, updated: 1, unchanged: 1, failed: 4 },
      },
    ])
  })

  test.each([{}, { assignments: [] }, { assignments: Array(101).fill({}) }, { assignments: {} }])(
    'answers 400 to a body that is no list of 1 to 100',
    async (body) => {
      const answer = await ask('PUT', path(), body)
      expect([answer.status, answer.body.code]).toEqual([400, 'validation_failed'])
    },
  )
})

describe('GET /events/{eventId}/assignments', () => {
  test('answers them as documented, with the total, and keeps what is asked for', async () => {
    const role = (await ask('POST', `/events/${eventId}/roles`, { name: 'Bar' })).body.role
    const shift_id = await aShift({ role_id: role.id, required_helpers: 2 })
    const [helper_id, other] = helperIds
    await put({ shift_id, helper_id, note: 'Bar' }, { shift_id, helper_id: other })
    const listed = await ask('GET', path('?limit=1'))
    expect([listed.status, listed.headers['x-total-count']]).toEqual([200, '2'])
    expect(listed.body.assignments).toEqual([
      {
        ...{
          id: expect.any(String),
          verein_id: home.clubId,
          event_id: eventId,
          shift_id,
          helper_id,
        },
        ...{ role_id: role.id, status: 'pending', status_reason: null, note: 'Bar' },
        ...{ status_changed_at: AT, created_via: 'api', created_at: AT, updated_at: AT },
      },
    ])
    const found = async (query: string) => {
      const { body } = await ask('GET', path(query))
      return body.assignments.map((one: { helper_id: string }) => one.helper_id)
    }
    expect(await found(`?shift_id=${shiftId}`)).toEqual([])
    expect(await found(`?helper_id=${other?.toUpperCase()}`)).toEqual([other])
    expect(await found('?status=confirmed')).toEqual([])
    expect(await found('?updated_since=2099-01-01T00:00:00Z')).toEqual([])
    const [shown] = (await ask('GET', path('?include_deleted=true'))).body.assignments
    expect(shown).toEqual({ ...listed.body.assignments[0], deleted_at: null })
  })

  test.each(['status=gone', 'shift_id=bar', 'helper_id=1', 'limit=0', 'updated_since=today'])(
    'answers 400 to ?%s',
    async (query) => {
      const { status, body } = await ask('GET', path(`?${query}`))
      expect([status, body.code]).toEqual([400, 'validation_failed'])
    },
  )
})

describe('PATCH /events/{eventId}/assignments/{assignmentId}', () => {
  const patch = async (id: string, body: object) => ask('PATCH', path(`/${id}`), body)

  async function anAssignment(): Promise<string> {
    const { body } = await put({ shift_id: shiftId, helper_id: helperIds[0] })
    return body.results[0].id
  }

  test('changes what is given, and answers the assignment', async () => {
    const id = await anAssignment()
    const confirmed = await patch(id, { status: 'confirmed', note: 'Bar' })
    expect(confirmed.status).toBe(200)
    expect(confirmed.body.assignment).toMatchObject({ id, status: 'confirmed', note: 'Bar' })
    const { body } = await patch(id, { status: 'cancelled', status_reason: 'Ill', note: null })
    expect(body.assignment).toMatchObject({ status_reason: 'Ill', note: null })
    const { shift } = (await ask('GET', `/events/${eventId}/shifts/${shiftId}`)).body
    expect(shift).toMatchObject({ confirmed_count: 0, staffing_status: 'empty' })
  })

  test.each([
    [400, 'validation_failed', { status: 'gone' }],
    [400, 'validation_failed', { status: null }],
    [400, 'validation_failed', { status_reason: 'x'.repeat(501) }],
    [422, 'invalid_status_transition', { status: 'pending' }],
  ])('answers %i %s to %j', async (status, code, body) => {
    const id = await anAssignment()
    await patch(id, { status: 'confirmed' })
    const answer = await patch(id, body)
    expect([answer.status, answer.body.code]).toEqual([status, code])
  })
})
