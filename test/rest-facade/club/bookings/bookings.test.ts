import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { aSnapshot, addSource as makeSource } from '../../../support/club/club-source.ts'
import { addClub, addInstallation, type ClubFixture } from '../../../support/club/fixtures.ts'
import { startTestApi, type TestApi } from '../../../support/http/api.ts'
import { whileLocked } from '../../../support/time/while-locked.ts'

let api: TestApi
let home: ClubFixture
let token: string

beforeAll(async () => {
  api = await startTestApi()
  home = await addClub(api.club, { courts: 2 })
  token = await api.tokenFor(await addInstallation(api.club, home.club))
})

afterAll(() => api.close())

const addSource = (owner = token) => makeSource(api, home, owner)

const put = (sourceId: string, externalId: string, body: unknown, as = token) =>
  api.ask('PUT', `/v1/club/booking-sources/${sourceId}/bookings/${externalId}`, { token: as, body })

/** The same snapshot as a mutation of the graph, with its only participant in this team. */
const putInGraph = (
  bookingSourceId: string,
  externalBookingId: string,
  snapshot: ReturnType<typeof aSnapshot>,
  team: string | null | undefined,
) =>
  api.ask('POST', '/graphql', {
    token,
    body: {
      query: 'mutation Put($input: PutBookingInput!) { putBooking(input: $input) { outcome } }',
      variables: {
        input: {
          ...{ bookingSourceId, externalBookingId, sourceVersion: 1, status: 'CONFIRMED' },
          externalCourtId: snapshot['external_court_id'],
          scheduledStart: snapshot['scheduled_start'],
          scheduledEnd: snapshot['scheduled_end'],
          participants: [{ externalId: 'p-1', displayName: 'Ann', team }],
        },
      },
    },
  })

describe('PUT /booking-sources/{sourceId}/bookings/{externalBookingId}', () => {
  test('answers 201 with the whole booking and its match session when it is new', async () => {
    const sourceId = await addSource()
    const { status, body } = await put(sourceId, 'b-1', aSnapshot())

    expect(status).toBe(201)
    expect(body).toEqual({
      data: {
        id: expect.any(String),
        booking_source_id: sourceId,
        location_id: home.location.id,
        court_id: home.courts[0]?.id,
        provider: expect.any(String),
        external_booking_id: 'b-1',
        external_court_id: 'c1',
        source_version: 1,
        scheduled_start: '2099-07-01T18:00:00.000Z',
        scheduled_end: '2099-07-01T19:30:00.000Z',
        status: 'CONFIRMED',
        participants: [],
        match_session_id: expect.any(String),
        imported_at: expect.any(String),
        created_at: expect.any(String),
        updated_at: expect.any(String),
      },
      reconciliation_status: 'none',
      idempotent_replay: false,
    })
  })

  test('answers 200 as a replay when the same snapshot comes again', async () => {
    const sourceId = await addSource()
    const first = await put(sourceId, 'b-1', aSnapshot())
    const again = await put(
      sourceId,
      'b-1',
      aSnapshot({ scheduled_start: '2099-07-01T20:00:00+02:00' }),
    )

    expect(again.status).toBe(200)
    expect(again.body).toEqual({ ...first.body, idempotent_replay: true })
  })

  test('stores UNASSIGNED for a participant without a team, in REST and in the graph', async () => {
    const sourceId = await addSource()
    const ann = { external_id: 'p-1', display_name: 'Ann' }
    const snapshot = aSnapshot({ participants: [{ ...ann, team: 'UNASSIGNED' }] })
    await put(sourceId, 'b-1', snapshot)
    const again = await Promise.all(
      [null, undefined].map((team) => putInGraph(sourceId, 'b-1', snapshot, team)),
    )
    const [stored] = await api.club.query<{ participants: string }[]>(
      'SELECT participants FROM bookings WHERE booking_source_id = ?',
      [sourceId],
    )

    expect(again.map(({ body }) => body)).toEqual(
      Array(2).fill({ data: { putBooking: { outcome: 'UNCHANGED' } } }),
    )
    expect(JSON.parse(stored?.participants ?? '')).toMatchObject([{ team: 'UNASSIGNED' }])
    const refused = await putInGraph(sourceId, 'b-1', snapshot, 'UNASSIGNED')
    expect(refused.body.errors[0].message).toContain('"UNASSIGNED" does not exist in "Team" enum')
  })

  test('answers 200 and moves the session when the version rises', async () => {
    const sourceId = await addSource()
    const first = await put(sourceId, 'b-1', aSnapshot())
    const second = await put(
      sourceId,
      'b-1',
      aSnapshot({ source_version: 2, external_court_id: 'c2' }),
    )

    expect(second.status).toBe(200)
    expect(second.body.data).toMatchObject({
      id: first.body.data.id,
      court_id: home.courts[1]?.id,
      source_version: 2,
      match_session_id: first.body.data.match_session_id,
    })
    const [session] = await api.club.query('SELECT court_id FROM match_sessions WHERE id = ?', [
      first.body.data.match_session_id,
    ])
    expect(session).toEqual({ court_id: home.courts[1]?.id })
  })

  test('answers 409 VERSION_CONFLICT for an older version, and for other content of the same', async () => {
    const sourceId = await addSource()
    await put(sourceId, 'b-1', aSnapshot({ source_version: 4 }))
    const older = await put(sourceId, 'b-1', aSnapshot({ source_version: 3 }))
    const other = await put(sourceId, 'b-1', aSnapshot({ source_version: 4, status: 'CANCELLED' }))

    expect([older.status, other.status]).toEqual([409, 409])
    expect(older.body.error).toMatchObject({
      code: 'VERSION_CONFLICT',
      details: { stored_source_version: 4, submitted_source_version: 3, reason: 'older' },
    })
    expect(other.body.error.details.reason).toBe('same_version_different_content')
  })

  test('answers 409 UNMAPPED_COURT for an external court without a mapping', async () => {
    const sourceId = await addSource()
    const { status, body } = await put(sourceId, 'b-1', aSnapshot({ external_court_id: 'C1' }))

    expect(status).toBe(409)
    expect(body.error).toMatchObject({
      code: 'UNMAPPED_COURT',
      details: { booking_source_id: sourceId, external_court_id: 'C1' },
    })
  })

  test('makes one booking when the same version arrives 20 times at once', async () => {
    const sourceId = await addSource()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => put(sourceId, 'b-1', aSnapshot())),
    )

    const statuses = answers.map((answer) => answer.status).sort()
    expect(statuses).toEqual([...Array(19).fill(200), 201])
    expect(new Set(answers.map((answer) => answer.body.data.id)).size).toBe(1)
    const [rows] = await api.club.query(
      `SELECT COUNT(*) AS bookings, (SELECT COUNT(*) FROM match_sessions ms WHERE ms.booking_id = MAX(b.id)) AS sessions
       FROM bookings b WHERE booking_source_id = ?`,
      [sourceId],
    )
    expect(rows).toEqual({ bookings: 1, sessions: 1 })
  })
})

describe('POST /booking-sources', () => {
  test('makes one source when one Idempotency-Key arrives 20 times at once', async () => {
    const ask = () =>
      api.ask('POST', '/v1/club/booking-sources', {
        token,
        body: { source_key: 'parallel', name: 'Desk' },
        headers: { 'idempotency-key': 'parallel' },
      })
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => whileLocked(ask, ({ body }) => body.error?.code)),
    )

    expect(answers.map((answer) => answer.status)).toEqual(Array(20).fill(201))
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1)
    const replayed = answers.filter((answer) => answer.headers['idempotency-replayed'] === 'true')
    expect(replayed).toHaveLength(19)
  })
})

describe('GET /bookings/{id}', () => {
  test('hides what belongs to the source from another installation of the club', async () => {
    const sourceId = await addSource()
    const participants = [
      { external_id: 'p-1', display_name: ' Ana ', consent_to_share: true },
      { external_id: 'p-2', display_name: 'Ben' },
    ]
    const own = await put(sourceId, 'b-1', aSnapshot({ participants }))
    const peer = await api.tokenFor(await addInstallation(api.club, home.club))
    const seen = await api.ask('GET', `/v1/club/bookings/${own.body.data.id}`, { token: peer })

    expect(own.body.data.participants).toEqual([{ external_id: 'p-1', display_name: 'Ana' }])
    expect(seen.status).toBe(200)
    expect(seen.body.data).toEqual({
      ...own.body.data,
      booking_source_id: null,
      external_booking_id: null,
      source_version: null,
      external_court_id: home.courts[0]?.publicId,
      participants: [],
    })
  })

  test('answers 404 for a booking of another club', async () => {
    const sourceId = await addSource()
    const own = await put(sourceId, 'b-1', aSnapshot())
    const other = await addClub(api.club)
    const foreign = await api.tokenFor(await addInstallation(api.club, other.club))
    const seen = await api.ask('GET', `/v1/club/bookings/${own.body.data.id}`, { token: foreign })

    expect(seen.status).toBe(404)
    expect(seen.body.error.code).toBe('not_found')
  })
})
