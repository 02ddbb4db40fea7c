import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { newUuid } from '../../../platform/ids.ts'
import { startTestApi, type TestApi } from '../../support/http/api.ts'
import { addAccount, addApiKey } from '../../support/volunteer/volunteer-fixtures.ts'

const API = '/api/developer/v1'
const EVENT = { name: 'Gala', start_date: '2099-07-01', end_date: '2099-07-02' }

let api: TestApi
let clubId: string
let token: string
let eventId: string
let roles: string

beforeAll(async () => {
  api = await startTestApi()
})

beforeEach(async () => {
  clubId = await addAccount(api.volunteer)
  token = await addApiKey(api.volunteer, clubId)
  eventId = await anEvent()
  roles = `${API}/events/${eventId}/roles`
})

afterAll(() => api.close())

async function anEvent(): Promise<string> {
  return (await api.ask('POST', `${API}/events`, { token, body: EVENT })).body.event.id
}

const post = (body: object, path = roles) => api.ask('POST', path, { token, body })
const get = (path: string) => api.ask('GET', path, { token })

describe('POST /events/{eventId}/roles', () => {
  test('answers the role as its single read and both lists do', async () => {
    const { status, body } = await post({ name: ' Bar ', description: null, ignored: 1 })
    expect(status).toBe(201)
    expect(body.role).toEqual({
      id: expect.any(String),
      verein_id: clubId,
      event_id: eventId,
      name: 'Bar',
      description: null,
      created_at: expect.stringMatching(/^\d{4}-.*\.\d{3}Z$/),
      updated_at: body.role.created_at,
    })
    expect((await get(`${roles}/${body.role.id}`)).body).toEqual(body)
    for (const path of [roles, `${API}/roles`]) {
      const listed = await get(path)
      expect(listed.body).toEqual({ roles: [body.role] })
      expect(listed.headers['x-total-count']).toBe('1')
    }
  })

  test('answers 409 duplicate_role for a name of the event in any case', async () => {
    await post({ name: 'Bar' })
    const { status, body } = await post({ name: 'bAR' })
    expect([status, body.code]).toEqual([409, 'duplicate_role'])
  })

  test('answers 400 to a faulty body, by its name', async () => {
    for (const [name, body] of [
      ['name', {}],
      ['name', { name: 'n'.repeat(121) }],
      ['description', { name: 'Bar', description: 7 }],
    ] as const) {
      const answer = await post(body)
      expect([answer.status, answer.body.code]).toEqual([400, 'validation_failed'])
      expect(answer.body.error).toMatch(new RegExp(`^${name}: `))
    }
  })
})

describe('PATCH /events/{eventId}/roles/{roleId}', () => {
  test('changes what is given, and nothing where nothing is different', async () => {
    const { role } = (await post({ name: 'Bar', description: 'Drinks' })).body
    const patch = (body: object) => api.ask('PATCH', `${roles}/${role.id}`, { token, body })
    expect((await patch({})).body).toEqual({ role })
    const changed = await patch({ description: null, expected_updated_at: role.updated_at })
    expect(changed.status).toBe(200)
    expect(changed.body.role).toEqual({
      ...role,
      description: null,
      updated_at: expect.any(String),
    })
    const late = await patch({ name: 'Pub', expected_updated_at: role.updated_at })
    expect([late.status, late.body.code]).toEqual([409, 'concurrent_update'])
  })
})

describe('DELETE /events/{eventId}/roles/{roleId}', () => {
  test('returns the last state, then 404, and appears in lists with deletions', async () => {
    const { role } = (await post({ name: 'Bar' })).body
    const remove = () => api.ask('DELETE', `${roles}/${role.id}`, { token })
    const { status, body } = await remove()
    expect(status).toBe(200)
    const at = body.role.deleted_at
    expect(body.role).toEqual({ ...role, updated_at: at, deleted_at: expect.any(String) })
    expect((await remove()).status).toBe(404)
    expect((await get(`${roles}/${role.id}`)).status).toBe(404)
    expect((await get(roles)).body).toEqual({ roles: [] })
    expect((await get(`${roles}?include_deleted=true`)).body).toEqual({ roles: [body.role] })
  })
})

describe('a role', () => {
  test('is not under another event, nor is there a list of none', async () => {
    const { role } = (await post({ name: 'Bar' })).body
    const elsewhere = `${API}/events/${await anEvent()}/roles`
    const missing = `${API}/events/${newUuid()}/roles`
    expect((await get(`${elsewhere}/${role.id}`)).status).toBe(404)
    expect((await get(missing)).status).toBe(404)
    expect((await post({ name: 'Bar' }, missing)).status).toBe(404)
    expect((await get(`${roles}/r-1`)).status).toBe(400)
  })
})
