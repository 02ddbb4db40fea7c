import { beforeEach, describe, expect, test } from '@jest/globals'
import { newUuid } from '../../../platform/ids.ts'
import { tableOf } from '../../../subgraphs/foundation/query/table.ts'
import { EventAccessEntity } from '../../../subgraphs/volunteer/event-access/entities.ts'
import { helperStore } from '../../../subgraphs/volunteer/helpers/store.ts'
import { INLINE_RECIPIENT_LIMIT } from '../../../subgraphs/volunteer/messages/sending/recipient-rules.ts'
import { anAccess } from '../../subgraphs/volunteer/event-access/event-access-fixture.ts'
import { aHelper } from '../../subgraphs/volunteer/helpers/helper-fixture.ts'
import { codeOf, startVolunteerApi } from '../../support/volunteer/start-volunteer-api.ts'

const DRAFT = { body: 'Come early.', status: 'draft' }
const LATER = '2099-06-30T18:00:00.000Z'

const home = startVolunteerApi()
let eventId: string
let messages: string

beforeEach(async () => {
  eventId = await home.addEvent()
  messages = `/events/${eventId}/messages`
})

const post = (body: object, path = messages) => home.ask('POST', path, body)
const { get } = home
describe('POST /events/{eventId}/messages', () => {
  test('answers the message as its single read and the list do', async () => {
    const asked = { ...DRAFT, subject: ' Doors ', send_at: null, audience: null, ignored: 1 }
    const { status, body } = await post(asked)
    expect(status).toBe(201)
    expect(body.message).toEqual({
      id: expect.any(String),
      verein_id: home.clubId,
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
    const patched = await home.ask('PATCH', `${messages}/${message.id}`, { send_at: past })
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
    const broadcasts = `/events/${eventId}/broadcasts`
    const { status, body } = await post({ ...DRAFT, audience: { type: 'role' } }, broadcasts)
    expect(status).toBe(201)
    expect(body.message).toMatchObject({ kind: 'broadcast', audience: { type: 'all' } })
    expect((await get(`${messages}?kind=broadcast`)).body).toEqual({ messages: [body.message] })
    expect((await get(`${messages}?kind=message`)).body).toEqual({ messages: [] })
  })
})

describe('PATCH /events/{eventId}/messages/{messageId}', () => {
  test('schedules a message with a time, and makes it a draft again without one', async () => {
    const { message } = (await post(DRAFT)).body
    const patch = (body: object) => home.ask('PATCH', `${messages}/${message.id}`, body)
    expect((await patch({ send_at: LATER })).body.message).toMatchObject({ status: 'scheduled' })
    expect((await patch({ send_at: null })).body.message).toMatchObject({ status: 'draft' })
    expect(codeOf(await patch({ status: 'scheduled' }))).toEqual([
      ...[422, 'invalid_status_transition'],
    ])
    expect(codeOf(await patch({ body: null }))).toEqual([400, 'validation_failed'])
  })
})

describe('GET /events/{eventId}/messages/{messageId}/recipients', () => {
  test('returns an empty list for a draft, with the count in the header, and 404 under another event', async () => {
    const { message } = (await post(DRAFT)).body
    const listed = await get(`${messages}/${message.id}/recipients`)
    expect([listed.status, listed.body]).toEqual([200, { recipients: [] }])
    expect(listed.headers['x-total-count']).toBe('0')
    expect((await get(`${messages}/${newUuid()}/recipients`)).status).toBe(404)
    const elsewhere = `/events/${await home.addEvent()}/messages/${message.id}/recipients`
    expect((await get(elsewhere)).status).toBe(404)
  })
})

describe('a message to more than are written down at once', () => {
  /** No worker runs here, so the state stays that of the first step. */
  const WRITTEN = INLINE_RECIPIENT_LIMIT + 1

  async function letIn(count: number): Promise<string> {
    const helpers = Array.from({ length: count }, () => aHelper({ clubId: home.clubId }))
    await helperStore.addAll(home.database, helpers)
    const accesses = helpers.map(({ id: helperId }) =>
      anAccess({ clubId: home.clubId, eventId, helperId }),
    )
    await tableOf(EventAccessEntity).insertAll(home.database, accesses)
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
    const erased = await home.ask('DELETE', `/helpers/${firstHelper}`)
    expect([erased.status, (await get(path)).body]).toEqual([200, body])

    expect((await home.ask('DELETE', path)).status).toBe(200)
    expect((await get(path)).status).toBe(404)
    expect((await get(`${path}/recipients`)).status).toBe(404)
  })
})
