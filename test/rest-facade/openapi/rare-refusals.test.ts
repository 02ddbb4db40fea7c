import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { newUuid } from '../../../platform/ids.ts'
import { CLUB_ROUTES } from '../../../rest-facade/club/routes/index.ts'
import { addSource, aSnapshot } from '../../support/club/club-source.ts'
import { addClub, addInstallation, type ClubFixture } from '../../support/club/fixtures.ts'
import { startTestApi, type TestApi } from '../../support/http/api.ts'
import { addAccount, addApiKey } from '../../support/volunteer/volunteer-fixtures.ts'

let api: TestApi

beforeAll(async () => {
  api = await startTestApi()
})

afterAll(() => api.close())

describe('the Club API', () => {
  let home: ClubFixture
  let token: string

  beforeAll(async () => {
    home = await addClub(api.club, { courts: 1 })
    token = await api.tokenFor(await addInstallation(api.club, home.club))
  })

  const ask = (method: string, path: string, body?: object, key: string = newUuid()) =>
    api.ask(method, `/v1/club${path}`, {
      ...{ token, headers: { 'idempotency-key': key } },
      ...(body && { body }),
    })
  const codeOf = async (...asked: Parameters<typeof ask>) => {
    const { status, body } = await ask(...asked)
    return [status, body.error?.code]
  }

  const withIds = CLUB_ROUTES.filter(({ path }) => path.includes(':'))

  test.each(withIds.map(({ method, path }) => [method, path]))(
    '%s %s answers 400 to an id of more than 200 characters',
    async (method, path) => {
      const long = path.replaceAll(/:\w+/g, 'x'.repeat(201))
      expect(await codeOf(method, long, method === 'PUT' ? aSnapshot() : undefined)).toEqual([
        ...[400, 'invalid_request'],
      ])
    },
  )

  test('POST /booking-sources answers 409 to the source key of another source', async () => {
    const body = { source_key: 'desk', name: 'Desk' }
    expect((await ask('POST', '/booking-sources', body)).status).toBe(201)
    expect(await codeOf('POST', '/booking-sources', body)).toEqual([409, 'SOURCE_KEY_EXISTS'])
  })

  test('PUT court-mappings answers 409 while the source is inactive', async () => {
    const sourceId = await addSource(api, home, token)
    await api.club.query("UPDATE booking_sources SET status = 'DISABLED' WHERE id = ?", [sourceId])
    const body = { court_id: home.courts[0]?.id, external_court_name: 'Other' }
    expect(await codeOf('PUT', `/booking-sources/${sourceId}/court-mappings/c1`, body)).toEqual([
      409,
      'BOOKING_SOURCE_INACTIVE',
    ])
  })

  test('POST rotate-secret answers 409 to the Idempotency-Key of another endpoint', async () => {
    const url = 'https://hooks.partner.com/in'
    const made = { name: 'Desk', url, event_types: ['booking.created'] }
    const [first, other] = [
      await ask('POST', '/webhook-endpoints', made),
      await ask('POST', '/webhook-endpoints', made),
    ].map(({ body }) => `/webhook-endpoints/${body.data.id}/rotate-secret`)
    const key = newUuid()
    expect((await ask('POST', String(first), undefined, key)).status).toBe(200)
    expect(await codeOf('POST', String(other), undefined, key)).toEqual([
      ...[409, 'IDEMPOTENCY_CONFLICT'],
    ])
  })
})

describe('the Volunteer API', () => {
  let token: string
  let event: string

  beforeAll(async () => {
    token = await addApiKey(api.volunteer, await addAccount(api.volunteer))
    const dates = { start_date: '2099-07-01', end_date: '2099-07-02' }
    const made = await ask('POST', '/events', { name: 'Gala', ...dates })
    event = `/events/${made.body.event.id}`
  })

  const ask = (method: string, path: string, body?: object) =>
    api.ask(method, `/api/developer/v1${path}`, { token, ...(body && { body }) })
  const codeOf = async (...asked: Parameters<typeof ask>) => {
    const { status, body } = await ask(...asked)
    return [status, body.code]
  }

  test('GET /helpers answers 404 to a filter by an unknown event', async () => {
    expect(await codeOf('GET', `/helpers?event_id=${newUuid()}`)).toEqual([404, 'not_found'])
  })

  test('DELETE of a shift answers 409 while it has assignments', async () => {
    const times = { start_time: '2099-07-01T18:00:00Z', end_time: '2099-07-01T22:00:00Z' }
    const shift = await ask('POST', `${event}/shifts`, { title: 'Evening', ...times })
    const helpers = await ask('POST', '/helpers/bulk', { helpers: [{ last_name: 'Gruber' }] })
    const helper_id = helpers.body.results[0].id
    await ask('PUT', `${event}/helpers/${helper_id}/access`, {})
    const shift_id = shift.body.shift.id
    await ask('PUT', `${event}/assignments`, { assignments: [{ shift_id, helper_id }] })
    expect(await codeOf('DELETE', `${event}/shifts/${shift_id}`)).toEqual([
      ...[409, 'shift_has_assignments'],
    ])
  })

  test('POST broadcasts answers 422 while the event has no helpers', async () => {
    const dates = { start_date: '2099-07-03', end_date: '2099-07-03' }
    const empty = await ask('POST', '/events', { name: 'Morning after', ...dates })
    const path = `/events/${empty.body.event.id}/broadcasts`
    expect(await codeOf('POST', path, { body: 'Come early.' })).toEqual([422, 'empty_audience'])
  })

  test('a workflow answers 422 to an event or helper that the club does not have', async () => {
    const [action, event_id] = [{ type: 'send_message', body: 'Hello.' }, newUuid()]
    const body = { name: 'Welcome', enabled: true, trigger: { type: 'manual' }, actions: [action] }
    const { id } = (await ask('POST', '/automation/workflows', body)).body.workflow
    const grant = { type: 'grant_event_access', event_id }
    const path = `/automation/workflows/${id}`
    expect(await codeOf('PATCH', path, { actions: [grant] })).toEqual([422, 'invalid_action'])
    expect(await codeOf('POST', `${path}/trigger`, { helper_ids: [newUuid()] })).toEqual([
      ...[422, 'invalid_action'],
    ])
  })
})
