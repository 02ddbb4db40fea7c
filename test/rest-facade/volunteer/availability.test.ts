import { beforeEach, describe, expect, test } from '@jest/globals'
import { newUuid } from '../../../platform/ids.ts'
import { startVolunteerApi } from '../../support/volunteer/start-volunteer-api.ts'

const NEW = {
  title: 'When?',
  options: [{ label: 'Friday', start_time: '2099-07-01T20:00:00+02:00' }, { label: 'Saturday' }],
}

const home = startVolunteerApi()
let eventId: string
let requests: string

beforeEach(async () => {
  eventId = await home.addEvent()
  requests = `/events/${eventId}/availability-requests`
})

const { get } = home
const post = (body: object = {}) => home.ask('POST', requests, { ...NEW, ...body })
const patch = (id: string, body: object) => home.ask('PATCH', `${requests}/${id}`, body)
const aPoll = async (body: object = {}) => (await post(body)).body.availability_request

/** A helper with access to the event. */
async function aHelper(): Promise<string> {
  const body = { helpers: [{ last_name: 'Gruber' }] }
  const { results } = (await home.ask('POST', '/helpers/bulk', body)).body
  const { id } = results[0]
  await home.ask('PUT', `/events/${eventId}/helpers/${id}/access`, {})
  return id
}

const put = (requestId: string, helperId: string, body: object) =>
  home.ask('PUT', `${requests}/${requestId}/responses/${helperId}`, body)

describe('POST /events/{eventId}/availability-requests', () => {
  test('answers the request as its single read and the list do', async () => {
    const helperId = await aHelper()
    const { status, body } = await post({
      description: null,
      audience: { type: 'helpers', helper_ids: [helperId.toUpperCase()] },
      respond_by: '2099-06-01T00:00:00Z',
    })
    expect(status).toBe(201)
    const id = expect.any(String)
    expect(body.availability_request).toEqual({
      ...{ id, verein_id: home.clubId, event_id: eventId, title: 'When?', description: null },
      options: [
        { id, label: 'Friday', start_time: '2099-07-01T18:00:00.000Z', end_time: null },
        { id, label: 'Saturday', start_time: null, end_time: null },
      ],
      audience: { type: 'helpers', helper_ids: [helperId] },
      ...{ respond_by: '2099-06-01T00:00:00.000Z', status: 'open', response_count: 0 },
      created_at: expect.stringMatching(/^\d{4}-.*\.\d{3}Z$/),
      updated_at: body.availability_request.created_at,
    })
    expect((await get(`${requests}/${body.availability_request.id}`)).body).toEqual(body)
    const listed = await get(requests)
    expect(listed.body).toEqual({ availability_requests: [body.availability_request] })
    expect(listed.headers['x-total-count']).toBe('1')
    const all = await get(`${requests}?include_deleted=true`)
    expect(all.body.availability_requests).toMatchObject([{ deleted_at: null }])
  })

  test.each([
    [400, 'validation_failed', { title: 'x' }],
    [400, 'validation_failed', { options: [] }],
    [400, 'validation_failed', { options: [{ label: 'A', start_time: 'noon' }] }],
    [400, 'validation_failed', { options: [{ label: 'A' }, { label: 'A' }] }],
    [400, 'validation_failed', { audience: { type: 'friends' } }],
    [422, 'invalid_respond_by', { respond_by: '2020-01-01T00:00:00Z' }],
    [422, 'unknown_audience', { audience: { type: 'helpers', helper_ids: [newUuid()] } }],
    [
      422,
      'invalid_time_range',
      {
        options: [
          { label: 'A', start_time: '2099-07-01T18:00:00Z', end_time: '2099-07-01T17:00:00Z' },
        ],
      },
    ],
  ])('answers %i %s to %j', async (status, code, body) => {
    const answer = await post(body)
    expect([answer.status, answer.body.code]).toEqual([status, code])
  })
})

describe('GET /events/{eventId}/availability-requests', () => {
  test('has the newest first, also of those that changed since a moment', async () => {
    const [first, second] = [await aPoll({ title: 'First' }), await aPoll({ title: 'Second' })]
    await patch(second.id, { description: 'Which days suit you?' })
    await patch(first.id, { description: 'Which days suit you?' })
    const idsOf = async (query: string) =>
      (await get(`${requests}${query}`)).body.availability_requests.map(
        ({ id }: { id: string }) => id,
      )
    expect(await idsOf('')).toEqual([second.id, first.id])
    expect(await idsOf(`?updated_since=${first.created_at}`)).toEqual([second.id, first.id])
    expect(await idsOf('?limit=1&offset=1')).toEqual([first.id])
    expect((await get(`${requests}?updated_since=noon`)).status).toBe(400)
    expect((await get(`${requests}?limit=201`)).status).toBe(400)
  })
})

describe('PATCH /events/{eventId}/availability-requests/{requestId}', () => {
  test('takes back what was read, and refuses what is not allowed', async () => {
    const poll = await aPoll()
    const { options, title } = poll
    expect((await patch(poll.id, { options, title })).body).toEqual({ availability_request: poll })
    const past = await patch(poll.id, { respond_by: '2020-01-01T00:00:00Z' })
    expect([past.status, past.body.code]).toEqual([422, 'invalid_respond_by'])
    expect((await patch(poll.id, { status: 'gone' })).status).toBe(400)
  })

  test('returns 409 poll_has_answers for changed options after the first response', async () => {
    const poll = await aPoll()
    await put(poll.id, await aHelper(), { answers: [] })
    const { status, body } = await patch(poll.id, { options: [{ label: 'Sunday' }] })
    expect([status, body.code]).toEqual([409, 'poll_has_answers'])
    expect((await patch(poll.id, { options: poll.options })).status).toBe(200)
  })
})

describe('PUT …/responses/{helperId}', () => {
  test('returns 201, then 200, and is listed, counted and published unchanged', async () => {
    const [poll, helperId] = [await aPoll(), await aHelper()]
    const answers = [{ option_id: poll.options[1].id, availability: 'maybe' }]
    const { status, body } = await put(poll.id, helperId, { answers, comment: 'Late.' })
    expect(status).toBe(201)
    expect(body.availability_response).toEqual({
      ...{ id: expect.any(String), event_id: eventId, request_id: poll.id, helper_id: helperId },
      ...{ answers, comment: 'Late.', updated_at: expect.any(String) },
    })
    const again = await put(poll.id, helperId, { answers, comment: 'Late.' })
    expect([again.status, again.body]).toEqual([200, body])
    const listed = await get(`${requests}/${poll.id}/responses`)
    expect(listed.body).toEqual({ availability_responses: [body.availability_response] })
    expect(listed.headers['x-total-count']).toBe('1')
    const { response_count } = (await get(`${requests}/${poll.id}`)).body.availability_request
    expect(response_count).toBe(1)
  })

  test('refuses what is not allowed', async () => {
    const [poll, helperId] = [await aPoll(), await aHelper()]
    const codeOf = async (body: object, helper = helperId) => {
      const answer = await put(poll.id, helper, body)
      return [answer.status, answer.body.code]
    }
    const answerTo = (option_id: string, availability = 'yes') => ({
      answers: [{ option_id, availability }],
    })
    expect(await codeOf({})).toEqual([400, 'validation_failed'])
    expect(await codeOf(answerTo('friday'))).toEqual([400, 'validation_failed'])
    expect(await codeOf(answerTo(poll.options[0].id, 'YES'))).toEqual([400, 'validation_failed'])
    expect(await codeOf(answerTo(newUuid()))).toEqual([422, 'unknown_option'])
    expect(await codeOf(answerTo(poll.options[0].id), newUuid())).toEqual([404, 'not_found'])
    const access = `/events/${eventId}/helpers/${helperId}/access`
    await home.ask('DELETE', access)
    expect(await codeOf({ answers: [] })).toEqual([422, 'helper_not_in_audience'])
    await patch(poll.id, { status: 'closed' })
    expect(await codeOf({ answers: [] })).toEqual([409, 'poll_closed'])
  })
})

describe('DELETE /helpers/{helperId}', () => {
  test('deletes the response of a helper, and appears in lists with deletions', async () => {
    const [poll, helperId, other] = [await aPoll(), await aHelper(), await aHelper()]
    const answers = [{ option_id: poll.options[0].id, availability: 'no' }]
    const { availability_response } = (await put(poll.id, helperId, { answers, comment: 'Ill.' }))
      .body
    await put(poll.id, other, { answers })
    await home.ask('DELETE', `/helpers/${helperId}`)
    const { response_count } = (await get(`${requests}/${poll.id}`)).body.availability_request
    expect(response_count).toBe(1)
    const listed = await get(`${requests}/${poll.id}/responses`)
    expect(listed.body.availability_responses).toMatchObject([{ helper_id: other }])
    const all = await get(
      `${requests}/${poll.id}/responses?include_deleted=true&updated_since=${poll.created_at}`,
    )
    expect(all.body.availability_responses).toContainEqual({
      ...{ ...availability_response, answers: [], comment: null },
      ...{ updated_at: expect.any(String), deleted_at: expect.any(String) },
    })
    expect(all.body.availability_responses).toHaveLength(2)
  })
})
