import type { OutgoingHttpHeaders } from 'node:http'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { makeShownTimes } from '../../../rest-facade/helper-pages/cards/shown-times.ts'
import {
  makeLinkCookie,
  type OpenedLink,
  withLink,
} from '../../../rest-facade/helper-pages/session/link-cookie.ts'
import { pageWordsOf, variantOf } from '../../../rest-facade/helper-pages/words.ts'
import { inTransaction } from '../../../subgraphs/foundation/database/transaction.ts'
import { clubProfileStore } from '../../../subgraphs/volunteer/club-profiles/store.ts'
import { makeUnsubscribeTokens } from '../../../subgraphs/volunteer/helper-links/unsubscribe-tokens.ts'
import { addClub } from '../../support/club/fixtures.ts'
import { startTestApi, type TestApi } from '../../support/http/api.ts'
import { SECRET_KEYS } from '../../support/http/serve-tiers.ts'
import { addAccount, addApiKey } from '../../support/volunteer/volunteer-fixtures.ts'

const PREFIX = '/api/developer/v1'

let api: TestApi
let key: string
let clubId: string
let eventId: string
let helperId: string
let link: string

beforeAll(async () => {
  api = await startTestApi({ limits: { credential: 20, helper: 20 } })
})

beforeEach(async () => {
  clubId = (await addClub(api.club)).club.id
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

const TIMES = { start_time: '2099-07-01T18:00:00Z', end_time: '2099-07-01T22:00:00Z' }

/** The form of a shift at `TIMES`. */
const yesTo = (shift_id: string) => ({ shift_id, ...TIMES, answer: 'yes' })

/** Adds a shift at which the helper is asked; returns its id. */
async function assign(changes: object = {}, status = 'pending'): Promise<string> {
  const shift = {
    ...{ title: 'Bar & more', ...TIMES },
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

/** Follows the redirect of a page whose address does not name the helper's place yet. */
async function open(
  method: 'GET' | 'POST',
  url: string,
  { form, cookie, headers }: Sent = {},
): Promise<{ status: number; page: string; headers: OutgoingHttpHeaders }> {
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
  const { location } = answer.headers
  if (method === 'GET' && location)
    return open('GET', location, { ...(cookie && { cookie }), ...(headers && { headers }) })
  return { status: answer.statusCode, page: answer.body, headers: answer.headers }
}

async function signIn(token = link, cookie = ''): Promise<string> {
  const { headers } = await open('POST', '/helpers/session', { form: { token }, cookie })
  return String(headers['set-cookie']).split(';')[0] ?? ''
}

/** The address of the helper's page: it names event and access. */
const addressOf = (event = eventId) =>
  expect.stringMatching(RegExp(`^/helpers/\\?event=${event}&access=[0-9a-f-]{36}$`))

/** The same, with the shift at which the page opens. */
const answeredAt = (shiftId: string) =>
  expect.stringMatching(RegExp(`event=${eventId}&access=[^&]+&answered=${shiftId}#answered$`))

/** Another event of the club at which the helper is asked for a shift. */
async function addOther(name: string) {
  const days = { start_date: '2099-07-01', end_date: '2099-07-02' }
  const { id } = (await ask('POST', '/events', { name, ...days, status: 'active' })).event
  await ask('PUT', `/events/${id}/helpers/${helperId}/access`, {})
  const { url } = (await ask('POST', `/events/${id}/helpers/${helperId}/link`, {})).helper_link
  return { id, url }
}

describe('a browser in which several links were opened', () => {
  const fieldsOf = (page: string) => ({
    event: /name="event" value="([^"]+)"/.exec(page)?.[1] ?? '',
    access: /name="access" value="([^"]+)"/.exec(page)?.[1] ?? '',
  })

  test('answers for the event of the form, and stays there', async () => {
    const shift_id = await assign()
    const first = await signIn()
    const seen = await open('GET', '/helpers/', { cookie: first })
    const other = await addOther('Turnier')
    const cookie = await signIn(other.url, first)
    expect((await open('GET', '/helpers/', { cookie })).page).toContain('<b>Turnier</b>')
    const form = { ...yesTo(shift_id), ...fieldsOf(seen.page) }
    const { status, headers } = await open('POST', '/helpers/answer', { cookie, form })
    expect([status, headers.location]).toEqual([303, answeredAt(shift_id)])
    expect(await statusOf(shift_id)).toBe('confirmed')
    const { page } = await open('GET', String(headers.location), { cookie })
    expect(page).toContain('<b>Gala &lt;b&gt;</b>')
    expect(page).toContain('Turnier (Anna)</a>')
    const switched = /<a href="([^"]+)">Turnier/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? ''
    expect((await open('GET', switched, { cookie })).page).toContain('<b>Turnier</b>')
    const named = await open('GET', `/helpers/?event=${eventId}`, { cookie })
    expect(named.page).toContain('<b>Gala &lt;b&gt;</b>')
  })

  test('never answers for another event, and asks for the link of one that it has not', async () => {
    const [shift_id, other] = [await assign(), await addOther('Turnier')]
    const { page } = await open('GET', '/helpers/', { cookie: await signIn() })
    const cookie = await signIn(other.url)
    const form = { ...yesTo(shift_id), ...fieldsOf(page) }
    const answer = await open('POST', '/helpers/answer', { cookie, form })
    expect(answer.page).toContain('action="/helpers/session"')
    expect(await statusOf(shift_id)).toBe('pending')
  })

  test('believes no place that the cookie claims for a token', async () => {
    const [own, other] = [await signIn(), await addOther('Turnier')]
    const cookie = own.replace(eventId, other.id)
    const { status } = await open('GET', `/helpers/?event=${other.id}`, { cookie })
    expect(status).toBe(401)
  })

  test('loses a link that is void by now, and keeps the others', async () => {
    const other = await addOther('Turnier')
    const cookie = await signIn(link, await signIn(other.url))
    await ask('DELETE', `/events/${other.id}/helpers/${helperId}/access`)
    const { page, headers } = await open('GET', '/helpers/', { cookie })
    expect(page).not.toContain('Turnier')
    expect(String(headers['set-cookie']).split(';')[0]).toBe(await signIn())
  })

  test('keeps the session of 1.0.0, whose cookie has the token alone', async () => {
    const [name = '', value = ''] = (await signIn()).split('=')
    const cookie = `${name}=${value.split('.')[0]}`
    expect((await open('GET', '/helpers/', { cookie })).page).toContain('Hallo Anna')
  })
})

describe('the cookie of links', () => {
  const uuid = (at: number) => `0197a000-0000-7000-8000-${String(at).padStart(12, '0')}`
  const opened = (at: number) => ({
    ...{ token: `hl_${String(at).padStart(55, 'A')}`, accessId: uuid(at), eventId: uuid(at) },
  })

  test('keeps the last ten within 4 KB, and one for each access', () => {
    const { set, read } = makeLinkCookie(true)
    let links: OpenedLink[] = []
    for (let at = 0; at < 12; at += 1) links = withLink(links, opened(at))
    const cookie = set(links)
    expect(cookie.length).toBeLessThan(4096)
    expect(read(cookie.split(';')[0])).toEqual(links)
    expect(links.map(({ accessId }) => accessId)).toEqual(
      [11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map(uuid),
    )
    const again = { ...opened(5), token: 'hl_new' }
    expect(withLink(links, again).slice(0, 3)).toEqual([again, opened(11), opened(10)])
    expect(withLink(links, again)).toHaveLength(10)
  })
})

describe('GET /helpers/', () => {
  test('asks for the link where there is no session, without any name', async () => {
    const { status, page, headers } = await open('GET', '/helpers/')
    expect(status).toBe(200)
    expect(page).toContain('<form method="post" action="/helpers/session">')
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['referrer-policy']).toBe('strict-origin')
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

  test('stays in a language that is chosen there, with every form and link', async () => {
    const [shift_id, cookie] = [await assign(), await signIn()]
    const { page } = await open('GET', '/helpers/', { cookie })
    const address = /<a href="([^"]+)" lang="es"/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? ''
    const chosen = await open('GET', address, { cookie })
    expect(chosen.page).toContain('<html lang="es">')
    expect(chosen.page).toContain('name="lang" value="es"')
    const form = { ...yesTo(shift_id), lang: 'es' }
    const { headers } = await open('POST', '/helpers/answer', { cookie, form })
    expect(headers.location).toContain('&lang=es&answered=')
    const unknown = await open('GET', address.replace('lang=es', 'lang=xx'), { cookie })
    expect(unknown.page).toContain('<html lang="de">')
  })

  test('remarks on shifts at the same time before the yes, and has description and contact', async () => {
    const overlaps = { start_time: '2099-07-01T21:00:00Z', end_time: '2099-07-01T23:00:00Z' }
    await assign({ title: 'Bar' })
    await assign({ title: 'Kasse', ...overlaps })
    await assign({
      title: 'Abbau',
      start_time: overlaps.end_time,
      end_time: '2099-07-02T01:00:00Z',
    })
    await assign({ title: 'Off', ...overlaps }, 'declined')
    await ask('PATCH', `/events/${eventId}`, { description: 'Bring <boots>.' })
    await api.volunteer.query('UPDATE accounts SET reply_to = ? WHERE club_id = ?', [
      'desk@nord.example',
      clubId,
    ])
    const { page } = await open('GET', '/helpers/', { cookie: await signIn() })
    const remarks = [...page.matchAll(/class="overlap">([^<]+)/g)].map(([, text]) => text)
    expect(remarks).toEqual([
      'Gleichzeitig mit: Kasse (23:00–01:00).',
      'Gleichzeitig mit: Bar (20:00–00:00).',
    ])
    expect(page).toContain('Bring &lt;boots&gt;.')
    expect(page).toContain('<a href="mailto:desk@nord.example">desk@nord.example</a>')
  })

  test('asks for the link in the language that is chosen there, under the mark of the product', async () => {
    const { page } = await open('GET', '/helpers/?lang=de')
    expect(page).toContain('<html lang="de">')
    expect(page).toContain('<b>Clubgate</b>')
    expect(page).not.toContain('npx clubgate')
  })

  test('keeps the session of a browser that sends no cookie, as from a link of another site', async () => {
    expect((await open('GET', '/helpers/')).headers['set-cookie']).toBeUndefined()
  })

  test.each([
    ['constructor', 'constructor'],
    ['__proto__', '__proto__'],
    ['of 10,000 characters', 'x'.repeat(10_000)],
  ])('is in English for a browser with the language %s', async (_what, language) => {
    const headers = { 'accept-language': language }
    for (const url of ['/helpers/', '/helpers/unsubscribe?t=hu_x'])
      expect((await open('GET', url, { headers })).page).toContain('<html lang="en">')
  })

  test.each([
    ['a zone that is none', { timezone: 'Mars/Base', language: 'es' }, /18:00–22:00/, 'UTC'],
    ['a language that is none', { timezone: 'Asia/Tokyo', language: 'es-' }, /julio/, 'Asia/Tokyo'],
  ])('shows the shifts of a club with %s', async (_what, stored, period, zone) => {
    await assign()
    const profile = { clubId, name: 'TC Nord', ...stored, updatedAt: new Date() }
    await inTransaction(api.volunteer, (tx) => clubProfileStore.replaceAll(tx, [profile]))
    await api.volunteer.query('UPDATE helpers SET language = NULL WHERE id = ?', [helperId])
    const { status, page } = await open('GET', '/helpers/', { cookie: await signIn() })
    expect(status).toBe(200)
    expect(page).toMatch(period)
    expect(page).toContain(zone)
  })

  test('has a shift that ends behind midnight on the day on which it begins', () => {
    const times = makeShownTimes(pageWordsOf('en', undefined), 'en-GB', 'Europe/Madrid')
    const evening = new Date('2026-12-10T15:00:00Z')
    const shown = (end: string) => times.formatPeriod(evening, new Date(end))
    const day = 'Thursday 10 December'
    expect(shown('2026-12-10T23:00:00Z')).toEqual({ day, hours: '16:00–00:00' })
    expect(shown('2026-12-10T20:00:00Z')).toEqual({ day, hours: '16:00–21:00' })
    expect(shown('2026-12-12T20:00:00Z').day).toMatch(/Thursday 10 December.*Saturday 12 December/)
  })

  test.each([
    ['2026-12-14T08:00Z', '2026-12-15T01:00Z', 'Mon 14 Dec', '09:00–02:00'],
    ['2026-12-13T23:00Z', '2026-12-14T23:00Z', 'Mon 14 Dec', null],
    ['2026-12-13T23:00Z', '2026-12-15T23:00Z', 'Mon 14 Dec – Tue 15 Dec', null],
  ])('has a poll’s option from %s to %s on one line', (start, end, day, hours) => {
    const times = makeShownTimes(pageWordsOf('en', undefined), 'en-GB', 'Europe/Madrid')
    const shown = times.formatOption(new Date(start), new Date(end))
    expect([shown.day.replaceAll('\u2009', ' '), shown.hours]).toEqual([day, hours])
  })

  test.each([
    ['Mon 14 December', true],
    ['Montag, 14. Dezember 2026', true],
    ['lun 14 dic', true],
    ['14', true],
    ['Day 1', false],
    ['Mon 15 December', false],
    ['Monday 14 December, evening', false],
  ])('repeats the day of an option by its label %s: %p', (label, isRepeated) => {
    const times = makeShownTimes(pageWordsOf('es', undefined), null, 'Europe/Madrid')
    expect(times.namesDay(label, new Date('2026-12-13T23:00Z'))).toBe(isRepeated)
  })

  test.each([
    ['en', 'de-DE,de;q=0.9,en-GB;q=0.8', 'en-GB', '16:00–21:00'],
    ['en', 'en-US,en', 'en-US', '04:00 PM–09:00 PM'],
    ['en-GB', 'en-US', 'en-GB', '16:00–21:00'],
    ['de', 'en-GB', 'en-GB', '16:00–21:00'],
    [null, undefined, 'en', '04:00 PM–09:00 PM'],
    ['not a tag-', 'en-', 'en-', '04:00 PM–09:00 PM'],
  ])('writes times for a helper of %s in a browser of %s as %s', (of, browser, variant, hours) => {
    const words = pageWordsOf('en', undefined)
    expect(variantOf(words, of, browser)).toBe(variant)
    const times = makeShownTimes(words, variant, 'Europe/Madrid')
    const [start, end] = [new Date('2026-12-10T15:00:00Z'), new Date('2026-12-10T20:00:00Z')]
    expect(times.formatPeriod(start, end).hours?.replaceAll('\u202f', ' ')).toBe(hours)
  })

  test('has its dates in the language of its words', async () => {
    await assign()
    await api.volunteer.query("UPDATE helpers SET language = 'fr' WHERE id = ?", [helperId])
    const headers = { 'accept-language': 'de' }
    const { page } = await open('GET', '/helpers/', { cookie: await signIn(), headers })
    expect(page).toContain('Hallo Anna')
    expect(page).toContain('Mittwoch')
  })

  test('has the reason and the yes in forms of their own, as Enter submits with the first button', async () => {
    await assign()
    const { page } = await open('GET', '/helpers/', { cookie: await signIn() })
    const forms = page.split('<form').filter((form) => form.includes('/helpers/answer'))
    expect(forms.map((form) => [form.includes('name="reason"'), form.includes('yes')])).toEqual([
      [false, true],
      [true, false],
    ])
  })

  test('keeps the session while the club is not ACTIVE, whose mails can still be stopped', async () => {
    const cookie = await signIn()
    await api.club.query("UPDATE clubs SET status = 'SUSPENDED' WHERE id = ?", [clubId])
    const { status, page, headers } = await open('GET', '/helpers/', { cookie })
    expect([status, headers['set-cookie']]).toEqual([403, undefined])
    expect(page).toContain('Your link stays valid')
    const token = makeUnsubscribeTokens(SECRET_KEYS).seal(helperId)
    expect((await open('POST', `/helpers/unsubscribe?t=${token}`)).status).toBe(200)
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

describe('GET /helpers/page.js', () => {
  /** Runs the script on a page that has no form; returns what it posts, and the address that it leaves. */
  async function runScript(hash: string, changed?: string) {
    const { page: script } = await open('GET', '/helpers/page.js')
    const location = { hash, pathname: '/helpers/', search: '' }
    const posted: unknown[] = []
    const left: string[] = []
    let onHashChange = () => {}
    const make = () => {
      const fields: object[] = []
      const element = { append: (field: object) => fields.push({ ...field }) }
      return Object.assign(element, { submit: () => posted.push({ ...element, fields }) })
    }
    runInNewContext(script, {
      location,
      history: { replaceState: (_state: null, _title: string, path: string) => left.push(path) },
      document: {
        ...{ createElement: make, body: { append: () => {} } },
        ...{ querySelector: () => null, querySelectorAll: () => [] },
      },
      addEventListener: (type: string, run: () => void) => {
        if (type === 'hashchange') onHashChange = run
      },
    })
    if (changed !== undefined) {
      location.hash = changed
      onHashChange()
    }
    return { posted, left }
  }

  const form = (value: string) => ({
    ...{ method: 'post', action: '/helpers/session' },
    fields: [expect.objectContaining({ name: 'token', value })],
  })

  test('posts the token of a link, and removes it from the address, on any page', async () => {
    const { posted, left } = await runScript('#hl_one')
    expect(posted).toEqual([expect.objectContaining(form('hl_one'))])
    expect(left).toEqual(['/helpers/'])
  })

  test('posts the token of another link that is opened in the same tab', async () => {
    const { posted } = await runScript('', '#hl_two')
    expect(posted).toEqual([expect.objectContaining(form('hl_two'))])
  })

  test('posts nothing where the address carries no token', async () => {
    expect((await runScript('#top', '#hl_<b>')).posted).toEqual([])
  })
})

describe('POST /helpers/session', () => {
  test('exchanges a link, or its token, for a cookie that no script reads', async () => {
    const token = link.split('#')[1] ?? ''
    for (const given of [link, token, ` ${link} `]) {
      const { status, headers } = await open('POST', '/helpers/session', { form: { token: given } })
      expect([status, headers.location]).toEqual([303, addressOf()])
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
    const yes = await open('POST', '/helpers/answer', { cookie, form: yesTo(shift_id) })
    expect([yes.status, yes.headers.location]).toEqual([303, answeredAt(shift_id)])
    expect(await statusOf(shift_id)).toBe('confirmed')
    const { page } = await open('GET', String(yes.headers.location), { cookie })
    expect(page).toMatch(/id="answered" role="status" tabindex="-1">Ihre Zusage ist gespeichert/)
    const form = { shift_id, answer: 'no', reason: 'Ill' }
    const no = await open('POST', '/helpers/answer', { cookie, form })
    expect(await statusOf(shift_id)).toBe('cancelled')
    const after = await open('GET', String(no.headers.location), { cookie })
    expect(after.page).toMatch(
      /id="answered" role="status" tabindex="-1">Ihre Absage ist gespeichert/,
    )
    expect((await open('GET', '/helpers/', { cookie })).page).toContain('Nicht mehr Ihre Schicht')
  })

  test('agrees to no time that the page did not show', async () => {
    const [shift_id, cookie] = [await assign(), await signIn()]
    const seen = yesTo(shift_id)
    expect((await open('GET', '/helpers/', { cookie })).page).toContain('value="2099-07-01T18:00')
    const moved = { start_time: '2099-07-01T19:00:00Z', end_time: '2099-07-01T23:00:00Z' }
    await ask('PATCH', `/events/${eventId}/shifts/${shift_id}`, moved)
    const { status, page } = await open('POST', '/helpers/answer', { cookie, form: seen })
    expect(status).toBe(409)
    expect(page).toMatch(
      /id="answered" role="alert"[^>]*>Die Zeit dieser Schicht hat sich geändert/,
    )
    expect(page.match(/Die Zeit dieser Schicht hat sich geändert/g)).toHaveLength(1)
    expect(page).toContain('action="/helpers/answer#answered"')
    expect(await statusOf(shift_id)).toBe('pending')
    const old = { shift_id, answer: 'yes' }
    expect((await open('POST', '/helpers/answer', { cookie, form: old })).status).toBe(400)
    expect(await statusOf(shift_id)).toBe('pending')
    await open('POST', '/helpers/answer', { cookie, form: { ...seen, ...moved } })
    expect(await statusOf(shift_id)).toBe('confirmed')
  })

  test('says no to a shift that the helper was asked for', async () => {
    const [shift_id, cookie] = [await assign(), await signIn()]
    await open('POST', '/helpers/answer', { cookie, form: { shift_id, answer: 'no' } })
    expect(await statusOf(shift_id)).toBe('declined')
  })

  test('says on the page why a shift cannot be taken', async () => {
    const [shift_id, cookie] = [await assign(), await signIn()]
    await ask('PATCH', `/events/${eventId}/shifts/${shift_id}`, { status: 'cancelled' })
    const form = yesTo(shift_id)
    const { status, page } = await open('POST', '/helpers/answer', { cookie, form })
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    expect(page).toContain('role="alert"')
    expect(page).toContain('Hallo Anna')
  })

  test.each([
    ['an id that is none', { shift_id: 'x', answer: 'yes' }],
    ['no fields', { shift_id: '' }],
    ['an answer that is neither yes nor no', { answer: 'maybe' }],
    ['a megabyte of id', { shift_id: 'x'.repeat(7_000), answer: 'no' }],
  ])('refuses %s, and changes nothing', async (_what, form) => {
    const shift_id = await assign()
    const sent = { cookie: await signIn(), form: { shift_id, ...form } }
    const { status, page } = await open('POST', '/helpers/answer', sent)
    expect([400, 404]).toContain(status)
    expect(page).toContain('role="alert"')
    expect(await statusOf(shift_id)).toBe('pending')
  })

  test('asks for the link where there is no session', async () => {
    const { page } = await open('POST', '/helpers/answer', { form: { answer: 'yes' } })
    expect(page).toContain('action="/helpers/session"')
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
    expect(page).toContain('<b>TC Nord</b>')
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

  test('answers 429 beyond the limit of one link, and changes nothing then', async () => {
    const url = path()
    const other = { first_name: 'Bea', last_name: 'Lind' }
    const { results } = await ask('POST', '/helpers/bulk', { helpers: [other] })
    let status = 200
    for (let nth = 0; nth < 30 && status === 200; nth += 1) status = (await open('GET', url)).status
    expect(status).toBe(429)
    expect((await open('POST', url)).status).toBe(429)
    expect(await mailOf()).toBe('on')
    const token = makeUnsubscribeTokens(SECRET_KEYS).seal(results[0].id)
    expect((await open('POST', `/helpers/unsubscribe?t=${token}`)).status).toBe(200)
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
