import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { newUuid } from '../../../platform/ids.ts'
import { asMatchRules } from '../../../rules/club/scoring/match-rules.ts'
import { CLUB_SCOPES, type ClubScope } from '../../../schema/club/scopes.ts'
import { addSource, aSnapshot } from '../../support/club/club-source.ts'
import { effectiveSnapshot } from '../../support/club/effective-snapshot.ts'
import { addClub, addInstallation, type ClubFixture } from '../../support/club/fixtures.ts'
import { playMatch, score } from '../../support/club/play.ts'
import { startTestApi, type TestApi } from '../../support/http/api.ts'

const ANA = { external_id: 'p-1', display_name: 'Ana', consent_to_share: true }
const BEN = { external_id: 'p-2', display_name: 'Ben' }

let api: TestApi
let home: ClubFixture
let token: string
let sourceId: string

beforeAll(async () => {
  api = await startTestApi()
  home = await addClub(api.club, { courts: 2 })
  token = await api.tokenFor(await addInstallation(api.club, home.club))
  sourceId = await addSource(api, home, token)
})

afterAll(() => api.close())

let booked = 0

/** Books a court and answers the id of the session. */
async function book(changes: Record<string, unknown> = {}) {
  booked += 1
  const path = `/v1/club/booking-sources/${sourceId}/bookings/m-${booked}`
  const { body } = await api.ask('PUT', path, { token, body: aSnapshot(changes) })
  return { id: body.data.match_session_id as string, path, externalId: `m-${booked}` }
}

const read = async (path: string, as = token) => api.ask('GET', `/v1/club/${path}`, { token: as })

async function tokenWith(scopes: readonly ClubScope[]) {
  return api.tokenFor(await addInstallation(api.club, home.club, { scopes }))
}

describe('GET /match-sessions/{id}', () => {
  test('answers the whole session, without a score before its match', async () => {
    const { id, externalId } = await book({ participants: [ANA, BEN] })
    const { status, body } = await read(`match-sessions/${id}`)

    expect(status).toBe(200)
    expect(body).toEqual({
      data: {
        id,
        location_id: home.location.id,
        court_id: home.courts[0]?.id,
        scheduled_start: '2099-07-01T18:00:00.000Z',
        scheduled_end: '2099-07-01T19:30:00.000Z',
        actual_start: null,
        actual_end: null,
        status: 'SCHEDULED',
        booking: { provider: expect.any(String), external_booking_id: externalId },
        scoring_mode: 'STAR_POINT',
        display_phase: 'IDLE',
        rule_version: 'padel-2026.1',
        event_sequence: 0,
        ai_model_version: null,
        score: null,
        participants: [{ display_name: 'Ana', external_id: 'p-1' }],
        created_at: expect.any(String),
        updated_at: expect.any(String),
      },
    })
  })

  test('answers the score as documented once the match is on', async () => {
    const { id } = await book()
    await playMatch(api, home, id, 'BBO')
    const { body } = await read(`match-sessions/${id}`)
    await api.club.query("UPDATE match_sessions SET status = 'PAUSED' WHERE id = ?", [id])

    expect(body.data).toMatchObject({
      status: 'ACTIVE',
      display_phase: 'LIVE',
      event_sequence: 4,
      actual_start: expect.any(String),
    })
    expect(body.data.score).toEqual({
      points: { blue: '30', orange: '15' },
      games: { blue: 0, orange: 0 },
      sets: { blue: 0, orange: 0 },
      set_history: [],
      tie_break: null,
      match_tie_break: null,
      point_number: 3,
      star_deuce_count: 0,
      changeover_count: 0,
      deciding_point_side: null,
      completed: false,
      winner: null,
      last_transition: 'POINT',
    })
  })

  test('shows another installation of the club neither participants nor ids of the source', async () => {
    const { id } = await book({ participants: [ANA] })
    const own = await read(`match-sessions/${id}`)
    const seen = await read(`match-sessions/${id}`, await tokenWith(CLUB_SCOPES))
    expect(seen.body.data).toEqual({
      ...own.body.data,
      booking: { ...own.body.data.booking, external_booking_id: null },
      participants: [],
    })
  })

  test('hides a participant whose consent was withdrawn, though the match is on', async () => {
    const { id, path } = await book({ participants: [ANA] })
    await playMatch(api, home, id)
    await api.club.query("UPDATE match_sessions SET status = 'PAUSED' WHERE id = ?", [id])
    const withdrawn = { ...ANA, consent_to_share: false }
    const body = aSnapshot({ source_version: 2, participants: [withdrawn] })
    const put = await api.ask('PUT', path, { token, body })

    expect([put.status, put.body.reconciliation_status]).toEqual([200, 'none'])
    expect((await read(`match-sessions/${id}`)).body.data.participants).toEqual([])
  })

  test('answers 404 to another club', async () => {
    const { id } = await book()
    const other = await addClub(api.club)
    const foreign = await api.tokenFor(await addInstallation(api.club, other.club))
    for (const path of [`match-sessions/${id}`, `match-sessions/${id}/score-events`])
      expect((await read(path, foreign)).status).toBe(404)
  })
})

describe('GET /match-sessions', () => {
  test('walks all pages in order of scheduled start, with the filters of the specification', async () => {
    const day = (hour: number) => ({
      scheduled_start: `2099-08-01T1${hour}:00:00Z`,
      scheduled_end: `2099-08-01T1${hour}:50:00Z`,
    })
    const ids = []
    for (const hour of [3, 1, 2, 1]) ids.push((await book(day(hour))).id)
    const range = 'from=2099-08-01T00:00:00Z&to=2099-08-01T12:00:00Z'
    const found: string[] = []
    let cursor = ''
    do {
      const { body } = await read(`match-sessions?limit=1&${range}${cursor}`)
      found.push(...body.data.map((session: { id: string }) => session.id))
      cursor = body.has_more ? `&cursor=${body.next_cursor}` : ''
    } while (cursor)
    expect(found).toEqual([...[ids[1], ids[3]].toSorted(), ids[2]])

    const none = await read(`match-sessions?status=ABORTED&${range}`)
    const elsewhere = await read(`match-sessions?court_id=${home.courts[1]?.id}&${range}`)
    const here = await read(`match-sessions?location_id=${home.location.id}&${range}`)
    const counts = [none, elsewhere, here].map(({ body }) => body.data.length)
    expect(counts).toEqual([0, 0, 3])
  })

  test.each(['status=PLAYING', 'from=2099-08-02T00:00:00Z&to=2099-08-01T00:00:00Z', 'limit=201'])(
    'answers 400 to %s',
    async (query) => {
      const { status, body } = await read(`match-sessions?${query}`)
      expect([status, body.error.code]).toEqual([400, 'invalid_request'])
    },
  )
})

describe('GET /match-sessions/{id}/score-events', () => {
  test('answers every event of a match, from which its score can be counted again', async () => {
    const { id } = await book({ external_court_id: 'c2' })
    const undo = async (eventSequence: number) =>
      score(api, home, 'reversePoint', { sessionId: id, eventSequence })
    await undo(await playMatch(api, home, id, 'BBOOBO'))
    const events: Record<string, unknown>[] = []
    let cursor = ''
    do {
      const { body } = await read(`match-sessions/${id}/score-events?limit=3${cursor}`)
      events.push(...body.data)
      cursor = body.has_more ? `&cursor=${body.next_cursor}` : ''
    } while (cursor)

    expect(events.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(events[7]).toEqual({
      id: expect.any(String),
      match_session_id: id,
      event_type: 'POINT_REVERSED',
      team: 'ORANGE',
      source: 'STAFF_PORTAL',
      snapshot_before: expect.objectContaining({ points: { blue: '40', orange: '40' } }),
      snapshot_after: expect.objectContaining({ points: { blue: '40', orange: '30' } }),
      reversed_event_id: events[6]?.['id'],
      client_event_id: null,
      sequence: 8,
      created_at: expect.any(String),
    })
    const { body } = await read(`match-sessions/${id}`)
    expect(toSnakeCase(countAgain(events, body.data))).toEqual(body.data.score)
    const one = await read(`match-sessions/${id}/score-events/${events[2]?.['id']}`)
    expect(one.body.data).toEqual(events[2])
  })

  test('answers an empty list before the match, and 404 for an event of another session', async () => {
    const { id } = await book()
    const { body } = await read(`match-sessions/${id}/score-events`)
    expect(body).toEqual({ data: [], next_cursor: null, has_more: false })
    const missing = await read(`match-sessions/${id}/score-events/${newUuid()}`)
    expect(missing.status).toBe(404)
  })
})

/** The engine over what the API answered. */
function countAgain(events: Record<string, unknown>[], session: Record<string, string>) {
  const rules = asMatchRules({
    scoringMode: session['scoring_mode'] ?? '',
    ruleVersion: session['rule_version'] ?? '',
  })
  const scoreEvents = events.map((event) => ({
    id: event['id'],
    eventType: event['event_type'],
    team: event['team'],
    snapshotBefore: null,
    snapshotAfter: null,
    reversedEventId: event['reversed_event_id'],
  }))
  return effectiveSnapshot(scoreEvents as Parameters<typeof effectiveSnapshot>[0], rules)
}

function toSnakeCase(record: object | null): Record<string, unknown> {
  const toName = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  return Object.fromEntries(
    Object.entries(record ?? {}).map(([name, value]) => [toName(name), value]),
  )
}
