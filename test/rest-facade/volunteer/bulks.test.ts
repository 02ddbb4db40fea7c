import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { newUuid } from '../../../platform/ids.ts'
import { VOLUNTEER_ROUTES } from '../../../rest-facade/volunteer/routes/index.ts'
import { VOLUNTEER_LIMITS } from '../../../schema/volunteer/limits.ts'
import { startTestApi, type TestApi } from '../../support/http/api.ts'
import { addAccount, addApiKey } from '../../support/volunteer/volunteer-fixtures.ts'

const API = '/api/developer/v1'
const EVENT = { name: 'Gala', start_date: '2099-07-01', end_date: '2099-07-02' }
const SHIFT = {
  title: 'Evening',
  start_time: '2099-07-01T18:00:00Z',
  end_time: '2099-07-01T22:00:00Z',
}

let api: TestApi
let token: string
let known: Readonly<Record<'event' | 'helper' | 'shift' | 'assignment', string>>

beforeAll(async () => {
  api = await startTestApi()
})

beforeEach(async () => {
  token = await addApiKey(api.volunteer, await addAccount(api.volunteer))
  known = await createRecords()
})

afterAll(() => api.close())

const send = (method: 'POST' | 'PUT', path: string, body: object, headers = {}) =>
  api.ask(method, `${API}${path}`, { token, body, headers })

/** An event, a helper, a shift, and the assignment of the helper to the shift. */
async function createRecords() {
  const idIn = async (...request: Parameters<typeof send>) => {
    const { body } = await send(...request)
    return (body.results[0]?.id ?? '') as string
  }
  const event = await idIn('POST', '/events/sync', { events: [{ ...EVENT, external_id: 'e-1' }] })
  const helpers = [{ last_name: 'Gruber', external_id: 'h-1', email: 'anna@x.example' }]
  const helper = await idIn('POST', '/helpers/bulk', { helpers })
  await send('PUT', `/events/${event}/helpers/${helper}/access`, {})
  const shift = await idIn('POST', `/events/${event}/shifts/bulk`, { shifts: [SHIFT] })
  const assignments = [{ shift_id: shift, helper_id: helper }]
  const assignment = await idIn('PUT', `/events/${event}/assignments`, { assignments })
  return { event, helper, shift, assignment }
}

interface BulkCase {
  /** Key of the items in the body. */
  list: string
  /** The fault of each item below. */
  invalid: object
  /** The REST name of the invalid member, with which the error begins where the ids are valid. */
  member: string
  /** What an item sends to identify a record, and what its failed result repeats. */
  items(): readonly (readonly [sent: object, answered: object])[]
}

const CASES: Readonly<Record<string, BulkCase>> = {
  'POST /events/sync': {
    list: 'events',
    invalid: { ...EVENT, start_date: 'soon' },
    member: 'start_date',
    items: () => [
      [{ external_id: 'e-1' }, { external_id: 'e-1', id: known.event }],
      [
        { external_id: 'e-2', id: known.event.toUpperCase() },
        { external_id: 'e-2', id: known.event },
      ],
      [
        { external_id: '', id: known.event },
        { external_id: '', id: known.event },
      ],
      [{ id: known.event }, { external_id: null, id: known.event }],
      [
        { external_id: 'e-1', id: 'no id' },
        { external_id: 'e-1', id: known.event },
      ],
      [{ external_id: 'e-2' }, { external_id: 'e-2', id: null }],
      [
        { external_id: 'e-2', id: newUuid() },
        { external_id: 'e-2', id: null },
      ],
      [{}, { external_id: null, id: null }],
    ],
  },
  'POST /helpers/bulk': {
    list: 'helpers',
    invalid: { phone: 'none' },
    member: 'phone',
    items: () => [
      [{ id: known.helper.toUpperCase() }, { id: known.helper }],
      [{ external_id: 'h-1' }, { id: known.helper }],
      [{ email: 'Anna@x.example' }, { id: known.helper }],
      [{ external_id: 'h-1', id: 'no id' }, { id: known.helper }],
      [{ external_id: 'h-2', id: newUuid() }, { id: null }],
      [{}, { id: null }],
    ],
  },
  'PUT /events/:eventId/assignments': {
    list: 'assignments',
    invalid: { note: 7 },
    member: 'note',
    items: () => [
      [
        { shift_id: known.shift, helper_id: known.helper.toUpperCase() },
        { id: known.assignment, overlaps: [] },
      ],
      [
        { shift_id: known.shift, helper_id: newUuid() },
        { id: null, overlaps: [] },
      ],
      [
        { shift_id: 'no id', helper_id: known.helper },
        { id: null, overlaps: [] },
      ],
      [{}, { id: null, overlaps: [] }],
    ],
  },
  'PUT /events/:eventId/helpers/access': {
    list: 'event_access',
    invalid: { role_ids: 'bar' },
    member: 'role_ids',
    items: () => [
      [{ helper_id: known.helper.toUpperCase() }, { helper_id: known.helper }],
      [{ helper_id: 'no id' }, { helper_id: null }],
      [{}, { helper_id: null }],
    ],
  },
  // It creates shifts only, so no item of it has an id.
  'POST /events/:eventId/shifts/bulk': {
    list: 'shifts',
    invalid: { ...SHIFT, title: 'E' },
    member: 'title',
    items: () => [[{ id: known.shift, external_id: 's-1' }, { id: null }]],
  },
}

const BULKS = VOLUNTEER_ROUTES.filter(
  ({ bodyLimit }) => bodyLimit === VOLUNTEER_LIMITS.bulkBytes,
).map(({ method, path }) => `${method} ${path}`)

test('every bulk route has a case', () => {
  expect(Object.keys(CASES).sort()).toEqual([...BULKS].sort())
})

describe.each(Object.entries(CASES))('%s', (route, { list, invalid, member, items }) => {
  const post = (sent: readonly unknown[]) => {
    const [method, path = ''] = route.split(' ')
    const of = path.replace(':eventId', known.event)
    return send(method as 'POST' | 'PUT', of, { [list]: sent })
  }

  test('identifies the known record in the result of an invalid item', async () => {
    const { status, body } = await post(items().map(([sent]) => ({ ...invalid, ...sent })))
    expect(status).toBe(200)
    expect(body.results).toEqual(
      items().map(([, answered], index) => ({
        ...{ index, ...answered, outcome: 'failed', code: 'validation_failed' },
        error: expect.any(String),
      })),
    )
  })

  test('names the invalid member as the client spelled it', async () => {
    const [[sent] = [{}]] = items()
    const { body } = await post([{ ...sent, ...invalid }])
    expect(body.results[0].error).toMatch(new RegExp(`^${member}: `))
  })

  test('fails items that are no objects, and no other', async () => {
    const { body } = await post([null, 'an item', 7, []])
    expect(body.results.map(({ code }: { code: string }) => code)).toEqual(
      Array.from({ length: 4 }, () => 'validation_failed'),
    )
  })
})

test('an assignment without its shift is refused by the REST name of the shift', async () => {
  const assignments = [{ helper_id: known.helper }]
  const { body } = await send('PUT', `/events/${known.event}/assignments`, { assignments })
  expect(body.results[0].error).toMatch(/^shift_id: /)
})

test('another fault of a refused item is another request to its Idempotency-Key', async () => {
  const key = newUuid()
  const sync = (item: object) =>
    send(
      'POST',
      '/events/sync',
      { events: [{ ...EVENT, external_id: 'e-9', ...item }] },
      {
        'idempotency-key': key,
      },
    )
  expect((await sync({ start_date: 'soon' })).status).toBe(200)
  expect((await sync({ status: 'nope' })).body.code).toBe('idempotency_conflict')
})
