import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { newUuid } from '../../../platform/ids.ts'
import { VOLUNTEER_ROUTES } from '../../../rest-facade/volunteer/routes/index.ts'
import { inTransaction } from '../../../subgraphs/foundation/database/transaction.ts'
import { startTestApi, type TestApi } from '../../support/http/api.ts'
import { makeGate } from '../../support/time/until.ts'
import { addAccount, addApiKey } from '../../support/volunteer/volunteer-fixtures.ts'

const PREFIX = '/api/developer/v1'

let api: TestApi
let clubId: string
let key: string
let workflowId: string
let ids: Record<'eventId' | 'otherEventId' | 'helperId' | 'workflowId' | 'runId', string>

beforeAll(async () => {
  api = await startTestApi()
  clubId = await addAccount(api.volunteer)
  key = await addApiKey(api.volunteer, clubId)
  workflowId = await post('/automation/workflows', { ...WORKFLOW, enabled: true })
})

beforeEach(async () => {
  const [eventId, otherEventId] = [await post('/events', EVENT), await post('/events', EVENT)]
  const helperId = await post('/helpers/bulk', { helpers: [{ last_name: 'Gruber' }] })
  for (const id of [eventId, otherEventId])
    await api.ask('PUT', `${PREFIX}/events/${id}/helpers/${helperId}/access`, { token: key })
  ids = { eventId, otherEventId, helperId, workflowId, runId: newUuid() }
})

afterAll(() => api.close())

const EVENT = { name: 'Gala', start_date: '2099-07-01', end_date: '2099-07-02', status: 'archived' }
const SHIFT = {
  title: 'Evening',
  start_time: '2099-07-01T18:00:00Z',
  end_time: '2099-07-01T22:00:00Z',
}
const WORKFLOW = {
  name: 'Welcome',
  trigger: { type: 'manual' },
  actions: [{ type: 'send_message', body: 'Welcome.' }],
}

/** How a POST is driven: a body, another one, and what changes the state of its answer afterwards. */
interface Case {
  body: object
  /** None where the route takes no body. */
  other?: object | (() => object)
  /** Makes what the request is about, once for each request that is carried out. */
  prepare?: () => Promise<void>
  /** A request that is refused by a rule, not by its shape. */
  refused?: { body?: object; path?: string }
  change?: (answer: Record<string, { id: string; options?: { id: string }[] }>) => Promise<unknown>
}

const patch = (path: string, body: object) =>
  api.ask('PATCH', `${PREFIX}${toPath(path)}`, { token: key, body })

const remove = (path: string) => api.ask('DELETE', `${PREFIX}${toPath(path)}`, { token: key })

const NO_CASE: Case = { body: {} }

const MISSING = { path: '/events/:missing' }

const CASES: Readonly<Record<string, Case>> = {
  '/events': {
    body: EVENT,
    other: { ...EVENT, name: 'Fair' },
    refused: { body: { ...EVENT, end_date: '2099-06-01' } },
    change: ({ event }) => patch(`/events/${event?.id}`, { name: 'Ball', status: 'active' }),
  },
  '/events/sync': {
    body: { events: [{ ...EVENT, external_id: 'e-1' }, { external_id: 'e-2' }] },
    other: { events: [{ ...EVENT, external_id: 'e-1' }, { external_id: 'e-3' }] },
    change: async () => {
      const body = { events: [{ ...EVENT, external_id: 'e-1', name: 'Ball' }] }
      await api.ask('POST', `${PREFIX}/events/sync`, { token: key, body })
    },
  },
  '/events/:eventId/roles': {
    body: { name: 'Bar' },
    other: { name: 'Grill' },
    refused: MISSING,
    change: ({ role }) => remove(`/events/:eventId/roles/${role?.id}`),
  },
  '/events/:eventId/shifts': {
    body: SHIFT,
    other: { ...SHIFT, title: 'Night' },
    refused: { body: { ...SHIFT, end_time: SHIFT.start_time } },
    change: ({ shift }) =>
      api.ask('PUT', `${PREFIX}${toPath('/events/:eventId/assignments')}`, {
        token: key,
        body: { assignments: [{ shift_id: shift?.id, helper_id: ids.helperId }] },
      }),
  },
  '/events/:eventId/shifts/bulk': {
    body: { shifts: [SHIFT, { title: 'N' }] },
    other: { shifts: [SHIFT, { title: 7 }] },
    refused: MISSING,
    change: () => patch('/events/:eventId', { status: 'cancelled' }),
  },
  '/helpers/bulk': {
    body: { helpers: [{ last_name: 'Huber', external_id: 'h-1' }, { last_name: '' }] },
    other: { helpers: [{ last_name: 'Huber', external_id: 'h-1' }, { email: '?' }] },
    change: async () => {
      const body = { helpers: [{ last_name: 'Maier', external_id: 'h-1' }] }
      const { body: again } = await api.ask('POST', `${PREFIX}/helpers/bulk`, { token: key, body })
      await remove(`/helpers/${again.results[0].id}`)
    },
  },
  '/events/:eventId/messages': {
    body: { body: 'Come early.', status: 'draft' },
    other: { body: 'Come late.', status: 'draft' },
    refused: MISSING,
    change: ({ message }) => patch(`/events/:eventId/messages/${message?.id}`, { body: 'Never.' }),
  },
  '/events/:eventId/broadcasts': {
    body: { body: 'Come early.', status: 'draft' },
    other: { body: 'Come late.', status: 'draft' },
    refused: MISSING,
    change: ({ message }) => patch(`/events/:eventId/messages/${message?.id}`, { status: 'sent' }),
  },
  '/events/:eventId/availability-requests': {
    body: { title: 'When?', options: [{ label: 'Friday' }], respond_by: '2099-06-01T00:00:00Z' },
    other: { title: 'When?', options: [{ label: 'Monday' }], respond_by: '2099-06-01T00:00:00Z' },
    refused: MISSING,
    change: async ({ availability_request: poll }) => {
      const path = `/events/:eventId/availability-requests/${poll?.id}`
      const [option] = poll?.options ?? []
      await api.ask('PUT', `${PREFIX}${toPath(path)}/responses/${ids.helperId}`, {
        token: key,
        body: { answers: [{ option_id: option?.id, availability: 'yes' }] },
      })
      await patch(path, { status: 'closed' })
    },
  },
  '/automation/workflows': {
    body: WORKFLOW,
    other: { ...WORKFLOW, name: 'Hello' },
    refused: { body: { ...WORKFLOW, event_id: newUuid() } },
    change: ({ workflow }) => patch(`/automation/workflows/${workflow?.id}`, { name: 'Bye' }),
  },
  '/automation/workflows/:workflowId/trigger': {
    body: {},
    other: () => ({ helper_ids: [ids.helperId] }),
    refused: { body: { event_id: newUuid() } },
  },
  '/automation/workflows/:workflowId/runs/:runId/start': {
    body: {},
    async prepare() {
      const path = PREFIX + toPath('/automation/workflows/:workflowId/trigger')
      ids.runId = (await api.ask('POST', path, { token: key, body: {} })).body.run.id
      const skip = "UPDATE workflow_runs SET status = 'SKIPPED' WHERE id = ?"
      await api.volunteer.query(skip, [ids.runId])
    },
  },
  '/webhooks': {
    body: { url: 'https://hooks.club.com/in', events: ['event.created'] },
    other: { url: 'https://hooks.club.com/other', events: ['event.created'] },
    refused: { body: { url: 'https://127.0.0.1/in', events: ['event.created'] } },
    change: ({ webhook }) => remove(`/webhooks/${webhook?.id}`),
  },
  '/events/:eventId/helpers/:helperId/link': {
    body: {},
    other: { expires_in_days: 1 },
    refused: MISSING,
    change: () =>
      api.ask('POST', `${PREFIX}${toPath('/events/:eventId/helpers/:helperId/link')}`, {
        token: key,
        body: { revoke_earlier: true },
      }),
  },
}

function toPath(path: string): string {
  return path
    .replace(':missing', newUuid())
    .replace(/:(eventId|helperId|workflowId|runId)/g, (_all, name: keyof typeof ids) => ids[name])
}

async function post(path: string, body: object): Promise<string> {
  const answer = await api.ask('POST', PREFIX + path, { token: key, body })
  return (Object.values(answer.body).flat()[0] as { id: string }).id
}

const POSTS = VOLUNTEER_ROUTES.filter(({ method }) => method === 'POST').map((route) => ({
  route,
  title: `POST ${route.path}`,
  driven: CASES[route.path] ?? NO_CASE,
}))

test('every POST of the volunteer API has a case here', () => {
  expect(POSTS.map(({ route }) => route.path).toSorted()).toEqual(Object.keys(CASES).toSorted())
})

describe.each(POSTS)('$title with an Idempotency-Key', ({ route, driven }) => {
  const { body, other, prepare, refused, change } = driven

  beforeEach(() => prepare?.())

  const send = (idempotencyKey: string | null, sent: object = body, path = route.path, by = key) =>
    api.ask('POST', PREFIX + toPath(path), {
      token: by,
      body: sent,
      headers: idempotencyKey === null ? {} : { 'idempotency-key': idempotencyKey },
    })

  const countKept = async () => {
    const [row] = await api.volunteer.query<{ n: string }[]>(
      'SELECT (SELECT count(*) FROM event_log) + (SELECT count(*) FROM webhook_endpoints) AS n',
    )
    return Number(row?.n)
  }

  test('answers a repetition as the first request, whatever changed since, and does nothing more', async () => {
    const idempotencyKey = newUuid()
    const first = await send(idempotencyKey)
    expect(first.status).toBe(route.status)
    expect(first.headers['idempotency-replayed']).toBeUndefined()

    await change?.(first.body)
    const kept = await countKept()
    const second = await send(idempotencyKey)
    expect([second.status, second.body]).toEqual([first.status, first.body])
    expect(second.headers['idempotency-replayed']).toBe('true')
    expect(await countKept()).toBe(kept)
  })

  test('answers 409 idempotency_conflict to another body, path or route', async () => {
    const idempotencyKey = newUuid()
    expect((await send(idempotencyKey)).status).toBe(route.status)
    const others = []
    if (other)
      others.push(await send(idempotencyKey, typeof other === 'function' ? other() : other))
    if (route.path.includes(':runId'))
      others.push(await send(idempotencyKey, body, route.path.replace(':runId', newUuid())))
    if (route.path.includes(':eventId'))
      others.push(
        await send(idempotencyKey, body, route.path.replace(':eventId', ids.otherEventId)),
      )
    for (const { path } of POSTS.map(({ route: one }) => one))
      if (path !== route.path) others.push(await send(idempotencyKey, CASES[path]?.body, path))
    expect(others.map((one) => [one.status, one.body.code])).toEqual(
      others.map(() => [409, 'idempotency_conflict']),
    )
  })

  test('runs the request of another API key with the same Idempotency-Key', async () => {
    const idempotencyKey = newUuid()
    await send(idempotencyKey)
    const colleague = await addApiKey(api.volunteer, clubId)
    await prepare?.()
    const sent = route.path === '/events/:eventId/roles' ? { name: 'Tills' } : body
    const { status, headers } = await send(idempotencyKey, sent, route.path, colleague)
    expect([status, headers['idempotency-replayed']]).toEqual([route.status, undefined])
  })

  test.each([
    ['empty', ''],
    ['longer than 255 characters', 'k'.repeat(256)],
    ['not ASCII', 'schl\u00fcssel'],
    ['a control character', 'a\tb'],
  ])('answers 400 to a key that is %s', async (_what, idempotencyKey) => {
    const { status, body: answer } = await send(idempotencyKey)
    expect([status, answer.code]).toEqual([400, 'validation_failed'])
    expect(answer.error).toMatch(/^idempotency-key: /)
  })

  test('takes a key of 255 characters', async () => {
    expect((await send(newUuid().padEnd(255, ' ~'))).status).toBe(route.status)
  })

  if (refused)
    test('frees the key of a refused request', async () => {
      const idempotencyKey = newUuid()
      const path = refused.path && route.path.replace('/events/:eventId', refused.path)
      const { status } = await send(idempotencyKey, refused.body ?? body, path ?? route.path)
      expect(status).toBeGreaterThanOrEqual(400)

      const good = await send(idempotencyKey)
      expect([good.status, good.headers['idempotency-replayed']]).toEqual([route.status, undefined])
    })
})

describe('POST /events with an Idempotency-Key', () => {
  test('answers 409 idempotency_in_progress with Retry-After while the first request runs', async () => {
    const ask = (idempotencyKey: string) =>
      api.ask('POST', `${PREFIX}/events`, {
        token: key,
        body: EVENT,
        headers: { 'idempotency-key': idempotencyKey },
      })
    await ask('before')
    const [claimed, release] = [makeGate(), makeGate()]
    const first = inTransaction(api.volunteer, async (tx) => {
      await tx.query(
        `INSERT INTO idempotent_answers (scope, idempotency_key, fingerprint, answer, created_at)
         SELECT scope, 'running', fingerprint, '', created_at FROM idempotent_answers
         WHERE idempotency_key = 'before'`,
      )
      claimed.open()
      await release.opened
      throw new Error('The first request failed.')
    })
    await claimed.opened
    const early = await ask('running')
    expect([early.status, early.body.code]).toEqual([409, 'idempotency_in_progress'])
    expect(early.headers['retry-after']).toBe('1')

    release.open()
    await expect(first).rejects.toThrow('The first request failed.')
    expect((await ask('running')).status).toBe(201)
  })
})
