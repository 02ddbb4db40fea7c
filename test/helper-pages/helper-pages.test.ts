import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { inTransaction } from '../../subgraphs/foundation/transaction.ts'
import { clubProfileStore } from '../../subgraphs/volunteer/club-profiles/store.ts'
import { makeUnsubscribeTokens } from '../../subgraphs/volunteer/helper-links/unsubscribe-tokens.ts'
import { startTestApi, type TestApi } from '../support/api.ts'
import { addClub } from '../support/fixtures.ts'
import { SECRET_KEYS } from '../support/serve-tiers.ts'
import { addAccount, addApiKey } from '../support/volunteer-fixtures.ts'

const PREFIX = '/api/developer/v1'

let api: TestApi
let key: string
let eventId: string
let helperId: string
let link: string

beforeAll(async () => {
  api = await startTestApi({ limits: { credential: 20 } })
})

beforeEach(async () => {
  const clubId = (await addClub(api.club)).club.id
  const profile = { clubId, name: 'TC Nord', timezone: 'Europe/Berlin', language: 'es' }
  await inTransaction(api.volunteer, (tx) =>
    clubProfileStore.replaceAll(tx, [{ ...profile, updatedAt: new Date() }]),
  )
  key = await addApiKey(api.volunteer, await addAccount(api.volunteer, { clubId }))
  const event = { name: 'Gala <b>', start_date: '2099-07-01', end_date: '2099-07-02' }
  eventId = (await ask('POST', '/events', { ...event, status: 'active' })).event.id
  const helpers = [{ first_name: 'Anna', last_name: 'Gruber', language: 'de-AT' }]
  helperId = (await ask('POST', '/helpers/bulk', { helpers })).results[0].id
  await ask('PUT', `/events/${eventId}/helpers/${helperId}/access`, {})
  const made = await ask('POST', `/events/${eventId}/helpers/${helperId}/link`, {})
  link = made.helper_link.url
})

afterAll(() => api.close())

const ask = async (
  method: 'POST' | 'PUT' | 'PATCH' | 'GET' | 'DELETE',
  path: string,
  body?: object,
) => (await api.ask(method, PREFIX + path, { token: key, ...(body && { body }) })).body

/** Adds a shift at which the helper is asked; returns its id. */
async function assign(changes: object = {}, status = 'pending'): Promise<string> {
  const shift = {
    ...{
      title: 'Bar & more',
      start_time: '2099-07-01T18:00:00Z',
      end_time: '2099-07-01T22:00:00Z',
    },
    ...changes,
  }
  const { id } = (await ask('POST', `/events/${eventId}/shifts`, shift)).shift
  const assignments = [{ shift_id: id, helper_id: helperId, status }]
  await ask('PUT', `/events/${eventId}/assignments`, { assignments })
  return id
}

const statusOf = async (shiftId: string) =>
  (await ask('GET', `/events/${eventId}/assignments?shift_id=${shiftId}`)).assignments[0].status

interface Sent {
  form?: Record<string, string> | string
  cookie?: string
  headers?: Record<string, string>
}

async function open(method: 'GET' | 'POST', url: string, { form, cookie, headers }: Sent = {}) {
  const answer = await api.app.inject({
    method,
    url,
    headers: {
      ...(form !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
      ...(cookie !== undefined && { cookie }),
      ...headers,
    },
    ...(form !== undefined && { payload: new URLSearchParams(form).toString() }),
  })
  return { status: answer.statusCode, page: answer.body, headers: answer.headers }
}

async function signIn(token = link): Promise<string> {
  const { headers } = await open('POST', '/helpers/session', { form: { token } })
  return String(headers['set-cookie']).split(';')[0] ?? ''
}

describe('GET /helpers/', () => {
  test('asks for the link where there is no session, without a word of anybody', async () => {
    const { status, page, headers } = await open('GET', '/helpers/')
    expect(status).toBe(200)
    expect(page).toContain('<form method="post" action="/helpers/session" data-link>')
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['referrer-policy']).toBe('no-referrer')
    expect(page).not.toMatch(/<script>|style="|\son\w+="|https?:\/\//)
    expect((await open('GET', '/helpers')).status).toBe(200)
    for (const file of ['/helpers/style.css', '/helpers/page.js'])
      expect((await open('GET', file)).status).toBe(200)
  })

  test('shows name, event and shifts in the language of the helper and the zone of the club', async () => {
    await assign()
    const { status, page } = await open('GET', '/helpers/', { cookie: await signIn() })
    expect(status).toBe(200)
    expect(page).toContain('<html lang="de">')
    expect(page).toContain('Hallo Anna')
    expect(page).toContain('Gala &lt;b&gt;')
    expect(page).toContain('Bar &amp; more')
    // 18:00 to 22:00 UTC in Berlin's summer.
    expect(page).toMatch(/20:00.{1,3}00:00|20:00[^<]*00:00/)
    expect(page).toContain('Europe/Berlin')
    expect(page).toContain('Bitte antworten')
  })

  test('asks for the link again once it is void', async () => {
    const cookie = await signIn()
    await ask('DELETE', `/events/${eventId}/helpers/${helperId}/access`)
    const { status, page, headers } = await open('GET', '/helpers/', { cookie })
    expect(status).toBe(401)
    expect(page).toContain('not valid any more')
    expect(String(headers['set-cookie'])).toContain('Max-Age=0')
  })
})

describe('POST /helpers/session', () => {
  test('exchanges a link, or its token, for a cookie that no script reads', async () => {
    const token = link.split('#')[1] ?? ''
    for (const given of [link, token, ` ${link} `]) {
      const { status, headers } = await open('POST', '/helpers/session', { form: { token: given } })
      expect([status, headers.location]).toEqual([303, '/helpers/'])
      expect(String(headers['set-cookie'])).toMatch(/HttpOnly; SameSite=Strict/)
    }
  })

  test.each([
    ['no token', ''],
    ['a token of no key', `hl_${'A'.repeat(55)}`],
    ['a text with a line break', 'hl_a\r\nset-cookie: x=y'],
    ['a long text', 'x'.repeat(5_000)],
  ])('refuses %s with a page that says what to do', async (_what, token) => {
    const { status, page } = await open('POST', '/helpers/session', { form: { token } })
    expect(status).toBe(401)
    expect(page).toContain('Ask your club for a new one')
  })

  test('refuses a body that is too long for a form, and forms of other sites', async () => {
    const long = await open('POST', '/helpers/session', { form: { token: 'x'.repeat(20_000) } })
    expect(long.status).toBe(413)
    const others: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'https://evil.example', host: 'clubgate.example' },
    ]
    for (const headers of others)
      expect(
        (await open('POST', '/helpers/session', { form: { token: link }, headers })).status,
      ).toBe(403)
  })
})

describe('POST /helpers/answer', () => {
  test('says yes to a shift, then cancels it with a reason', async () => {
    const [shift_id, cookie] = [await assign(), await signIn()]
    const yes = await open('POST', '/helpers/answer', { cookie, form: { shift_id, answer: 'yes' } })
    expect([yes.status, yes.headers.location]).toEqual([303, '/helpers/'])
    expect(await statusOf(shift_id)).toBe('confirmed')
    const form = { shift_id, answer: 'no', reason: 'Ill' }
    await open('POST', '/helpers/answer', { cookie, form })
    expect(await statusOf(shift_id)).toBe('cancelled')
    expect((await open('GET', '/helpers/', { cookie })).page).toContain('Abgesagt')
  })

  test('says no to a shift that the helper was asked for', async () => {
    const [shift_id, cookie] = [await assign(), await signIn()]
    await open('POST', '/helpers/answer', { cookie, form: { shift_id, answer: 'no' } })
    expect(await statusOf(shift_id)).toBe('declined')
  })

  test('says on the page why a shift cannot be taken', async () => {
    const [shift_id, cookie] = [await assign(), await signIn()]
    await ask('PATCH', `/events/${eventId}/shifts/${shift_id}`, { status: 'cancelled' })
    const form = { shift_id, answer: 'yes' }
    const { status, page } = await open('POST', '/helpers/answer', { cookie, form })
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    expect(page).toContain('role="alert"')
    expect(page).toContain('Hallo Anna')
  })

  test.each([
    ['an id that is none', { shift_id: 'x', answer: 'yes' }],
    ['no fields', {}],
    ['a megabyte of id', { shift_id: 'x'.repeat(7_000), answer: 'no' }],
  ])('refuses %s, and changes nothing', async (_what, form) => {
    const { status, page } = await open('POST', '/helpers/answer', { cookie: await signIn(), form })
    expect([400, 404]).toContain(status)
    expect(page).toContain('role="alert"')
  })

  test('asks for the link where there is no session', async () => {
    const { page } = await open('POST', '/helpers/answer', { form: { answer: 'yes' } })
    expect(page).toContain('data-link')
  })
})

describe('POST /helpers/leave', () => {
  test('ends the session in this browser', async () => {
    const { status, headers } = await open('POST', '/helpers/leave', { cookie: await signIn() })
    expect(status).toBe(303)
    expect(String(headers['set-cookie'])).toContain('Max-Age=0')
  })
})

describe('/helpers/unsubscribe', () => {
  const path = () => `/helpers/unsubscribe?t=${makeUnsubscribeTokens(SECRET_KEYS).seal(helperId)}`
  const mailOf = async () => (await ask('GET', `/helpers/${helperId}`)).helper.mail

  test('changes nothing by a GET, which mail scanners send', async () => {
    const { status, page } = await open('GET', path())
    expect(status).toBe(200)
    expect(page).toContain('Keine Mails mehr erhalten')
    expect(await mailOf()).toBe('on')
  })

  test('switches mails off by the one click of a mail program, whatever form its body has', async () => {
    const { status, page } = await open('POST', path(), {
      form: { 'List-Unsubscribe': 'One-Click' },
      headers: { 'sec-fetch-site': 'cross-site', origin: 'https://mail.example' },
    })
    expect(status).toBe(200)
    expect(await mailOf()).toBe('off')
    expect(page).toContain('Wieder Mails erhalten')
    await open('POST', path(), { form: { mail: 'on' } })
    expect(await mailOf()).toBe('on')
    const boundary = 'multipart/form-data; boundary=b'
    await open('POST', path(), { headers: { 'content-type': boundary }, form: '--b--' })
    expect(await mailOf()).toBe('off')
  })

  test.each([
    ['no token', '/helpers/unsubscribe'],
    ['two tokens', '/helpers/unsubscribe?t=a&t=b'],
    ['a token of no key', `/helpers/unsubscribe?t=hu_${'A'.repeat(43)}`],
    ['a long token', `/helpers/unsubscribe?t=${'A'.repeat(3_000)}`],
  ])('answers 404 with a page for %s', async (_what, url) => {
    for (const method of ['GET', 'POST'] as const) {
      const { status, page } = await open(method, url)
      expect(status).toBe(404)
      expect(page).toContain('not valid any more')
    }
  })

  test('counts guesses against their address, and still serves a good token', async () => {
    const guess = { remoteAddress: '198.51.100.7', url: '/helpers/unsubscribe?t=hu_guess' }
    const statuses: number[] = []
    for (let nth = 0; nth < 30; nth += 1) statuses.push((await api.app.inject(guess)).statusCode)
    expect(statuses).toContain(429)
    const good = await api.app.inject({ ...guess, url: path() })
    expect(good.statusCode).toBe(200)
  })
})
