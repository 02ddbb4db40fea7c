import { describe, expect, test } from '@jest/globals'
import type { VolunteerEventFieldsFragment } from '../../../built/types/operations.ts'
import { aPage } from '../../gateway/samples/sample-page.ts'
import { anApiKey, startSampleFacade, TOKEN, VEREIN_ID } from '../sample-facade.ts'

const EVENT_ID = '01980000-0000-7000-8000-00000000000e'
const EVENTS = '/api/developer/v1/events'
const EVENT = `${EVENTS}/${EVENT_ID}`

const STORED: VolunteerEventFieldsFragment = {
  id: EVENT_ID,
  clubId: VEREIN_ID,
  name: 'Gala',
  description: null,
  startDate: '2026-07-01',
  endDate: '2026-07-02',
  location: 'Hall',
  status: 'DRAFT',
  autoConfirmAssignments: false,
  createdBy: 'user-1',
  createdAt: '2026-06-01T08:00:00.000Z',
  updatedAt: '2026-06-01T08:00:00.000Z',
}

const NEW = { name: 'Gala', start_date: '2026-07-01', end_date: '2026-07-02' }

const SHOWN = {
  id: EVENT_ID,
  verein_id: VEREIN_ID,
  name: 'Gala',
  description: null,
  start_date: '2026-07-01',
  end_date: '2026-07-02',
  location: 'Hall',
  status: 'draft',
  auto_confirm_assignments: false,
  created_by: 'user-1',
  created_at: '2026-06-01T08:00:00.000Z',
  updated_at: '2026-06-01T08:00:00.000Z',
}

async function ask(
  method: 'GET' | 'POST' | 'PATCH',
  url: string,
  body?: unknown,
  type = JSON_TYPE,
) {
  const { app, executions } = await startSampleFacade({
    caller: anApiKey(),
    answer: () => ({
      data: {
        volunteerEvents: aPage([STORED], 61),
        volunteerEvent: STORED,
        createVolunteerEvent: { event: STORED },
        updateVolunteerEvent: { event: STORED },
      },
    }),
  })
  const payload = typeof body === 'string' ? body : JSON.stringify(body)
  const answer = await app.inject({
    method,
    url,
    headers: { ...TOKEN, ...(body === undefined ? {} : { 'content-type': type }) },
    ...(body === undefined ? {} : { payload }),
  })
  const { statusCode: status, headers } = answer
  return { status, headers, body: answer.json(), variables: executions[0]?.variables }
}

const JSON_TYPE = 'application/json'

describe('GET /events', () => {
  test('answers summaries, with the total in a header', async () => {
    const { status, headers, body, variables } = await ask('GET', EVENTS)
    expect(status).toBe(200)
    const { id, verein_id, name, start_date, end_date, updated_at } = SHOWN
    const summary = { id, verein_id, name, start_date, end_date, status: 'draft', updated_at }
    expect(body).toEqual({ events: [summary] })
    expect(headers['x-total-count']).toBe('61')
    expect(variables).toEqual({
      ...{ first: 50, offset: 0, isCounted: true },
      filter: { includeDeleted: false },
    })
  })

  test('hands its filters to the graph', async () => {
    const query = `status=active&limit=200&offset=1000000&updated_since=2026-07-01T20:00:00%2B02:00`
    const { variables } = await ask(
      'GET',
      `${EVENTS}?${query}&vereinId=${VEREIN_ID.toUpperCase()}&x=1`,
    )
    expect(variables).toEqual({
      first: 200,
      offset: 1_000_000,
      isCounted: true,
      filter: {
        ...{ includeDeleted: false, status: 'ACTIVE' },
        updatedSince: '2026-07-01T18:00:00.000Z',
      },
    })
  })

  test('lists all changes for an updated_since before the first change', async () => {
    const { variables } = await ask('GET', `${EVENTS}?updated_since=0001-01-01T00:00:00Z`)
    expect(variables).toMatchObject({ filter: { updatedSince: '1000-01-01T00:00:00.000Z' } })
  })

  test.each([
    ['limit=0', 'limit'],
    ['limit=201', 'limit'],
    ['limit=1.5', 'limit'],
    ['limit=', 'limit'],
    ['limit=1&limit=2', 'limit'],
    ['offset=-1', 'offset'],
    ['offset=1000001', 'offset'],
    ['status=ACTIVE', 'status'],
    ['status=deleted', 'status'],
    ['updated_since=yesterday', 'updated_since'],
    ['vereinId=mine', 'vereinId'],
    [`vereinId=${VEREIN_ID}&vereinId=${VEREIN_ID}`, 'vereinId'],
  ])('answers 400 validation_failed for %s', async (query, field) => {
    const { status, body, variables } = await ask('GET', `${EVENTS}?${query}`)
    expect(status).toBe(400)
    expect(body.code).toBe('validation_failed')
    expect(body.error).toMatch(new RegExp(`^${field}: .`))
    expect(variables).toBeUndefined()
  })
})

describe('POST /events', () => {
  test('answers 201 with every field but the coordinates', async () => {
    const { status, body, variables } = await ask('POST', EVENTS, NEW)
    expect(status).toBe(201)
    expect(body).toEqual({ event: SHOWN })
    expect(variables).toEqual({
      input: {
        idempotencyKey: null,
        ...{ name: 'Gala', startDate: '2026-07-01', endDate: '2026-07-02' },
      },
    })
  })

  test('hands on every documented field, trimmed, and no other', async () => {
    const { variables } = await ask('POST', EVENTS, {
      ...NEW,
      name: ' Gala ',
      description: null,
      location: '',
      location_coordinates: '52.52, 13.405',
      status: 'active',
      auto_confirm_assignments: true,
      id: EVENT_ID,
      created_by: 'me',
    })
    expect(variables).toEqual({
      input: {
        idempotencyKey: null,
        name: 'Gala',
        startDate: '2026-07-01',
        endDate: '2026-07-02',
        location: '',
        locationCoordinates: '52.52,13.405',
        status: 'ACTIVE',
        autoConfirmAssignments: true,
      },
    })
  })

  test.each<[string, unknown]>([
    ['name', { name: undefined }],
    ['name', { name: ' G ' }],
    ['name', { name: 'g'.repeat(141) }],
    ['name', { name: null }],
    ['name', { name: 7 }],
    ['description', { description: 'd'.repeat(4001) }],
    ['location', { location: 'l'.repeat(241) }],
    ['start_date', { start_date: undefined }],
    ['start_date', { start_date: '2026-02-30' }],
    ['start_date', { start_date: '2026-07-01T00:00:00Z' }],
    ['end_date', { end_date: '1.7.2026' }],
    ['location_coordinates', { location_coordinates: '91,0' }],
    ['location_coordinates', { location_coordinates: 'here' }],
    ['status', { status: 'ACTIVE' }],
    ['auto_confirm_assignments', { auto_confirm_assignments: 'yes' }],
  ])('answers 400 validation_failed naming %s for %j', async (field, changes) => {
    const { status, body, variables } = await ask('POST', EVENTS, {
      ...NEW,
      ...(changes as object),
    })
    expect([status, body.code]).toEqual([400, 'validation_failed'])
    expect(body.error).toMatch(new RegExp(`^${field}: .`))
    expect(variables).toBeUndefined()
  })

  test('leaves the order of the dates to the rules of the graph', async () => {
    expect((await ask('POST', EVENTS, { ...NEW, end_date: '2026-06-30' })).status).toBe(201)
  })
})

describe('GET /events/{eventId}', () => {
  test('answers the whole event, whatever the letter case of its id', async () => {
    const { status, body, variables } = await ask('GET', `${EVENTS}/${EVENT_ID.toUpperCase()}`)
    expect(status).toBe(200)
    expect(body).toEqual({ event: SHOWN })
    expect(variables).toEqual({ id: EVENT_ID })
  })

  test.each(['x', `${EVENT_ID}0`, `{${EVENT_ID}}`, '%20'])(
    'answers 400 validation_failed for the id %s',
    async (id) => {
      const { status, body } = await ask('GET', `${EVENTS}/${id}`)
      expect([status, body]).toEqual([
        400,
        { error: 'eventId: Send a UUID.', code: 'validation_failed' },
      ])
    },
  )
})

describe('PATCH /events/{eventId}', () => {
  test('distinguishes absent, null and a value', async () => {
    const input = async (body: unknown) => (await ask('PATCH', EVENT, body)).variables
    expect(await input({})).toEqual({ input: { eventId: EVENT_ID } })
    expect(await input({ description: null, location: null })).toEqual({
      input: { eventId: EVENT_ID, description: null, location: null },
    })
    expect(
      await input({
        name: 'Ball',
        description: 'd',
        location: 'l',
        start_date: '2026-07-03',
        end_date: '2026-07-04',
        status: 'archived',
        expected_updated_at: '2026-06-01T10:00:00+02:00',
      }),
    ).toEqual({
      input: {
        eventId: EVENT_ID,
        name: 'Ball',
        description: 'd',
        location: 'l',
        status: 'ARCHIVED',
        startDate: '2026-07-03',
        endDate: '2026-07-04',
        expectedUpdatedAt: '2026-06-01T08:00:00.000Z',
      },
    })
  })

  test('ignores what is no part of its body', async () => {
    const body = { auto_confirm_assignments: 'x', location_coordinates: 7, created_by: 'me' }
    const { status, variables } = await ask('PATCH', EVENT, body)
    expect(status).toBe(200)
    expect(variables).toEqual({ input: { eventId: EVENT_ID } })
  })

  test.each([
    ['name', { name: null }],
    ['start_date', { start_date: null }],
    ['status', { status: null }],
    ['status', { status: 'gone' }],
    ['expected_updated_at', { expected_updated_at: 'lately' }],
  ])('answers 400 validation_failed naming %s for %j', async (field, body) => {
    const answer = await ask('PATCH', EVENT, body)
    expect([answer.status, answer.body.code]).toEqual([400, 'validation_failed'])
    expect(answer.body.error).toMatch(new RegExp(`^${field}: .`))
  })
})

describe.each([
  ['POST', EVENTS],
  ['PATCH', EVENT],
] as const)('the body of %s', (method, url) => {
  test.each<[string, unknown, string | undefined, string]>([
    ['malformed', '{"name":', undefined, 'invalid_json'],
    [
      'larger than 1 MiB',
      JSON.stringify({ name: 'x'.repeat(1 << 20) }),
      undefined,
      'validation_failed',
    ],
    ['a list', [], undefined, 'validation_failed'],
    ['a text', '"Gala"', undefined, 'validation_failed'],
    ['a form', 'name=Gala', 'application/x-www-form-urlencoded', 'validation_failed'],
    ['said to be text', NEW, 'text/plain', 'validation_failed'],
    ['missing', undefined, undefined, 'validation_failed'],
  ])('is refused with 400 when it is %s', async (_, body, type, code) => {
    const answer = await ask(method, url, body, type)
    expect([answer.status, answer.body.code]).toEqual([400, code])
    expect(answer.headers['x-ratelimit-remaining']).toBe('179')
  })
})

describe('an unknown path or method', () => {
  test.each([
    ['GET', '/api/developer/v1'],
    ['GET', '/api/developer/v1/'],
    ['GET', '/api/developer/v1/event'],
    ['DELETE', EVENTS],
    ['PUT', EVENT],
    ['PUT', EVENTS],
  ] as const)('answers 404 not_found to %s %s', async (method, url) => {
    const { app } = await startSampleFacade({ caller: anApiKey() })
    const answer = await app.inject({ method, url })
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toEqual({ error: expect.any(String), code: 'not_found' })
    expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  })
})

describe('a path that is not percent-encoded', () => {
  test('is refused with 400 in the form of this API', async () => {
    const { app } = await startSampleFacade({ caller: anApiKey() })
    const answer = await app.inject({ url: `${EVENTS}/%zz` })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({ error: expect.any(String), code: 'validation_failed' })
  })
})
