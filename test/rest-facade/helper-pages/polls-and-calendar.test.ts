import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { german } from '../../../rest-facade/helper-pages/languages/german.ts'
import { startTestApi, type TestApi } from '../../support/http/api.ts'
import { addAccount, addApiKey } from '../../support/volunteer/volunteer-fixtures.ts'
import { readCalendar } from './read-calendar.ts'

const API = '/api/developer/v1'

const SHIFT = {
  ...{ title: 'Bar, Küche; Gläser', location: 'Süd', description: 'Zeile eins\nZeile zwei' },
  ...{ start_time: '2099-07-01T18:00:00Z', end_time: '2099-07-01T22:00:00Z' },
}

let api: TestApi
let key: string
let event: string
let helperId: string
let cookie: string

beforeAll(async () => {
  api = await startTestApi()
})

beforeEach(async () => {
  key = await addApiKey(api.volunteer, await addAccount(api.volunteer))
  const dates = { name: 'Gala', start_date: '2099-07-01', end_date: '2099-07-02' }
  event = `/events/${(await ask('POST', '/events', { ...dates, status: 'active' })).event.id}`
  const helpers = [
    { first_name: 'Anna', last_name: 'Gruber', language: 'de', email: 'anna@club.example' },
  ]
  helperId = (await ask('POST', '/helpers/bulk', { helpers })).results[0].id
  await ask('PUT', `${event}/helpers/${helperId}/access`, {})
  const { helper_link } = await ask('POST', `${event}/helpers/${helperId}/link`, {})
  const signedIn = await send('/helpers/session', { token: helper_link.url }, '')
  cookie = String(signedIn.headers['set-cookie']).split(';')[0] ?? ''
})

afterAll(() => api.close())

const ask = async (method: 'POST' | 'PUT' | 'PATCH' | 'GET', path: string, body?: object) =>
  (await api.ask(method, API + path, { token: key, ...(body && { body }) })).body

/** Follows the redirect of a page whose address does not name the helper's place yet. */
async function open(url: string): Promise<Awaited<ReturnType<typeof api.app.inject>>> {
  const answer = await api.app.inject({ url, headers: { cookie } })
  return answer.headers.location ? open(answer.headers.location) : answer
}

const send = (url: string, form: Record<string, string>, as = cookie) =>
  api.app.inject({
    ...{ method: 'POST', url },
    headers: { 'content-type': 'application/x-www-form-urlencoded', cookie: as },
    payload: new URLSearchParams(form).toString(),
  })

async function addPoll(changes: object = {}) {
  const options = [
    { label: 'Freitag', start_time: '2099-07-01T18:00:00Z', end_time: '2099-07-01T22:00:00Z' },
    { label: 'Samstag <b>' },
  ]
  const body = { title: 'Wann?', options, ...changes }
  const { availability_request: poll } = await ask('POST', `${event}/availability-requests`, body)
  return poll as { id: string; options: { id: string }[] }
}

async function assign(status: string, changes: object = {}): Promise<string> {
  const { id } = (await ask('POST', `${event}/shifts`, { ...SHIFT, ...changes })).shift
  const assignments = [{ shift_id: id, helper_id: helperId, status }]
  await ask('PUT', `${event}/assignments`, { assignments })
  return id
}

/** Takes assignments back that were made by mistake. */
async function withdraw(assignmentIds: readonly string[]): Promise<void> {
  const query = `mutation ($input: WithdrawAssignmentsInput!) {
    withdrawAssignments(input: $input) { assignments { id } }
  }`
  const variables = { input: { assignmentIds, reason: 'WITHDRAWN' } }
  const token = await api.staffToken({ admin: true })
  const { body } = await api.ask('POST', '/graphql', { token, body: { query, variables } })
  expect(body.errors).toBeUndefined()
}

const responsesOf = async (pollId: string) =>
  (await ask('GET', `${event}/availability-requests/${pollId}/responses`)).availability_responses

describe('a poll on the page of a helper', () => {
  test('is asked with its options, and answered for those that were chosen', async () => {
    const poll = await addPoll({ respond_by: '2099-06-01T10:00:00Z' })
    const asked = (await open('/helpers/')).body
    expect(asked).toContain('Wann?')
    expect(asked).toContain('Samstag &lt;b&gt;')
    expect(asked).toContain('Bitte antworten Sie bis')
    expect(asked.match(/role="group"/g)).toHaveLength(2)
    expect(asked).not.toContain(' checked')

    const [first, second] = poll.options
    const form = { request_id: poll.id, [`option_${second?.id}`]: 'MAYBE', comment: 'Mit Auto' }
    const { statusCode, headers } = await send('/helpers/poll', form)
    const saved = RegExp(`^/helpers/\\?event=[^&]+&access=[^&]+&saved=${poll.id}#polled$`)
    expect([statusCode, headers.location]).toEqual([303, expect.stringMatching(saved)])
    expect((await open(String(headers.location))).body).toContain('Ihre Antworten sind gespeichert')
    expect(await responsesOf(poll.id)).toMatchObject([
      { answers: [{ option_id: second?.id, availability: 'maybe' }], comment: 'Mit Auto' },
    ])
    const answered = (await open('/helpers/')).body
    expect(answered).toContain(`name="option_${second?.id}" value="MAYBE" checked`)
    expect(answered).not.toContain(`name="option_${first?.id}" value="YES" checked`)
    expect(answered).toContain('Mit Auto</textarea>')
    expect(answered).toContain('Beantwortet')
  })

  test('is not answered by a form in which nothing is chosen, and keeps the comment that was typed', async () => {
    const poll = await addPoll()
    const { statusCode, body } = await send('/helpers/poll', { request_id: poll.id, comment: 'Hm' })
    expect(statusCode).toBe(422)
    expect(body).toContain('Wählen Sie in mindestens einer Zeile')
    expect(body).toContain('Hm</textarea>')
    expect(await responsesOf(poll.id)).toEqual([])
  })

  test('is told apart from another one of the same title by the day on which it was asked', async () => {
    await addPoll()
    expect((await open('/helpers/')).body).not.toContain('Gefragt am')
    await addPoll()
    expect((await open('/helpers/')).body.match(/Gefragt am/g)).toHaveLength(2)
  })

  test('says why it takes no answer any more, and leaves what was said', async () => {
    const poll = await addPoll()
    const form = { request_id: poll.id, [`option_${poll.options[0]?.id}`]: 'YES' }
    await ask('PATCH', `${event}/availability-requests/${poll.id}`, { status: 'closed' })
    const closed = await send('/helpers/poll', form)
    expect(closed.statusCode).toBe(422)
    expect(closed.body).toContain('Diese Umfrage ist geschlossen')
    expect(await responsesOf(poll.id)).toEqual([])
  })

  test.each([
    ['no request', { request_id: '' }],
    ['an id that is none', { request_id: 'x', option_y: 'YES' }],
  ])('refuses a form with %s', async (_what, form) => {
    const { statusCode, body } = await send('/helpers/poll', form)
    expect([400, 404]).toContain(statusCode)
    expect(body).toContain('role="alert"')
  })

  test('is not answered as it was shown before', async () => {
    const poll = await addPoll()
    const { body } = await open('/helpers/')
    const edition = /name="edition" value="([^"]+)"/.exec(body)?.[1] ?? ''
    const form = { request_id: poll.id, [`option_${poll.options[0]?.id}`]: 'YES', edition }
    await ask('PATCH', `${event}/availability-requests/${poll.id}`, { description: 'Nachts' })
    const refused = await send('/helpers/poll', form)
    expect(refused.statusCode).toBe(409)
    expect(refused.body).toContain('Ihr Verein hat die Umfrage geändert')
    expect(await responsesOf(poll.id)).toEqual([])
    const again = {
      ...form,
      edition: /name="edition" value="([^"]+)"/.exec(refused.body)?.[1] ?? '',
    }
    expect((await send('/helpers/poll', again)).statusCode).toBe(303)
  })

  test('is not saved over answers that another tab saved, and shows them beside what was entered', async () => {
    const poll = await addPoll()
    const [first, second] = poll.options.map(({ id }) => `option_${id}`)
    const stale = { ...(await fieldsOf()), [`${first}`]: 'NO', comment: 'Ab acht' }
    const saved = { ...stale, [`${first}`]: 'YES', [`${second}`]: 'MAYBE', comment: 'Ab <sechs>' }
    expect((await send('/helpers/poll', saved)).statusCode).toBe(303)
    expect((await send('/helpers/poll', saved)).statusCode).toBe(303)
    const [stored] = await responsesOf(poll.id)

    const { statusCode, body } = await send('/helpers/poll', stale)
    expect(statusCode).toBe(409)
    expect(body).toContain('an anderer Stelle geändert')
    expect(toPlain(body)).toContain('Zurzeit gespeichert: Ja')
    expect(toPlain(body)).toContain('Zurzeit gespeichert: Ab &lt;sechs&gt;')
    expect(body.match(/Zurzeit gespeichert/g)).toHaveLength(2)
    const choices = [`name="${first}" value="NO" checked`, `name="${second}" value="MAYBE" checked`]
    for (const text of [...choices, 'Ab acht</textarea>']) expect(body).toContain(text)
    expect(await responsesOf(poll.id)).toEqual([stored])

    const again = { ...stale, ...(await fieldsOf(body)) }
    expect((await send('/helpers/poll', again)).statusCode).toBe(303)
    expect((await responsesOf(poll.id))[0].comment).toBe('Ab acht')

    const emptied = await send('/helpers/poll', { ...again, comment: '' })
    expect(emptied.statusCode).toBe(409)
    expect(emptied.body).toContain('rows="2"></textarea>')
    expect(toPlain(emptied.body)).toContain('Zurzeit gespeichert: Ab acht')
  })

  /** The hidden fields of the poll on a page. */
  async function fieldsOf(body?: string): Promise<Record<string, string>> {
    const form = (body ?? (await open('/helpers/')).body).split('action="/helpers/poll')[1] ?? ''
    const fields = form.matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g)
    return Object.fromEntries([...fields].map(([, name, value]) => [name, value]))
  }

  /** Without the marks that isolate texts of another direction. */
  const toPlain = (body: string) => body.replaceAll(/[\u2066-\u2069]/g, '')

  test('refuses an option of another poll, and a form of another site', async () => {
    const [poll, other] = [await addPoll(), await addPoll({ title: 'Wo?' })]
    const form = { request_id: poll.id, [`option_${other.options[0]?.id}`]: 'YES' }
    const refused = await send('/helpers/poll', form)
    expect(refused.statusCode).toBe(422)
    expect(refused.body).toContain('hat die Umfrage geändert')
    const foreign = await api.app.inject({
      ...{ method: 'POST', url: '/helpers/poll', payload: '' },
      headers: { cookie, 'sec-fetch-site': 'cross-site' },
    })
    expect(foreign.statusCode).toBe(403)
  })

  test('takes 50 answers and the longest comment in one form', async () => {
    const options = Array.from({ length: 50 }, (_, at) => ({ label: `Tag ${at}` }))
    const poll = await addPoll({ options })
    const said = poll.options.map(({ id }) => [`option_${id}`, 'NO'] as const)
    const form = { request_id: poll.id, ...Object.fromEntries(said), comment: '語'.repeat(500) }
    expect((await send('/helpers/poll', form)).statusCode).toBe(303)
    expect((await responsesOf(poll.id))[0].answers).toHaveLength(50)
  })
})

describe('the calendar of a helper', () => {
  test('has the shifts that the helper comes to, in lines that calendars read', async () => {
    const id = await assign('confirmed', { title: `Bar, Küche; Gläser ${'ü'.repeat(60)}` })
    await assign('pending')
    const { statusCode, headers, body } = await open('/helpers/calendar.ics')
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
    const { tsIcs, nodeIcal } = readCalendar(Buffer.from(body))
    expect(tsIcs).toHaveLength(1)
    expect(nodeIcal).toEqual(tsIcs)
    const lines = body.split('\r\n')
    expect(lines.at(-1)).toBe('')
    expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([])
    const whole = body.replaceAll('\r\n ', '').split('\r\n')
    expect(whole.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1)
    expect(whole).toEqual(
      expect.arrayContaining([
        `UID:${id}.${helperId}@clubgate`,
        'DTSTART:20990701T180000Z',
        'DTEND:20990701T220000Z',
        `SUMMARY:Bar\\, Küche\\; Gläser ${'ü'.repeat(60)} · Gala`,
        'LOCATION:Süd',
        'DESCRIPTION:Zeile eins\\nZeile zwei',
      ]),
    )
  })

  test('keeps the shifts of a cancelled event as cancelled, at the place of the event where they have none', async () => {
    await ask('PATCH', event, { location: 'Parc del Mar' })
    await assign('confirmed', { location: null })
    const linesOf = async () => (await open('/helpers/calendar.ics')).body.split('\r\n')
    expect(await linesOf()).toEqual(
      expect.arrayContaining(['STATUS:CONFIRMED', 'LOCATION:Parc del Mar']),
    )
    await ask('PATCH', event, { status: 'cancelled' })
    expect(await linesOf()).toEqual(expect.arrayContaining(['BEGIN:VEVENT', 'STATUS:CANCELLED']))
  })

  /** The sequence, state and title of each entry. */
  async function entriesOf(): Promise<(readonly [number, string, string])[]> {
    const { body } = await open('/helpers/calendar.ics')
    const propertyOf = (entry: string, name: string) =>
      new RegExp(`^${name}:(.*)$`, 'm').exec(entry)?.[1]?.trim() ?? ''
    return body
      .split('BEGIN:VEVENT')
      .slice(1)
      .map((entry) => {
        expect(propertyOf(entry, 'LAST-MODIFIED')).toMatch(/^\d{8}T\d{6}Z$/)
        const sequence = Number(propertyOf(entry, 'SEQUENCE'))
        return [sequence, propertyOf(entry, 'STATUS'), propertyOf(entry, 'SUMMARY')] as const
      })
  }

  test('grows the sequence of an entry with each change of what it shows', async () => {
    const id = await assign('confirmed', { title: 'Bar' })
    const changes: (readonly [string, string, object])[] = [
      ['PATCH', `${event}/shifts/${id}`, { title: 'Küche' }],
      ['PATCH', `${event}/shifts/${id}`, { end_time: '2099-07-01T23:00:00Z' }],
      ['PATCH', `${event}/shifts/${id}`, { location: 'Nord' }],
      ['PATCH', event, { name: 'Fest' }],
      ['PATCH', event, { location: 'Parc del Mar' }],
      ['PATCH', `${event}/shifts/${id}`, { status: 'cancelled' }],
    ]
    let [[before = 0] = []] = await entriesOf()
    for (const [method, path, body] of changes) {
      await ask(method as 'PATCH', path, body)
      const [[after = 0] = []] = await entriesOf()
      expect([body, after > before]).toEqual([body, true])
      before = after
    }
    expect(await entriesOf()).toEqual([[before, 'CANCELLED', 'Küche · Fest']])
  })

  test('keeps what the helper gave back and what the club took back, as cancelled', async () => {
    const [given, taken] = [await assign('confirmed'), await assign('confirmed')]
    await assign('pending')
    const [[before = 0] = []] = await entriesOf()
    await send('/helpers/answer', { shift_id: given, answer: 'no' })
    const { assignments } = await ask('GET', `${event}/assignments?shift_id=${taken}`)
    const ids = assignments.map(({ id }: { id: string }) => id)
    await withdraw(ids)
    const entries = await entriesOf()
    expect(entries.map(([, state]) => state)).toEqual(['CANCELLED', 'CANCELLED'])
    expect(entries.every(([sequence]) => sequence > before)).toBe(true)
    expect((await open('/helpers/')).body).toMatch(/href="\/helpers\/calendar\.ics/)
  })

  /** The assignment of the helper to a shift. */
  async function assignmentOf(shiftId: string): Promise<string> {
    return (await ask('GET', `${event}/assignments?shift_id=${shiftId}`)).assignments[0].id
  }
  const refuse = (shiftId: string) => send('/helpers/answer', { shift_id: shiftId, answer: 'no' })
  const setStatus = async (shiftId: string, status: string) =>
    ask('PATCH', `${event}/assignments/${await assignmentOf(shiftId)}`, { status })
  const cancel = (shiftId: string) => setStatus(shiftId, 'cancelled')

  test.each<[string, (shift: string) => Promise<unknown>]>([
    ['refused at once', refuse],
    ['took off before an answer', cancel],
    ['took back before an answer', async (shift) => withdraw([await assignmentOf(shift)])],
  ])('has nothing that was never said yes to, and was %s', async (_how, end) => {
    await end(await assign('pending'))
    expect(await entriesOf()).toEqual([])
  })

  test.each<[string, (shift: string) => Promise<unknown>]>([
    ['gave back', refuse],
    ['was taken off', cancel],
    ['was taken off by mistake', async (shift) => withdraw([await assignmentOf(shift)])],
  ])('has what a helper said yes to and %s', async (_how, end) => {
    const shift = await assign('pending')
    await setStatus(shift, 'confirmed')
    await end(shift)
    expect((await entriesOf()).map(([, state]) => state)).toEqual(['CANCELLED'])
  })

  test('is offered only where there is something in it, and asks for the link without a session', async () => {
    await assign('pending')
    expect((await open('/helpers/')).body).not.toContain('calendar.ics')
    await assign('confirmed')
    expect((await open('/helpers/')).body).toMatch(/href="\/helpers\/calendar\.ics\?event=/)
    const { headers, body } = await api.app.inject({ url: '/helpers/calendar.ics' })
    expect(headers['content-type']).toContain('text/html')
    expect(body).toContain('action="/helpers/session"')
  })
})

describe('the page of a helper', () => {
  test('shows what waits for an answer first, what is off last and uncounted', async () => {
    const declined = await assign('pending', { title: 'Abgelehnt' })
    await send('/helpers/answer', { shift_id: declined, answer: 'no' })
    await assign('confirmed', { title: 'Zugesagt' })
    await assign('pending', { title: 'Offen', start_time: '2099-07-01T20:00:00Z' })
    await addPoll()
    const { body } = await open('/helpers/')
    expect(body).toContain('Sie haben 2 Schichten. 2 Antworten fehlen noch.')
    expect(body).toContain('Nur er kann Ihnen die Schicht wieder anbieten')
    const titles = [...body.matchAll(/<h2>([^<]+)/g)].map(([, title]) => title)
    expect(titles).toEqual(['Offen', 'Zugesagt', 'Abgelehnt', 'Wann?'])
  })

  test('says that a shift is over, where it was not answered in time', async () => {
    const times = { start_time: '2026-01-01T18:00:00Z', end_time: '2026-01-01T22:00:00Z' }
    await assign('pending', times)
    const { body } = await open('/helpers/')
    expect(body).toContain('>Vorbei</span>')
    expect(body).not.toContain('Bitte antworten')
  })

  test('says of each shift of a cancelled event that it does not take place, and asks nothing', async () => {
    for (const status of ['pending', 'confirmed']) await assign(status)
    await ask('PATCH', event, { status: 'cancelled' })
    const { body } = await open('/helpers/')
    expect(body.match(/Diese Schicht findet nicht statt/g)).toHaveLength(2)
    expect(body).not.toMatch(/Bitte antworten|Bestätigt|Sie haben 2 Schichten|name="answer"/)
    expect(body).toContain('/helpers/calendar.ics?')
  })

  test('addresses a German helper in one form alone', () => {
    expect(JSON.stringify(german)).not.toMatch(/\b(du|dir|dich|dein\w*|sieh)\b/i)
  })

  test('opens at the address of a form that it has answered, too', async () => {
    for (const path of ['answer', 'poll', 'session', 'leave'])
      expect((await open(`/helpers/${path}`)).body).toContain('Hallo Anna')
  })

  test('leads to the end of the mails, and back to the same helper in the language that was chosen', async () => {
    await assign('pending')
    const { body, raw } = await open('/helpers/')
    const chosen = await open(`${raw.req.url}&lang=en`)
    const link = /href="(\/helpers\/unsubscribe\?[^"]+)"/.exec(chosen.body)?.[1] ?? ''
    const mails = await open(link.replaceAll('&amp;', '&'))
    expect(mails.body).toContain('You receive mails from')
    const access = /name="access" value="([^"]+)"/.exec(body)?.[1]
    const back = new RegExp(`href="/helpers/\\?event=[^"]+&amp;access=${access}&amp;lang=en"`)
    expect(mails.body).toMatch(back)
  })

  test('says that no mails come without an address, and what to do', async () => {
    await ask('POST', '/helpers/bulk', { helpers: [{ id: helperId, clear: ['email'] }] })
    const { body } = await open('/helpers/')
    expect(body).toContain('keine E-Mail-Adresse von Ihnen eingetragen')
    expect(body).not.toMatch(/Sie erhalten Mails von|\/helpers\/unsubscribe/)
  })

  test('leads to the end of the mails, and says that they have ended', async () => {
    const mails = /href="(\/helpers\/unsubscribe\?t=[^"]+)"/.exec((await open('/helpers/')).body)
    const stopped = await send(mails?.[1] ?? '', { mail: 'off' })
    expect(stopped.statusCode).toBe(200)
    expect(stopped.body).toContain('href="/helpers/"')
    expect((await ask('GET', `/helpers/${helperId}`)).helper.mail).toBe('off')
    expect((await open('/helpers/')).body).toContain('Sie erhalten keine Mails von')
  })
})
