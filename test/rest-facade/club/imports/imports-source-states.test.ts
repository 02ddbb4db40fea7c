import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { inTransaction } from '../../../../subgraphs/foundation/database/transaction.ts'
import { aSnapshot, addSource as makeSource } from '../../../support/club/club-source.ts'
import { addClub, addInstallation, type ClubFixture } from '../../../support/club/fixtures.ts'
import {
  aRecord,
  postImport,
  readImport,
  records,
  runImport,
  waitForImport,
} from '../../../support/club/imports.ts'
import { startTestApi, type TestApi } from '../../../support/http/api.ts'
import { until } from '../../../support/time/until.ts'

let api: TestApi
let home: ClubFixture
let token: string
let staff: string
let stopJobs: () => Promise<void>

beforeAll(async () => {
  api = await startTestApi()
  home = await addClub(api.club)
  token = await api.tokenFor(await addInstallation(api.club, home.club))
  staff = await api.staffToken({ clubs: [{ id: home.club.id, role: 'OWNER' }] })
  stopJobs = api.startClubJobs()
})

afterAll(async () => {
  await stopJobs()
  await api.close()
})

const addSource = () => makeSource(api, home, token)

const run = (sourceId: string, bookings: unknown) => runImport(api, sourceId, { token, bookings })

const failing = (count: number) =>
  Array.from({ length: count }, (_, index) => aRecord(`f-${index}`, { external_court_id: 'C9' }))

async function setStatus(
  bookingSourceId: string,
  status: string,
  as = staff,
  clubId = home.club.id,
) {
  const answer = await api.ask('POST', '/graphql', {
    token: as,
    body: {
      query: `mutation Set($input: SetBookingSourceStatusInput!) {
        setBookingSourceStatus(input: $input) { bookingSourceId status }
      }`,
      variables: { input: { clubId, bookingSourceId, status } },
    },
  })
  return answer.body
}

async function statusOf(sourceId: string): Promise<unknown> {
  const { body } = await api.ask('GET', '/v1/club/booking-sources?limit=200', { token })
  return body.data.find(({ id }: { id: string }) => id === sourceId).status
}

/** Queues an import while no worker runs. */
async function queue(sourceId: string, bookings: unknown): Promise<string> {
  await stopJobs()
  const queued = await postImport(api, sourceId, { token, bookings })
  return queued.body.data.id
}

/** Until the release, the source accepts reads and writes, but no update of its state by imported records. */
async function keepFromChanging(sourceId: string): Promise<() => Promise<void>> {
  const [held, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const over = inTransaction(api.club, async (tx) => {
    await tx.query('SELECT id FROM booking_sources WHERE id = ? LOCK IN SHARE MODE', [sourceId])
    held.resolve()
    await released.promise
  })
  await held.promise
  return () => {
    released.resolve()
    return over
  }
}

describe('a booking source', () => {
  test('that is PAUSED lets its imports wait, and take their turn when it is ACTIVE again', async () => {
    const paused = await addSource()
    const id = await queue(paused, [aRecord('a')])
    await setStatus(paused, 'PAUSED')
    stopJobs = api.startClubJobs()
    // Work that comes later is done, so the waiting import was passed by.
    await run(await addSource(), [aRecord('a')])
    expect((await readImport(api, id, token)).body.data.status).toBe('PENDING')
    const refused = await postImport(api, paused, { token, bookings: [aRecord('b')] })
    expect([refused.status, refused.body.error]).toMatchObject([
      409,
      { code: 'BOOKING_SOURCE_INACTIVE', details: { status: 'PAUSED' } },
    ])

    const { data } = await setStatus(paused, 'ACTIVE')
    expect(data.setBookingSourceStatus).toEqual({ bookingSourceId: paused, status: 'ACTIVE' })
    expect(await waitForImport(api, id, token)).toMatchObject({ status: 'COMPLETED' })
  })

  test('that is DISABLED lets the records that wait fail', async () => {
    const sourceId = await addSource()
    const id = await queue(sourceId, records(60))
    await setStatus(sourceId, 'DISABLED')
    stopJobs = api.startClubJobs()

    const job = await waitForImport(api, id, token)
    expect(job).toMatchObject({ status: 'FAILED', imported: 0, failed: 60 })
    expect(job.result.records[59].error).toMatchObject({
      code: 'BOOKING_SOURCE_INACTIVE',
      details: { booking_source_id: sourceId, status: 'DISABLED' },
    })
  })

  test('becomes ERROR after ten failed records in a row, over imports, and ACTIVE by a success', async () => {
    const sourceId = await addSource()
    await run(sourceId, failing(9))
    expect(await statusOf(sourceId)).toBe('ACTIVE')
    await run(sourceId, failing(1))
    expect(await statusOf(sourceId)).toBe('ERROR')

    await run(sourceId, [aRecord('good')])
    expect(await statusOf(sourceId)).toBe('ACTIVE')
  })

  test('leaves ERROR by a booking that is put', async () => {
    const sourceId = await addSource()
    await run(sourceId, failing(10))
    expect(await statusOf(sourceId)).toBe('ERROR')
    const path = `/v1/club/booking-sources/${sourceId}/bookings/one`
    expect((await api.ask('PUT', path, { token, body: aSnapshot() })).status).toBe(201)
    expect(await statusOf(sourceId)).toBe('ACTIVE')
  })

  test('notes when an import last wrote a booking', async () => {
    const sourceId = await addSource()
    await run(sourceId, [aRecord('a')])
    const { body } = await api.ask('GET', '/v1/club/booking-sources?limit=200', { token })
    const source = body.data.find(({ id }: { id: string }) => id === sourceId)
    expect(source.last_synchronized_at).not.toBeNull()
  })

  test('is updated with its records before the import is completed, even if that takes long', async () => {
    const sourceId = await addSource()
    const id = await queue(sourceId, failing(10))
    const release = await keepFromChanging(sourceId)
    stopJobs = api.startClubJobs()
    const readJob = async () => (await readImport(api, id, token)).body.data
    await until(async () => (await readJob()).failed === 10)
    expect(await readJob()).toMatchObject({ status: 'PROCESSING', completed_at: null })
    await release()
    expect(await waitForImport(api, id, token)).toMatchObject({ status: 'FAILED' })
    expect(await statusOf(sourceId)).toBe('ERROR')
  })
})

describe('setBookingSourceStatus', () => {
  test('is refused to partners, and finds no source of another club', async () => {
    const sourceId = await addSource()
    const other = await addClub(api.club)
    const elsewhere = await api.staffToken({ clubs: [{ id: other.club.id, role: 'OWNER' }] })
    const codesOf = ({ errors }: { errors: { extensions: { code: string } }[] }) =>
      errors.map(({ extensions }) => extensions.code)

    expect(codesOf(await setStatus(sourceId, 'PAUSED', token))).toEqual(['forbidden'])
    expect(codesOf(await setStatus(sourceId, 'PAUSED', elsewhere))).toEqual(['not_found'])
    const theirs = await setStatus(sourceId, 'PAUSED', elsewhere, other.club.id)
    expect(codesOf(theirs)).toEqual(['not_found'])
    expect(await statusOf(sourceId)).toBe('ACTIVE')
  })

  test('counts as DISABLED once its installation has expired', async () => {
    const partner = await addInstallation(api.club, home.club)
    const partnerToken = await api.tokenFor(partner)
    const sourceId = await makeSource(api, home, partnerToken)
    await stopJobs()
    const queued = await postImport(api, sourceId, { token: partnerToken, bookings: records(2) })
    await api.club.query('UPDATE installations SET expires_at = utc_timestamp(3) WHERE id = ?', [
      partner.installationId,
    ])
    stopJobs = api.startClubJobs()
    const jobOf = () =>
      api.club.query<{ status: string; failed: number }[]>(
        'SELECT status, failed FROM booking_imports WHERE id = ?',
        [queued.body.data.id],
      )
    await until(async () => (await jobOf())[0]?.status === 'FAILED')
    expect(await jobOf()).toMatchObject([{ status: 'FAILED', failed: 2 }])
    const bookings = await api.club.query('SELECT id FROM bookings WHERE booking_source_id = ?', [
      sourceId,
    ])
    expect(bookings).toEqual([])
  })

  test('counts as DISABLED while its club is suspended', async () => {
    const suspended = await addClub(api.club)
    const partnerToken = await api.tokenFor(await addInstallation(api.club, suspended.club))
    const sourceId = await makeSource(api, suspended, partnerToken)
    await stopJobs()
    const queued = await postImport(api, sourceId, { token: partnerToken, bookings: records(12) })
    const setClub = (status: string) =>
      api.club.query('UPDATE clubs SET status = ? WHERE id = ?', [status, suspended.club.id])
    await setClub('SUSPENDED')
    stopJobs = api.startClubJobs()
    const waiting = 'SELECT id FROM work_items WHERE lane = ?'
    await until(async () => (await api.club.query(waiting, [sourceId])).length === 0)
    await setClub('ACTIVE')
    const job = await waitForImport(api, queued.body.data.id, partnerToken)
    expect(job).toMatchObject({ status: 'FAILED', failed: 12 })
    expect(job.result.records[0].error.code).toBe('BOOKING_SOURCE_INACTIVE')
    const [source] = await api.club.query('SELECT status FROM booking_sources WHERE id = ?', [
      sourceId,
    ])
    expect(source).toEqual({ status: 'ACTIVE' })
  })

  test('brings no source of a revoked installation back', async () => {
    const partner = await addInstallation(api.club, home.club)
    const sourceId = await makeSource(api, home, await api.tokenFor(partner))
    await api.club.query("UPDATE installations SET status = 'REVOKED' WHERE id = ?", [
      partner.installationId,
    ])
    const { errors } = await setStatus(sourceId, 'ACTIVE')
    expect(errors[0].extensions.code).toBe('state_conflict')
    expect((await setStatus(sourceId, 'DISABLED')).data.setBookingSourceStatus.status).toBe(
      'DISABLED',
    )
  })
})
