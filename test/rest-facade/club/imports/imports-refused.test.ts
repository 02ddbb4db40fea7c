import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { newUuid } from '../../../../platform/ids.ts'
import { CLUB_SCOPES } from '../../../../schema/club/scopes.ts'
import { addSource as makeSource } from '../../../support/club/club-source.ts'
import { addClub, addInstallation, type ClubFixture } from '../../../support/club/fixtures.ts'
import { aRecord, postImport, readImport, records } from '../../../support/club/imports.ts'
import { startTestApi, type TestApi } from '../../../support/http/api.ts'

let api: TestApi
let home: ClubFixture
let token: string
let sourceId: string

beforeAll(async () => {
  api = await startTestApi()
  home = await addClub(api.club)
  token = await api.tokenFor(await addInstallation(api.club, home.club))
  sourceId = await makeSource(api, home, token)
})

afterAll(() => api.close())

const post = (bookings: unknown, headers: Record<string, string> = {}, as = token) =>
  postImport(api, sourceId, { token: as, bookings, headers })

describe('POST /booking-sources/{sourceId}/imports', () => {
  test('answers 400 with the place of every fault when a record breaks the schema', async () => {
    const { status, body } = await post([
      aRecord('a'),
      { ...aRecord(''), colour: 'red' },
      { external_booking_id: 'c' },
      aRecord('d', { status: 'MAYBE', scheduled_end: '2099-07-03T18:00:00Z', extra: 1 }),
    ])
    expect(status).toBe(400)
    expect(body.error.code).toBe('invalid_request')
    const paths = body.error.details.issues.map(({ path }: { path: string }) => path)
    expect(paths.sort()).toEqual([
      ...['bookings[1].colour', 'bookings[1].external_booking_id', 'bookings[2].booking'],
      ...['bookings[3].booking.extra', 'bookings[3].booking.status'],
    ])
    expect(await countImports()).toBe(0)
  })

  test('takes 1 to 500 records, and nothing besides them', async () => {
    expect((await post([])).body.error.details.issues[0]).toMatchObject({ path: 'bookings' })
    expect((await post(records(501))).status).toBe(400)
    expect((await post(records(500))).body.data).toMatchObject({ total: 500 })
    const extra = await api.ask('POST', `/v1/club/booking-sources/${sourceId}/imports`, {
      token,
      body: { bookings: records(1), dry_run: true },
      headers: { 'idempotency-key': 'extra' },
    })
    expect(extra.body.error.details.issues[0].path).toBe('dry_run')
  })

  test('takes bodies of up to 16 MiB', async () => {
    const ask = (bytes: number) => {
      const text = JSON.stringify({ bookings: records(1) })
      return api.app.inject({
        method: 'POST',
        url: `/v1/club/booking-sources/${sourceId}/imports`,
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'idempotency-key': `large-${bytes}`,
        },
        payload: text.padEnd(bytes, ' '),
      })
    }
    const limit = 16 * 1024 * 1024
    expect((await ask(limit)).statusCode).toBe(201)
    const beyond = await ask(limit + 1)
    expect(beyond.statusCode).toBe(400)
    expect(beyond.json().error.code).toBe('invalid_request')
  })

  test('needs bookings:write, and participants:write when any record has participants', async () => {
    const tokenWithout = async (scope: string) => {
      const scopes = CLUB_SCOPES.filter((held) => held !== scope)
      return api.tokenFor(await addInstallation(api.club, home.club, { scopes }))
    }
    const reader = await tokenWithout('bookings:write')
    expect((await post([aRecord('a')], {}, reader)).body.error.details).toEqual({
      required: ['bookings:write'],
      missing: ['bookings:write'],
    })
    const writer = await tokenWithout('participants:write')
    const own = await makeSource(api, home, writer)
    const asked = { token: writer, bookings: [aRecord('a'), aRecord('b', { participants: [] })] }
    const refused = await postImport(api, own, asked)
    expect([refused.status, refused.body.error.details.missing]).toEqual([
      403,
      ['participants:write'],
    ])
    const plain = await postImport(api, own, { token: writer, bookings: [aRecord('a')] })
    expect(plain.status).toBe(201)
  })

  test('answers the first import again for its key, and 409 for other records', async () => {
    const before = await countImports()
    const headers = { 'idempotency-key': 'again' }
    const first = await post([aRecord('a')], headers)
    const again = await post([aRecord('a')], headers)
    const other = await post([aRecord('b')], headers)

    expect([again.status, again.body]).toEqual([201, first.body])
    expect(again.headers['idempotency-replayed']).toBe('true')
    expect([other.status, other.body.error.code]).toEqual([409, 'IDEMPOTENCY_CONFLICT'])
    expect(await countImports()).toBe(before + 1)
  })

  test('answers 400 IDEMPOTENCY_KEY_REQUIRED without a key', async () => {
    const answer = await api.ask('POST', `/v1/club/booking-sources/${sourceId}/imports`, {
      token,
      body: { bookings: records(1) },
    })
    expect([answer.status, answer.body.error.code]).toEqual([400, 'IDEMPOTENCY_KEY_REQUIRED'])
  })

  test('answers 404 for a source of another installation, and for none', async () => {
    const stranger = await api.tokenFor(await addInstallation(api.club, home.club))
    expect((await post([aRecord('a')], {}, stranger)).status).toBe(404)
    const asked = { token, bookings: [aRecord('a')] }
    expect((await postImport(api, newUuid(), asked)).status).toBe(404)
  })
})

describe('GET /booking-imports/{id}', () => {
  test('has no result while the import is PENDING', async () => {
    const { body } = await post([aRecord('a')])
    const read = await readImport(api, body.data.id, token)
    expect(read.body.data).toMatchObject({ status: 'PENDING', result: null, started_at: null })
  })

  test('is for the installation that owns the source, with bookings:read', async () => {
    const { body } = await post([aRecord('a')])
    const { id } = body.data
    const stranger = await api.tokenFor(await addInstallation(api.club, home.club))
    expect((await readImport(api, id, stranger)).status).toBe(404)
    expect((await readImport(api, newUuid(), token)).status).toBe(404)
    expect((await readImport(api, 'no-uuid', token)).status).toBe(404)
    const scopes = CLUB_SCOPES.filter((scope) => scope !== 'bookings:read')
    const writer = await api.tokenFor(await addInstallation(api.club, home.club, { scopes }))
    expect((await readImport(api, id, writer)).status).toBe(403)
  })
})

async function countImports(): Promise<number> {
  const [row] = await api.club.query('SELECT COUNT(*) AS count FROM booking_imports')
  return Number(row?.['count'])
}
