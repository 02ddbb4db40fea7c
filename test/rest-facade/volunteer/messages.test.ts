import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { newUuid } from '../../../platform/ids.ts'
import { tableOf } from '../../../subgraphs/foundation/query/table.ts'
import { EventAccessEntity } from '../../../subgraphs/volunteer/event-access/entities.ts'
import { helperStore } from '../../../subgraphs/volunteer/helpers/store.ts'
import { INLINE_RECIPIENT_LIMIT } from '../../../subgraphs/volunteer/messages/sending/recipient-rules.ts'
import { anAccess } from '../../subgraphs/volunteer/event-access/event-access-fixture.ts'
import { aHelper } from '../../subgraphs/volunteer/helpers/helper-fixture.ts'
import { startTestApi, type TestApi } from '../../support/http/api.ts'
import { addAccount, addApiKey } from '../../support/volunteer/volunteer-fixtures.ts'

const API = '/api/developer/v1'
const EVENT = { name: 'Gala', start_date: '2099-07-01', end_date: '2099-07-02' }
const DRAFT = { body: 'Come early.', status: 'draft' }
const LATER = '2099-06-30T18:00:00.000Z'

let api: TestApi
let clubId: string
let token: string
let eventId: string
let messages: string

beforeAll(async () => {
  api = await startTestApi()
})

beforeEach(async () => {
  clubId = await addAccount(api.volunteer)
  token = await addApiKey(api.volunteer, clubId)
  eventId = await anEvent()
  messages = `${API}/events/${eventId}/messages`
})

afterAll(() => api.close())

async function anEvent(): Promise<string> {
  return (await api.ask('POST', `${API}/events`, { token, body: EVENT })).body.event.id
}

const post = (body: object, path = messages) => api.ask('POST', path, { token, body })
const get = (path: string) => api.ask('GET', path, { token })
const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => [
  status,
  body.code,
]

describe('POST /events/{eventId}/messages', () => {
  test('answers the message as its single read and the list do', async () => {
    const asked = { ...DRAFT, subject: ' Doors ', send_at: null, audience: null, ignored: 1 }
    const { status, body } = await post(asked)
    expect(status).toBe(201)
    expect(body.message).toEqual({
      id: expect.any(String),
      verein_id: clubId,
      event_id: eventId,
      kind: 'message',
      subject: 'Doors',
      body: 'Come early.',
      audience: { type: 'all' },
      status: 'draft',
      send_at: null,
      sent_at: null,
      recipient_count: 0,
      created_by: expect.any(String),
      created_at: expect.stringMatching(/^\d{4}-.*\.\d{3}Z$/),
      updated_at: body.message.created_at,
    })
    expect((await get(`${messages}/${body.message.id}`)).body).toEqual(body)
    const listed = await get(messages)
    expect(listed.body).toEqual({ messages: [body.message] })
    expect(listed.headers['x-total-count']).toBe('1')
  })

  test('schedules what has a time to come', async () => {
    const { status, body } = await post({ body: 'Come early.', send_at: LATER })
    expect([status, body.message.status, body.message.send_at]).toEqual([201, 'scheduled', LATER])
  })

  test('answers 422 invalid_send_at for a time in the past, and writes nothing', async () => {
    const past = '2020-01-01T00:00:00Z'
    expect(codeOf(await post({ body: 'Come early.', send_at: past }))).toEqual([
      ...[422, 'invalid_send_at'],
    ])
    expect((await get(messages)).body).toEqual({ messages: [] })
    const { message } = (await post(DRAFT)).body
    const patched = await api.ask('PATCH', `${messages}/${message.id}`, {
      ...{ token, body: { send_at: past } },
    })
    expect(codeOf(patched)).toEqual([422, 'invalid_send_at'])
  })

  test('returns 422 for an audience without recipients or with an unknown one', async () => {
    expect(codeOf(await post({ body: 'Come early.' }))).toEqual([422, 'empty_audience'])
    const audience = { type: 'role', role_ids: [newUuid()] }
    expect(codeOf(await post({ ...DRAFT, audience }))).toEqual([422, 'unknown_audience'])
  })

  test('answers 400 to a faulty body, by its name', async () => {
    for (const [name, body] of [
      ['body', { status: 'draft' }],
      ['body', { ...DRAFT, body: ' ' }],
      ['subject', { ...DRAFT, subject: 's'.repeat(201) }],
      ['status', { ...DRAFT, status: 'failed' }],
      ['send_at', { ...DRAFT, send_at: 'soon' }],
      ['audience.type', { ...DRAFT, audience: { type: 'some' } }],
      ['audience.type', { ...DRAFT, audience: { type: 'trigger' } }],
      ['audience.helper_ids', { ...DRAFT, audience: { type: 'helpers' } }],
    ] as const) {
      const answer = await post(body)
      expect(codeOf(answer)).toEqual([400, 'validation_failed'])
      expect(answer.body.error).toMatch(new RegExp(`^${name}: `))
    }
    const both = await post({ body: 'Come early.', status: 'sent', send_at: LATER })
    expect(codeOf(both)).toEqual([400, 'validation_failed'])
  })
})

describe('POST /events/{eventId}/broadcasts', () => {
  test('writes a message for all, whatever audience is sent', async () => {
    const broadcasts = `${API}/events/${eventId}/broadcasts`
    const { status, body } = await post({ ...DRAFT, audience: { type: 'role' } }, broadcasts)
    expect(status).toBe(201)
    expect(body.message).toMatchObject({ kind: 'broadcast', audience: { type: 'all' } })
    expect((await get(`${messages}?kind=broadcast`)).body).toEqual({ messages: [body.message] })
    expect((await get(`${messages}?kind=message`)).body).toEqual({ messages: [] })
  })
})

describe('PATCH /events/{eventId}/messages/{messageId}', () => {
  test('changes what is given, and nothing where nothing is different', async () => {
    const { message } = (await post({ ...DRAFT, subject: 'Doors' })).body
    const patch = (body: object) => api.ask('PATCH', `${messages}/${message.id}`, { token, body })
    expect((await patch({})).body).toEqual({ message })
    const changed = await patch({
      ...{ subject: null, send_at: LATER, expected_updated_at: message.updated_at },
    })
    expect(changed.body.message).toEqual({
      ...message,
      ...{ subject: null, status: 'scheduled', send_at: LATER, updated_at: expect.any(String) },
    })
    expect((await patch({ send_at: null })).body.message).toMatchObject({ status: 'draft' })
    const late = await patch({ body: 'x', expected_updated_at: message.updated_at })
    expect(codeOf(late)).toEqual([409, 'concurrent_update'])
    expect(codeOf(await patch({ status: 'scheduled' }))).toEqual([
      ...[422, 'invalid_status_transition'],
    ])
    expect(codeOf(await patch({ body: null }))).toEqual([400, 'validation_failed'])
  })
})

describe('DELETE /events/{eventId}/messages/{messageId}', () => {
  test('returns the last state, then 404, and appears in lists with deletions', async () => {
    const { message } = (await post(DRAFT)).body
    const remove = () => api.ask('DELETE', `${messages}/${message.id}`, { token })
    const { status, body } = await remove()
    expect(status).toBe(200)
    const at = body.message.deleted_at
    expect(body.message).toEqual({ ...message, updated_at: at, deleted_at: expect.any(String) })
    expect((await remove()).status).toBe(404)
    expect((await get(messages)).body).toEqual({ messages: [] })
    expect((await get(`${messages}?include_deleted=true`)).body).toEqual({
      messages: [body.message],
    })
  })
})

describe('GET /events/{eventId}/messages/{messageId}/recipients', () => {
  test('returns an empty list for a draft, with the count in the header', async () => {
    const { message } = (await post(DRAFT)).body
    const listed = await get(`${messages}/${message.id}/recipients`)
    expect([listed.status, listed.body]).toEqual([200, { recipients: [] }])
    expect(listed.headers['x-total-count']).toBe('0')
    expect((await get(`${messages}/${newUuid()}/recipients`)).status).toBe(404)
  })
})

describe('a message', () => {
  test('is not under another event', async () => {
    const { message } = (await post(DRAFT)).body
    const elsewhere = `${API}/events/${await anEvent()}/messages/${message.id}`
    expect((await get(elsewhere)).status).toBe(404)
    expect((await get(`${elsewhere}/recipients`)).status).toBe(404)
  })
})

describe('a message to more than are written down at once', () => {
  /** No worker runs here, so the state stays that of the first step. */
  const WRITTEN = INLINE_RECIPIENT_LIMIT + 1

  async function letIn(count: number): Promise<string> {
    const helpers = Array.from({ length: count }, () => aHelper({ clubId }))
    await helperStore.addAll(api.volunteer, helpers)
    const accesses = helpers.map(({ id: helperId }) => anAccess({ clubId, eventId, helperId }))
    await tableOf(EventAccessEntity).insertAll(api.volunteer, accesses)
    return helpers.map(({ id }) => id).sort()[0] ?? ''
  }

  test('is shown as sent with its deliveries so far, and can be deleted', async () => {
    const firstHelper = await letIn(WRITTEN + 10)
    const { status, body } = await post({ body: 'Come early.' })
    expect([status, body.message.status, body.message.recipient_count]).toEqual([
      ...[201, 'sent', WRITTEN],
    ])
    const path = `${messages}/${body.message.id}`
    expect((await get(path)).body).toEqual(body)
    expect((await get(messages)).body).toEqual({ messages: [body.message] })

    const page = await get(`${path}/recipients?limit=2`)
    expect([page.headers['x-total-count'], page.body.recipients.length]).toEqual([`${WRITTEN}`, 2])
    const erased = await api.ask('DELETE', `${API}/helpers/${firstHelper}`, { token })
    expect([erased.status, (await get(path)).body]).toEqual([200, body])

    expect((await api.ask('DELETE', path, { token })).status).toBe(200)
    expect((await get(path)).status).toBe(404)
    expect((await get(`${path}/recipients`)).status).toBe(404)
  })
})
