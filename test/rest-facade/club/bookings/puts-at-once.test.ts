import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { inTransaction } from '../../../../subgraphs/foundation/database/transaction.ts'
import { addSource, aSnapshot } from '../../../support/club/club-source.ts'
import { addClub, addInstallation, type ClubFixture } from '../../../support/club/fixtures.ts'
import { postImport, records, waitForImport } from '../../../support/club/imports.ts'
import { startTestApi, type TestApi } from '../../../support/http/api.ts'
import { until } from '../../../support/time/until.ts'

let api: TestApi
let home: ClubFixture
let token: string
let baseUrl: string

beforeAll(async () => {
  api = await startTestApi()
  home = await addClub(api.club)
  token = await api.tokenFor(await addInstallation(api.club, home.club))
  baseUrl = await api.app.listen({ host: '127.0.0.1', port: 0 })
})

afterAll(() => api.close())

const put = (sourceId: string, name: string, changes: Record<string, unknown> = {}) =>
  api.ask('PUT', `/v1/club/booking-sources/${sourceId}/bookings/${name}`, {
    token,
    body: aSnapshot(changes),
  })

/** Locks the source until the release. */
async function hold(sourceId: string): Promise<() => Promise<void>> {
  const [held, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const over = inTransaction(api.club, async (tx) => {
    await tx.query('SELECT id FROM booking_sources WHERE id = ? FOR UPDATE', [sourceId])
    held.resolve()
    await released.promise
  })
  await held.promise
  return () => {
    released.resolve()
    return over
  }
}

/** Sends a snapshot over a connection of its own, which ends when the request is read. */
async function putAndLeave(path: string): Promise<void> {
  const { server } = api.app
  const left = new Promise<void>((resolve) =>
    server.once('request', (received, response) => {
      response.once('close', resolve)
      received.once('end', () => setImmediate(() => leaving.destroy()))
    }),
  )
  const leaving = request(`${baseUrl}${path}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  })
  leaving.on('error', () => {}).end(JSON.stringify(aSnapshot()))
  await left
}

const CROWD = 700

/** Sends more requests than the queue of a source can hold; `refused` resolves when the queue is full. */
function crowd(sourceId: string) {
  const asked = Array.from({ length: CROWD }, (_, nth) => put(sourceId, `crowd-${nth}`))
  const refused = Promise.any(
    asked.map(async (answer) => {
      const { status, headers, body } = await answer
      if (status !== 503) throw new Error(String(status))
      return { retryAfter: headers['retry-after'], code: body.error.code }
    }),
  )
  return { answers: Promise.all(asked), refused }
}

/** What is booked through the source, in the order in which it was written: its ids rise. */
async function readNames(sourceId: string): Promise<string[]> {
  const rows = await api.club.query(
    'SELECT external_booking_id AS name FROM bookings WHERE booking_source_id = ? ORDER BY id',
    [sourceId],
  )
  return rows.map(({ name }) => String(name))
}

const countWrites = (sql: string) => api.takeStatements().filter((s) => s.startsWith(sql)).length

describe('PUT booking at many connections', () => {
  test('takes a few transactions for all of them', async () => {
    const sourceId = await addSource(api, home, token)
    await put(sourceId, 'warm')
    const release = await hold(sourceId)
    api.takeStatements()
    const answers = Array.from({ length: 40 }, (_, nth) => put(sourceId, `many-${nth}`))
    await until(() => api.takeStatements().some((sql) => sql.includes('LOCK IN SHARE MODE')))
    await release()
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(Array(40).fill(201))
    expect(countWrites('INSERT INTO bookings')).toBeLessThanOrEqual(3)
  })

  test('answers 503 with Retry-After beyond what may wait, writes what it does not refuse, and goes on', async () => {
    const sourceId = await addSource(api, home, token)
    const release = await hold(sourceId)
    const { answers, refused } = crowd(sourceId)
    expect(await refused).toEqual({
      retryAfter: expect.stringMatching(/^\d+$/),
      code: 'authorization_unavailable',
    })
    await release()
    const statuses = (await answers).map(({ status }) => status)
    const written = statuses.filter((status) => status === 201).length
    // On a busy machine all of them may have waited for too long.
    expect(statuses.filter((status) => status === 503)).toHaveLength(CROWD - written)
    expect(await readNames(sourceId)).toHaveLength(written)
    expect((await put(sourceId, 'afterwards')).status).toBe(201)
  })

  test('is not written any more for a client that has gone while it waited', async () => {
    const sourceId = await addSource(api, home, token)
    const release = await hold(sourceId)
    const first = put(sourceId, 'stays')
    await until(() => api.takeStatements().some((sql) => sql.includes('LOCK IN SHARE MODE')))
    await putAndLeave(`/v1/club/booking-sources/${sourceId}/bookings/leaves`)
    const last = put(sourceId, 'comes')
    await release()
    expect([(await first).status, (await last).status]).toEqual([201, 201])
    expect((await readNames(sourceId)).sort()).toEqual(['comes', 'stays'])
  })

  test('is not held up by an import of the same source', async () => {
    const sourceId = await addSource(api, home, token)
    const queued = await postImport(api, sourceId, { token, bookings: records(500) })
    const release = await hold(sourceId)
    api.takeStatements()
    const stopJobs = api.startClubJobs()
    await until(() => api.takeStatements().some((sql) => sql.includes('LOCK IN SHARE MODE')))
    const { answers, refused } = crowd(sourceId)
    await refused
    await release()
    await answers
    expect(await waitForImport(api, queued.body.data.id, token)).toMatchObject({
      status: 'COMPLETED',
      imported: 500,
    })
    await stopJobs()
    const names = await readNames(sourceId)
    const isOfCrowd = (name: string) => name.startsWith('crowd-')
    expect(names.findIndex(isOfCrowd)).toBeLessThan(names.findLastIndex((name) => !isOfCrowd(name)))
  })
})
