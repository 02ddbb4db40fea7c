import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { aSnapshot, addSource as makeSource } from '../../../support/club/club-source.ts'
import { addClub, addInstallation, type ClubFixture } from '../../../support/club/fixtures.ts'
import {
  aRecord,
  postImport,
  readImport,
  records,
  runImport,
} from '../../../support/club/imports.ts'
import { startTestApi, type TestApi } from '../../../support/http/api.ts'

let api: TestApi
let home: ClubFixture
let token: string
let stopJobs: () => Promise<void>

beforeAll(async () => {
  api = await startTestApi()
  home = await addClub(api.club, { courts: 2 })
  token = await api.tokenFor(await addInstallation(api.club, home.club))
  stopJobs = api.startClubJobs()
})

afterAll(async () => {
  await stopJobs()
  await api.close()
})

const addSource = () => makeSource(api, home, token)

const put = (sourceId: string, externalId: string, body: unknown) =>
  api.ask('PUT', `/v1/club/booking-sources/${sourceId}/bookings/${externalId}`, { token, body })

const run = (sourceId: string, bookings: unknown) => runImport(api, sourceId, { token, bookings })

describe('an import', () => {
  test('is answered 201 PENDING at once, and read COMPLETED with every record once it is over', async () => {
    const sourceId = await addSource()
    const bookings = [aRecord('b-1'), aRecord('b-2', { external_court_id: 'c2' })]
    const queued = await postImport(api, sourceId, { token, bookings })
    expect(queued.status).toBe(201)
    expect(queued.body).toEqual({
      data: {
        id: expect.any(String),
        status: 'PENDING',
        total: 2,
        imported: 0,
        failed: 0,
        created_at: expect.any(String),
      },
    })

    const job = await run(sourceId, [aRecord('b-3')])
    expect(job).toMatchObject({ booking_source_id: sourceId, status: 'COMPLETED', total: 1 })
    // The imports of one source run one after the other.
    const { body } = await readImport(api, queued.body.data.id, token)
    expect(body.data).toEqual({
      id: queued.body.data.id,
      booking_source_id: sourceId,
      status: 'COMPLETED',
      total: 2,
      imported: 2,
      failed: 0,
      created_at: queued.body.data.created_at,
      started_at: expect.any(String),
      completed_at: expect.any(String),
      updated_at: expect.any(String),
      result: { records: [aDone(0, 'b-1'), aDone(1, 'b-2')] },
    })
  })

  test('writes what PUT would write: the booking, its session, and the events of both in order', async () => {
    const sourceId = await addSource()
    const snapshot = { source_version: 7, participants: [aPlayer('p-1')] }
    const { result } = await run(sourceId, [aRecord('same', snapshot)])
    const imported = await read(result.records[0].booking_id)
    const twin = await put(sourceId, 'twin', aSnapshot(snapshot))

    const own = { id: expect.any(String), match_session_id: expect.any(String) }
    const stamps = { imported_at: expect.any(String), created_at: expect.any(String) }
    expect(imported).toEqual({
      ...twin.body.data,
      ...own,
      ...stamps,
      updated_at: expect.any(String),
      external_booking_id: 'same',
    })
    expect(await eventsOf(imported)).toEqual(await eventsOf(twin.body.data))
    expect(await eventsOf(imported)).toEqual(['booking.created', 'session.created'])
  })

  test('is PARTIAL when some records fail, each with the code and details PUT would answer', async () => {
    const sourceId = await addSource()
    await put(sourceId, 'old', aSnapshot({ source_version: 4 }))
    const bookings = [
      aRecord('new'),
      aRecord('old', { source_version: 3 }),
      aRecord('unmapped', { external_court_id: 'C9' }),
      aRecord('old', { source_version: 4 }),
      aRecord('old', { source_version: 5, status: 'CANCELLED' }),
    ]
    const job = await run(sourceId, bookings)

    expect(job).toMatchObject({ status: 'PARTIAL', total: 5, imported: 3, failed: 2 })
    const { records } = job.result
    expect(records.map(outcomeOf)).toEqual(['created', 'failed', 'failed', 'unchanged', 'updated'])
    const older = await put(sourceId, 'old', aSnapshot({ source_version: 3 }))
    expect(records[1]).toEqual({
      index: 1,
      external_booking_id: 'old',
      outcome: 'failed',
      booking_id: null,
      source_version: 3,
      reconciliation_status: 'none',
      error: { code: 'VERSION_CONFLICT', message: expect.any(String), details: expect.anything() },
    })
    expect(records[1].error.details).toMatchObject({ stored_source_version: 4, reason: 'older' })
    expect(older.body.error.details).toMatchObject({ stored_source_version: 5 })
    expect(records[2].error).toEqual({
      code: 'UNMAPPED_COURT',
      message: expect.any(String),
      details: { booking_source_id: sourceId, external_court_id: 'C9' },
    })
  })

  test('is FAILED when every record fails', async () => {
    const sourceId = await addSource()
    const unmapped = { external_court_id: 'C9' }
    const job = await run(sourceId, [aRecord('a', unmapped), aRecord('b', unmapped)])
    expect(job).toMatchObject({ status: 'FAILED', total: 2, imported: 0, failed: 2 })
  })

  test('takes the same booking several times in order, within and across transactions', async () => {
    const sourceId = await addSource()
    const bookings = [
      aRecord('twice'),
      aRecord('twice', { source_version: 2, external_court_id: 'c2' }),
      aRecord('twice', { source_version: 2 }),
      ...records(60),
      aRecord('twice', { source_version: 3, status: 'CANCELLED' }),
      aRecord('r-0', { source_version: 2 }),
    ]
    const { result, ...job } = await run(sourceId, bookings)

    expect(job).toMatchObject({ status: 'PARTIAL', total: 65, imported: 64, failed: 1 })
    const first = result.records.slice(0, 3)
    expect(first.map(outcomeOf)).toEqual(['created', 'updated', 'failed'])
    expect(first[2].error.details.reason).toBe('same_version_different_content')
    expect(result.records.slice(63).map(outcomeOf)).toEqual(['updated', 'updated'])
    const booking = await read(first[0].booking_id)
    expect(booking).toMatchObject({ status: 'CANCELLED', source_version: 3, court_id: courtId(0) })
    expect(await eventsOf(booking)).toEqual([
      ...['booking.created', 'session.created'],
      ...['booking.updated', 'session.status_changed'],
      ...['booking.cancelled', 'session.status_changed'],
    ])
  })

  test('reports a record that conflicts with a running session, and does not change the session', async () => {
    const sourceId = await addSource()
    const first = (await put(sourceId, 'played', aSnapshot())).body.data
    await api.club.query("UPDATE match_sessions SET status = 'ACTIVE' WHERE id = ?", [
      first.match_session_id,
    ])
    const moved = { source_version: 2, external_court_id: 'c2' }
    const { status, result } = await run(sourceId, [
      aRecord('played', moved),
      aRecord('played', moved),
      aRecord('played', { source_version: 3 }),
    ])
    const outcomes = result.records.map((record: Record<string, string>) => [
      ...[record['outcome'], record['reconciliation_status']],
    ])
    expect([status, outcomes]).toEqual([
      'COMPLETED',
      [
        ['updated', 'required'],
        ['unchanged', 'required'],
        ['updated', 'none'],
      ],
    ])
    expect(await eventsOf(first)).toEqual([
      ...['booking.created', 'session.created', 'booking.updated'],
      ...['booking.reconciliation_required', 'booking.updated'],
    ])
    const conflicts = await api.club.query(
      'SELECT status FROM reconciliation_conflicts WHERE booking_id = ?',
      [first.id],
    )
    expect(conflicts).toEqual([{ status: 'RESOLVED' }])
  })

  test('imports a booking once that PUT writes at the same time, in either order', async () => {
    const sourceId = await addSource()
    const bookings = records(120)
    const puts = bookings.map((record) => put(sourceId, record.external_booking_id, record.booking))
    const [job, ...answers] = await Promise.all([run(sourceId, bookings), ...puts])

    expect(job).toMatchObject({ status: 'COMPLETED', imported: 120 })
    const makers = job.result.records.map((record: { outcome: string }, index: number) => [
      record.outcome === 'created',
      answers[index]?.status === 201,
    ])
    expect(makers.filter(([byImport, byPut]: boolean[]) => byImport === byPut)).toEqual([])
  })

  test('of 500 records keeps no snapshot once it is over', async () => {
    const sourceId = await addSource()
    const job = await run(sourceId, records(500))
    expect(job).toMatchObject({ status: 'COMPLETED', total: 500, imported: 500, failed: 0 })
    expect(await count('booking_import_pieces')).toBe(0)
    expect(await count('work_items')).toBe(0)
  })
})

function aDone(index: number, name: string) {
  return {
    index,
    external_booking_id: name,
    outcome: 'created',
    booking_id: expect.any(String),
    source_version: 1,
    reconciliation_status: 'none',
    error: null,
  }
}

function aPlayer(id: string) {
  return { external_id: id, display_name: 'Ana', consent_to_share: true }
}

const courtId = (index: number) => home.courts[index]?.id

const outcomeOf = ({ outcome }: { outcome: string }) => outcome

async function read(bookingId: string) {
  return (await api.ask('GET', `/v1/club/bookings/${bookingId}`, { token })).body.data
}

async function eventsOf(booking: { id: string; match_session_id: string }): Promise<string[]> {
  const rows = await api.club.query<{ type: string }[]>(
    `SELECT type FROM event_log WHERE resource_id IN (?, ?) ORDER BY publication_sequence`,
    [booking.id, booking.match_session_id],
  )
  return rows.map(({ type }) => type)
}

async function count(table: string): Promise<number> {
  const [row] = await api.club.query(`SELECT COUNT(*) AS count FROM ${table}`)
  return Number(row?.['count'])
}
