import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { EntitySchema } from 'typeorm'
import { callerKey, type InstallationCaller } from '../../../platform/caller.ts'
import { newUuid } from '../../../platform/ids.ts'
import { BookingEntity } from '../../../subgraphs/club/bookings/entities.ts'
import { LocationEntity } from '../../../subgraphs/club/clubs/entities.ts'
import { CourtEntity } from '../../../subgraphs/club/courts/entities.ts'
import { MatchSessionEntity } from '../../../subgraphs/club/match-sessions/entities.ts'
import { makeCursors } from '../../../subgraphs/foundation/lists/paging.ts'
import { addSource, aSnapshot } from '../../support/club/club-source.ts'
import { addClub, addInstallation } from '../../support/club/fixtures.ts'
import { addOneOfEach } from '../../support/club/one-of-each.ts'
import { playMatch } from '../../support/club/play.ts'
import { copyRow } from '../../support/database/copy-row.ts'
import { startTestApi, type TestApi } from '../../support/http/api.ts'
import { SECRET_KEYS } from '../../support/http/serve-tiers.ts'

type Ids = Awaited<ReturnType<typeof addOneOfEach>>

interface ChangingList {
  entity: EntitySchema
  /** The name and the filters that cursors of 1.2.0 are bound to. */
  bound: readonly [name: string, ...filters: string[]]
  /** The row that others are copied from. */
  source: keyof Ids
  unique?: () => object
}

const LISTS: Record<string, ChangingList> = {
  locations: {
    entity: LocationEntity as EntitySchema,
    bound: ['locations', 'status'],
    source: 'Location',
  },
  courts: {
    ...{ entity: CourtEntity as EntitySchema, source: 'Court' },
    bound: ['courts', 'locationId', 'status'],
    unique: () => ({ publicId: newUuid() }),
  },
  bookings: {
    ...{ entity: BookingEntity as EntitySchema, source: 'Booking' },
    bound: ['bookings', 'locationId', 'courtId', 'status', 'provider', 'from', 'to'],
    unique: () => ({ externalBookingId: newUuid() }),
  },
  'match-sessions': {
    entity: MatchSessionEntity as EntitySchema,
    bound: ['matchSessions', 'locationId', 'courtId', 'status', 'from', 'to'],
    source: 'MatchSession',
  },
}

let api: TestApi
let token: string
let caller: InstallationCaller
let ids: Ids

beforeAll(async () => {
  api = await startTestApi()
  const home = await addClub(api.club, { courts: 1 })
  const installation = await addInstallation(api.club, home.club)
  token = await api.tokenFor(installation)
  caller = installation
  ids = await addOneOfEach(api.club, home, installation)
})

afterAll(() => api.close())

/** Behind everything else that the tests write. */
const SINCE = new Date('2098-01-01T00:00:00Z')

const later = (minutes: number) => new Date(SINCE.getTime() + minutes * 60_000)

const toNulls = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, null]))

const read = (list: string, query: Record<string, string>, as = token) =>
  api.ask('GET', `/v1/club/${list}?${new URLSearchParams(query)}`, { token: as })

const add = ({ entity, source, unique }: ChangingList, at: Date): Promise<string> =>
  copyRow(api.club, entity, ids[source], { updatedAt: at, ...unique?.() })

const touch = ({ entity }: ChangingList, id: string, at: Date) =>
  api.club.query(`UPDATE ${entity.options.tableName} SET updated_at = ? WHERE id = ?`, [at, id])

describe.each(Object.entries(LISTS))('GET /%s with updated_since', (path, list) => {
  test('misses and repeats no row that stays while others are written', async () => {
    const seeds: string[] = []
    // Two share the moment of their change, and one is of the moment itself.
    for (const minute of [0, 1, 2, 3, 3, 5, 6]) seeds.push(await add(list, later(minute)))
    const since = { updated_since: SINCE.toISOString(), limit: '2' }
    const listed: string[] = []
    const moved: string[] = []
    const added: string[] = []
    let cursor: string | null = null
    do {
      const { status, body } = await read(path, { ...since, ...(cursor ? { cursor } : {}) })
      expect(status).toBe(200)
      const page: string[] = body.data.map(({ id }: { id: string }) => id)
      listed.push(...page)
      const [first = ''] = page
      if (moved.length < 2) {
        moved.push(first)
        await touch(list, first, later(60 + moved.length))
        added.push(await add(list, later(70 + moved.length)))
      }
      cursor = body.next_cursor
    } while (cursor !== null)
    const timesOf = (id: string) => listed.filter((one) => one === id).length
    const staying = seeds.filter((id) => !moved.includes(id))
    expect([...staying, ...added].map(timesOf)).toEqual([...staying, ...added].map(() => 1))
    expect(moved.map(timesOf)).toEqual([2, 2])
  })

  test('refuses its cursor where another moment is asked for', async () => {
    await add(list, later(1))
    await add(list, later(2))
    const since = { updated_since: SINCE.toISOString(), limit: '1' }
    const { next_cursor: cursor } = (await read(path, since)).body
    const others: Record<string, string>[] = [{ updated_since: later(1).toISOString() }, {}]
    for (const other of others) {
      const { status, body } = await read(path, { ...other, limit: '1', cursor })
      expect([status, body.error.code]).toEqual([400, 'invalid_cursor'])
    }
  })

  test('goes on without it from a cursor of 1.2.0, which goes on from its own', async () => {
    await add(list, later(1))
    await add(list, later(2))
    const cursors = makeCursors(SECRET_KEYS)
    const [name, ...filters] = list.bound
    const conditions = { clubId: caller.clubId, ...toNulls(filters) }
    const binding = [name, callerKey(caller), conditions]
    const { next_cursor: cursor } = (await read(path, { limit: '1' })).body
    const position = cursors.open(binding, cursor)
    const next = await read(path, { limit: '1', cursor: cursors.seal(binding, position) })
    expect([next.status, next.body.data.length]).toEqual([200, 1])
  })

  test('refuses what is no moment', async () => {
    const { status, body } = await read(path, { updated_since: 'yesterday' })
    expect([status, body.error.code]).toEqual([400, 'invalid_request'])
    expect(JSON.stringify(body.error)).toContain('updated_since')
  })
})

describe('GET /match-sessions with updated_since', () => {
  const ANA = { external_id: 'p-1', display_name: 'Ana', consent_to_share: true }
  const PAST = { scheduled_start: '2026-01-01T10:00:00Z', scheduled_end: '2026-01-01T11:00:00Z' }

  /** The booking of a club of its own, and its session. */
  async function book() {
    const home = await addClub(api.club, { courts: 1 })
    const partner = await api.tokenFor(await addInstallation(api.club, home.club))
    const sourceId = await addSource(api, home, partner)
    const path = `/v1/club/booking-sources/${sourceId}/bookings/withdrawn`
    let version = 0
    const put = (changes: object, consents = true) => {
      version += 1
      const participants = [{ ...ANA, consent_to_share: consents }]
      const body = aSnapshot({ source_version: version, participants, ...changes })
      return api.ask('PUT', path, { token: partner, body })
    }
    const id: string = (await put({})).body.data.match_session_id
    return { home, partner, put, id }
  }

  type Booked = Awaited<ReturnType<typeof book>>

  const cancelByClock = ({ id }: Booked) =>
    api.club.query("UPDATE match_sessions SET status = 'CANCELLED' WHERE id = ?", [id])

  test.each<[string, string, (booked: Booked) => Promise<unknown>, object]>([
    ['has begun', 'ACTIVE', ({ home, id }) => playMatch(api, home, id, 'B'), {}],
    ['nobody came to', 'CANCELLED', cancelByClock, PAST],
    [
      'was cancelled with its booking',
      'CANCELLED',
      ({ put }) => put({ status: 'CANCELLED' }),
      { status: 'CANCELLED' },
    ],
  ])(
    'shows a session that %s again, without the name, when a consent was withdrawn',
    async (...row) => {
      const [, status, change, withdrawal] = row
      const booked = await book()
      await change(booked)
      const { partner, put, id } = booked
      const { data: before } = (await read(`match-sessions/${id}`, {}, partner)).body
      expect(before).toMatchObject({ status, participants: [{ display_name: 'Ana' }] })

      await put(withdrawal, false)
      const since = new Date(Date.parse(before.updated_at) + 1).toISOString()
      const { body } = await read('match-sessions', { updated_since: since }, partner)
      expect(body.data).toEqual([{ ...before, participants: [], updated_at: expect.any(String) }])
    },
  )

  test('shows a cancelled session again, without the name, when another one replaces it', async () => {
    const { partner, put, id } = await book()
    await put({ status: 'CANCELLED' })
    const { data: before } = (await read(`match-sessions/${id}`, {}, partner)).body
    expect(before.participants).toEqual([{ external_id: 'p-1', display_name: 'Ana' }])

    const { body: again } = await put({ status: 'CONFIRMED' })
    const since = new Date(Date.parse(before.updated_at) + 1).toISOString()
    const { body } = await read('match-sessions', { updated_since: since }, partner)
    expect(body.data).toHaveLength(2)
    expect(body.data).toContainEqual({
      ...before,
      participants: [],
      updated_at: expect.any(String),
    })
    expect(body.data).toContainEqual(
      expect.objectContaining({
        id: again.data.match_session_id,
        participants: before.participants,
      }),
    )
  })
})
