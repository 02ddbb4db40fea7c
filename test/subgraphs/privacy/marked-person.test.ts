import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { scopedBus } from '../../../platform/bus/bus.ts'
import { newUuid } from '../../../platform/ids.ts'
import { PERSON_ERASURES, SETTLE_MS } from '../../../subgraphs/club/persons/erasure-queue.ts'
import type { Database } from '../../../subgraphs/foundation/database/database.ts'
import { wakeWorkers } from '../../../subgraphs/foundation/jobs/work-queue/work-items.ts'
import { addSource, aSnapshot } from '../../support/club/club-source.ts'
import { addClub, addInstallation } from '../../support/club/fixtures.ts'
import { aRecord, postImport } from '../../support/club/imports.ts'
import { staffClaimOf } from '../../support/club/play.ts'
import { startTestApi, type TestApi } from '../../support/http/api.ts'
import { SECRET_KEYS } from '../../support/http/serve-tiers.ts'
import { until } from '../../support/time/until.ts'
import { addAccount, addApiKey } from '../../support/volunteer/volunteer-fixtures.ts'
import { tablesWith } from './traces.ts'
import { MARKED_IN_GRAPH, MARKED_IN_REST } from './treatments.ts'

const MARKED = [...MARKED_IN_GRAPH, ...MARKED_IN_REST]

/** A text of its own for each input; of eight characters at most, as a part of a language tag has. */
function mark(input: string): string {
  const index = MARKED.indexOf(input)
  if (index === -1) throw new Error(`${input} is not listed as marked.`)
  return `zyzzy${index}z`
}

const phoneOf = (input: string) => `+43 7777 ${1000 + MARKED.indexOf(input)}`

/** Any mark; of phone numbers, the digits by which they are compared, too. */
const TRACES = [/zyzzy/i, /\+43 7777/, /\b37777\d{4}\b/]

let api: TestApi
let clubId: string
let courtId: string
let sourceId: string
let eventId: string
let tokens: Readonly<Record<'partner' | 'key' | 'owner', string>>
let aheadMs = 0
/** By input, the tables in which its mark was found. */
const found = new Map<string, readonly string[]>()

beforeAll(async () => {
  api = await startTestApi({ clock: () => new Date(Date.now() + aheadMs) })
  const home = await addClub(api.club, { courts: 3 })
  clubId = home.club.id
  courtId = home.courts[0]?.id ?? ''
  await addAccount(api.volunteer, { clubId })
  tokens = {
    partner: await api.tokenFor(await addInstallation(api.club, home.club)),
    key: await addApiKey(api.volunteer, clubId),
    owner: await api.staffToken(staffClaimOf(home)),
  }
  sourceId = await addSource(api, home, tokens.partner)
  const event = { name: 'Gala', start_date: '2099-07-01', end_date: '2099-07-02' }
  eventId = (await rest('POST', '/events', event)).event.id
  await rest('PATCH', `/events/${eventId}`, { status: 'active' })
})

afterAll(() => api.close())

const API = '/api/developer/v1'

async function rest(method: string, path: string, body?: object) {
  const answer = await api.ask(method, `${API}${path}`, {
    token: tokens.key,
    ...(body && { body, headers: { 'idempotency-key': newUuid() } }),
  })
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`)
  return answer.body
}

async function graph(mutation: string, input: object, token: string, shown = '__typename') {
  const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input`
  const query = `mutation ($input: ${type}!) { ${mutation}(input: $input) { ${shown} } }`
  const { body } = await api.ask('POST', '/graphql', {
    token,
    body: { query, variables: { input } },
  })
  if (body.errors) throw new Error(JSON.stringify(body.errors))
  return body.data[mutation]
}

async function query(document: string): Promise<string> {
  const { body } = await api.ask('POST', '/graphql', {
    token: tokens.owner,
    body: { query: document },
  })
  expect(body.errors).toBeUndefined()
  return JSON.stringify(body.data)
}

const databases = () => [api.club, api.volunteer]

async function tablesMatching(patterns: readonly RegExp[]): Promise<string[]> {
  const search = (database: Database) => tablesWith(database, patterns, SECRET_KEYS)
  return (await Promise.all(databases().map(search))).flat()
}

/** Requires that the mark of each input is in a table now. */
async function requireStored(...inputs: string[]): Promise<void> {
  for (const input of inputs) {
    const phone = phoneOf(input).replace('+', '\\+')
    const tables = await tablesMatching([new RegExp(`${mark(input)}|${phone}`, 'i')])
    expect([input, tables]).toEqual([input, expect.arrayContaining([expect.any(String)])])
    found.set(input, tables)
  }
}

const under = (prefix: string, ...names: string[]) => names.map((name) => `${prefix}${name}`)

const HELPER = {
  rest: under(
    'POST /helpers/bulk: helpers[].',
    ...['external_id', 'first_name', 'last_name', 'email', 'phone', 'language', 'tags[]', 'notes'],
  ),
  graph: under(
    'UpsertHelperInput.',
    ...['externalId', 'firstName', 'lastName', 'email', 'phone', 'language', 'tags', 'notes'],
  ),
}

function aHelper(inputs: readonly string[]) {
  const member = (input: string) => input.split('.').at(-1)?.replace('[]', '') ?? ''
  const markedValue = (input: string) => {
    const text = mark(input)
    const special: Record<string, unknown> = {
      ...{ email: `${text}@x.example`, phone: phoneOf(input) },
      ...{ language: `de-${text}`, tags: [text] },
    }
    return special[member(input)] ?? text
  }
  return Object.fromEntries(inputs.map((input) => [member(input), markedValue(input)]))
}

const BOOKING = 'PUT /booking-sources/{sourceId}/bookings/{externalBookingId}: participants[].'
const IMPORT = 'POST /booking-sources/{sourceId}/imports: bookings[].booking.participants[].'
const REST_PERSON = ['external_id', 'display_name', 'consent_reference']
const GRAPH_PERSON = ['externalId', 'displayName', 'consentReference']

function aParticipant(prefix: string, names: readonly string[]) {
  return Object.fromEntries(names.map((name) => [name, mark(`${prefix}${name}`)]))
}

describe('a marked person', () => {
  test('is stored by each input for participants', async () => {
    const bookings = `/v1/club/booking-sources/${sourceId}/bookings`
    const participant = { ...aParticipant(BOOKING, REST_PERSON), consent_to_share: true }
    const body = aSnapshot({ participants: [participant] })
    const put = await api.ask('PUT', `${bookings}/b-1`, { token: tokens.partner, body })
    expect(put.status).toBe(201)
    await requireStored(...under(BOOKING, ...REST_PERSON))

    const imported = { ...aParticipant(IMPORT, REST_PERSON), consent_to_share: true }
    const record = aRecord('b-2', { participants: [imported], external_court_id: 'c2' })
    const queued = await postImport(api, sourceId, { token: tokens.partner, bookings: [record] })
    expect(queued.status).toBe(201)
    await requireStored(...under(IMPORT, ...REST_PERSON))

    const person = { ...aParticipant('ParticipantInput.', GRAPH_PERSON), consentToShare: true }
    const times = { scheduledStart: '2099-07-01T18:00:00Z', scheduledEnd: '2099-07-01T19:30:00Z' }
    await graph(
      'putBooking',
      {
        ...{ bookingSourceId: sourceId, externalBookingId: 'b-3', sourceVersion: 1 },
        ...{ externalCourtId: 'c3', ...times, status: 'CONFIRMED', participants: [person] },
      },
      tokens.partner,
    )
    await requireStored(...under('ParticipantInput.', ...GRAPH_PERSON))
  })

  test('is stored by each input for players of own bookings, who consent to be shown', async () => {
    const slot = { scheduledStart: '2099-07-02T18:00:00Z', scheduledEnd: '2099-07-02T19:30:00Z' }
    const input = 'ClubBookingPlayerInput.displayName'
    await graph(
      'createClubBooking',
      {
        ...{ clubId, courtId, ...slot, clientRequestId: 'walk-in' },
        players: [
          { displayName: mark(input), mayBeShown: true },
          { displayName: 'qqmark', mayBeShown: false },
        ],
      },
      tokens.owner,
    )
    await requireStored(input)
  })

  test('is stored by each input for helpers', async () => {
    const bulk = await rest('POST', '/helpers/bulk', { helpers: [aHelper(HELPER.rest)] })
    await requireStored(...HELPER.rest)
    const upserted = await graph(
      'upsertHelpers',
      { clubId, idempotencyKey: 'upsert', helpers: [aHelper(HELPER.graph)] },
      tokens.owner,
      'results { helperId }',
    )
    await requireStored(...HELPER.graph)
    helperIds = [bulk.results[0].id, upserted.results[0].helperId]
    for (const id of helperIds) await rest('PUT', `/events/${eventId}/helpers/${id}/access`, {})
  })

  test('is stored by each input for assignments', async () => {
    const [first = '', second = ''] = helperIds
    const [shiftId, other] = [await aShift(), await aShift()]
    const path = `/events/${eventId}/assignments`
    const [PUT, PATCH] = [
      'PUT /events/{eventId}/assignments: assignments[].note',
      'PATCH /events/{eventId}/assignments/{assignmentId}: ',
    ]
    const item = { shift_id: shiftId, helper_id: first, note: mark(PUT) }
    const { results } = await rest('PUT', path, { assignments: [item] })
    await requireStored(PUT)
    await rest('PATCH', `${path}/${results[0].id}`, { note: mark(`${PATCH}note`) })
    await requireStored(`${PATCH}note`)
    const reason = mark(`${PATCH}status_reason`)
    await rest('PATCH', `${path}/${results[0].id}`, { status: 'declined', status_reason: reason })
    await requireStored(`${PATCH}status_reason`)

    const assigned = await graph(
      'upsertAssignments',
      {
        eventId,
        assignments: [
          { shiftId, helperId: second, note: mark('UpsertAssignmentInput.note') },
          { shiftId: other, helperId: second, status: 'CONFIRMED' },
        ],
      },
      tokens.owner,
      'results { assignmentId }',
    )
    await requireStored('UpsertAssignmentInput.note')
    const { assignmentId } = assigned.results[0]
    for (const [field, others] of [
      ['note', {}],
      ['statusReason', { status: 'DECLINED' }],
    ] as const) {
      const input = `UpdateAssignmentInput.${field}`
      await graph(
        'updateAssignment',
        { assignmentId, ...others, [field]: mark(input) },
        tokens.owner,
      )
      await requireStored(input)
    }
    const cancel = { shiftId: other, reason: mark('CancelMyAssignmentInput.reason') }
    await graph('cancelMyAssignment', cancel, await linkOf(second))
    await requireStored('CancelMyAssignmentInput.reason')
  })

  test('is stored by each input for answers of polls', async () => {
    const [first = '', second = ''] = helperIds
    const path = `/events/${eventId}/availability-requests`
    const poll = { title: 'When?', options: [{ label: 'Friday' }] }
    const { availability_request: request } = await rest('POST', path, poll)
    const [option] = request.options
    const PUT =
      'PUT /events/{eventId}/availability-requests/{requestId}/responses/{helperId}: comment'
    const answers = [{ option_id: option.id, availability: 'yes' }]
    await rest('PUT', `${path}/${request.id}/responses/${first}`, { answers, comment: mark(PUT) })
    await requireStored(PUT)

    const given = { requestId: request.id, answers: [{ optionId: option.id, availability: 'YES' }] }
    const PUT_INPUT = 'PutAvailabilityResponseInput.comment'
    const response = { ...given, helperId: second, comment: mark(PUT_INPUT) }
    await graph('putAvailabilityResponse', response, tokens.owner)
    await requireStored(PUT_INPUT)
    const own = { ...given, comment: mark('AnswerMyPollInput.comment') }
    await graph('answerMyPoll', own, await linkOf(second))
    await requireStored('AnswerMyPollInput.comment')
  })

  test('leaves nothing in any table by refused inputs and by searches', async () => {
    const refused = { external_id: 'qqmark', display_name: `qqmark${'x'.repeat(200)}` }
    const body = aSnapshot({ source_version: 2, participants: [refused] })
    const path = `/v1/club/booking-sources/${sourceId}/bookings/b-1`
    expect((await api.ask('PUT', path, { token: tokens.partner, body })).status).toBe(400)
    const helpers = [{ last_name: 'qqmark', email: 'qqmark at home' }]
    expect((await rest('POST', '/helpers/bulk', { helpers })).summary).toMatchObject({ failed: 1 })
    await rest('GET', '/helpers?search=qqmark')
    await rest('GET', '/helpers?tag=qqmark')
    expect(await tablesMatching([/qqmark/])).toEqual([])
  })

  test('is in every table that names persons', async () => {
    expect((await tablesMatching(TRACES)).toSorted()).toEqual([
      'availability_responses',
      'booking_import_pieces',
      'booking_search_terms',
      'bookings',
      'event_accesses',
      'event_log',
      'helper_search_parts',
      'helpers',
      'match_sessions',
      'shift_assignments',
    ])
  })

  test('is exported with all that is stored now', async () => {
    const [, second = ''] = helperIds
    const helper = await query(
      `{ helper(id: "${second}") {
        externalId firstName lastName email phone language tags notes
        access { nodes { eventId } }
        assignments { nodes { note statusReason } }
        availabilityResponses { nodes { comment answers { availability } } }
      } }`,
    )
    const texts = ['UpdateAssignmentInput.note', 'UpdateAssignmentInput.statusReason']
    const said = ['CancelMyAssignmentInput.reason', 'AnswerMyPollInput.comment']
    for (const input of [...HELPER.graph, ...texts, ...said])
      expect(helper).toContain(input.endsWith('.phone') ? phoneOf(input) : mark(input))
    expect(helper).toContain(eventId)

    const [walkIn, name] = ['clubBookings: true', mark('ClubBookingPlayerInput.displayName')]
    const own = await query(
      `{ exportPerson(clubId: "${clubId}", person: { ${walkIn}, displayName: "${name}" }) {
        records { kind participants { displayName } }
      } }`,
    )
    expect(own).toContain('BOOKING')
    expect(own).toContain(name)

    for (const [prefix, names] of [
      [BOOKING, REST_PERSON],
      [IMPORT, REST_PERSON],
    ] as const) {
      const named = `bookingSourceId: "${sourceId}", externalId: "${mark(`${prefix}external_id`)}"`
      const person = await query(
        `{ exportPerson(clubId: "${clubId}", person: { ${named} }) {
          records { kind participants { externalId displayName consentReference } }
        } }`,
      )
      for (const name of names) expect(person).toContain(mark(`${prefix}${name}`))
    }
  })

  test('leaves no byte in any table of both databases once erased', async () => {
    const [first = '', second = ''] = helperIds
    await rest('DELETE', `/helpers/${first}`)
    await graph('eraseHelper', { helperId: second }, tokens.owner)
    const persons = [
      { externalId: mark(`${BOOKING}external_id`) },
      { displayName: mark(`${IMPORT}display_name`) },
      { externalId: mark('ParticipantInput.externalId') },
    ]
    for (const named of persons) {
      const person = { bookingSourceId: sourceId, ...named }
      await graph('erasePerson', { clubId, person }, tokens.owner)
    }
    const walkIn = { clubBookings: true, displayName: mark('ClubBookingPlayerInput.displayName') }
    await graph('erasePerson', { clubId, person: walkIn }, tokens.owner)
    expect(await tablesMatching([new RegExp(walkIn.displayName)])).toContain('erasing_persons')
    expect(await tablesMatching([new RegExp(`${persons[0]?.externalId}`)])).toContain(
      'booking_sources',
    )
    for (const name of ['externalId', 'displayName'])
      found.set(`PersonInput.${name}`, ['booking_sources'])

    aheadMs = SETTLE_MS
    const stopJobs = api.startClubJobs()
    wakeWorkers(scopedBus(api.bus, 'club'), PERSON_ERASURES)
    await until(async () => (await tablesMatching(TRACES)).length === 0)
    await until(async () => (await countUnfinished()) === 0)
    await stopJobs()
    expect(await tablesMatching(TRACES)).toEqual([])
  })

  test('was written by every input that is listed', () => {
    expect([...found.keys()].toSorted()).toEqual(MARKED.toSorted())
  })
})

let helperIds: string[] = []

async function countUnfinished(): Promise<number> {
  return (await api.club.query('SELECT 1 FROM work_items')).length
}

async function aShift(): Promise<string> {
  const times = { start_time: '2099-07-01T18:00:00Z', end_time: '2099-07-01T22:00:00Z' }
  const body = { title: 'Evening', required_helpers: 3, ...times }
  return (await rest('POST', `/events/${eventId}/shifts`, body)).shift.id
}

async function linkOf(helperId: string): Promise<string> {
  const { helper_link: link } = await rest(
    'POST',
    `/events/${eventId}/helpers/${helperId}/link`,
    {},
  )
  return link.token
}
