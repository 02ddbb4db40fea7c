import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { newUuid } from '../../platform/ids.ts'
import { startTestApi, type TestApi } from '../support/api.ts'
import { addAccount, addApiKey } from '../support/volunteer-fixtures.ts'

const PREFIX = '/api/developer/v1'

let api: TestApi
let token: string
let eventId: string
let helperId: string

beforeAll(async () => {
  api = await startTestApi()
})

beforeEach(async () => {
  token = await addApiKey(api.volunteer, await addAccount(api.volunteer))
  const event = { name: 'Gala', start_date: '2099-07-01', end_date: '2099-07-02' }
  eventId = (await ask('POST', '/events', event)).body.event.id
  const helpers = [{ last_name: 'Gruber', external_id: 'h-1' }]
  helperId = (await ask('POST', '/helpers/bulk', { helpers })).body.results[0].id
})

afterAll(() => api.close())

const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  api.ask(method, PREFIX + path, { token, ...(body ? { body } : {}) })

const access = () => `/events/${eventId}/helpers/${helperId}/access`

const AT = expect.stringMatching(/^\d{4}-.*\.\d{3}Z$/)

describe('PUT /events/{eventId}/helpers/{helperId}/access', () => {
  test('answers 201 to a new access, and 200 to one that is kept', async () => {
    const role = (await ask('POST', `/events/${eventId}/roles`, { name: 'Bar' })).body.role
    const made = await ask('PUT', access(), { role_ids: [role.id.toUpperCase()] })
    expect([made.status, made.body]).toEqual([
      201,
      {
        event_access: {
          ...{ helper_id: helperId, event_id: eventId, role_ids: [role.id] },
          ...{ granted_at: AT, revoked_at: null, updated_at: AT },
        },
      },
    ])
    const again = await ask('PUT', access())
    expect([again.status, again.body]).toEqual([200, made.body])
    const { helper } = (await ask('GET', `/helpers/${helperId}`)).body
    const { granted_at } = made.body.event_access
    expect(helper.event_access).toEqual([{ event_id: eventId, role_ids: [role.id], granted_at }])
  })

  test.each([
    [400, 'validation_failed', { role_ids: ['bar'] }],
    [400, 'validation_failed', { role_ids: 'bar' }],
    [400, 'validation_failed', { role_ids: Array.from({ length: 51 }, newUuid) }],
    [422, 'unknown_role', { role_ids: [newUuid()] }],
  ])('answers %i %s to %j', async (status, code, body) => {
    const answer = await ask('PUT', access(), body)
    expect([answer.status, answer.body.code]).toEqual([status, code])
  })
})

describe('DELETE /events/{eventId}/helpers/{helperId}/access', () => {
  test('answers revoked_at, again as often as it is asked, and 404 where nothing was granted', async () => {
    expect((await ask('DELETE', access())).status).toBe(404)
    await ask('PUT', access(), {})
    const first = await ask('DELETE', access())
    expect([first.status, first.body.event_access.revoked_at]).toEqual([200, AT])
    expect((await ask('DELETE', access())).body).toEqual(first.body)
    expect((await ask('PUT', access(), {})).status).toBe(201)
  })
})

describe('GET /events/{eventId}/helpers', () => {
  test('answers helpers with their access, and what was revoked when it is asked for', async () => {
    const { event_access } = (await ask('PUT', access(), {})).body
    const { event_access: _, ...helper } = (await ask('GET', `/helpers/${helperId}`)).body.helper
    const listed = await ask('GET', `/events/${eventId}/helpers`)
    expect([listed.status, listed.headers['x-total-count'], listed.body]).toEqual([
      ...[200, '1', { helpers: [{ ...helper, event_access }] }],
    ])
    expect((await ask('GET', `/helpers?event_id=${eventId.toUpperCase()}`)).body.helpers).toEqual([
      helper,
    ])
    const revoked = (await ask('DELETE', access())).body.event_access
    expect((await ask('GET', `/events/${eventId}/helpers`)).body).toEqual({ helpers: [] })
    expect((await ask('GET', `/helpers?event_id=${eventId}`)).body).toEqual({ helpers: [] })
    const all = await ask('GET', `/events/${eventId}/helpers?include_deleted=true`)
    expect(all.body.helpers).toEqual([
      { ...helper, event_access: revoked, deleted_at: revoked.revoked_at },
    ])
  })
})
