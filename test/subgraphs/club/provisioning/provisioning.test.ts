import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { ALL_CALLERS, CALLERS_TOPIC } from '../../../../platform/bus/bus.ts'
import { newUuid } from '../../../../platform/ids.ts'
import { toDayHours } from '../../../../subgraphs/club/clubs/day-hours.ts'
import { ClubEntity, LocationEntity } from '../../../../subgraphs/club/clubs/entities.ts'
import { CourtEntity } from '../../../../subgraphs/club/courts/entities.ts'
import { inTransaction, type Tx } from '../../../../subgraphs/foundation/database/transaction.ts'
import { tableOf } from '../../../../subgraphs/foundation/query/table.ts'
import { addClub, addInstallation } from '../../../support/club/fixtures.ts'
import { addOneOfEach } from '../../../support/club/one-of-each.ts'
import { makeGate, until } from '../../../support/time/until.ts'
import { staffOf } from '../../volunteer/caller-fixture.ts'
import { addSource, type RunningClub, startClub } from '../running-club.ts'
import {
  APPLICATION,
  aClub,
  aCourt,
  type HoursOfLocation,
  inClub,
  provisionIn,
} from './provisioning-fixture.ts'

let club: RunningClub
let statements: string[] = []

beforeAll(async () => {
  club = await startClub({ onStatement: (sql) => statements.push(sql) })
})

const TABLES = [
  'court_devices',
  'staff_roles',
  'organizations',
  'clubs',
  'locations',
  'courts',
  'applications',
]

beforeEach(async () => {
  for (const table of [...TABLES, 'external_keys'])
    await club.database.query(`DELETE FROM ${table}`)
})

afterAll(() => club.close())

async function countRows(): Promise<number> {
  const counts = await Promise.all(
    TABLES.map((table) =>
      club.database.query<{ n: number }[]>(`SELECT COUNT(*) AS n FROM ${table}`),
    ),
  )
  return counts.reduce((sum, [row]) => sum + Number(row?.n), 0)
}

const CREATED = [
  'CREATE APPLICATION rallydesk',
  'CREATE ORGANIZATION naranjal',
  'CREATE CLUB naranjal-valencia',
  'CREATE LOCATION naranjal-valencia/main',
  'CREATE COURT naranjal-valencia/pista-1',
  'CREATE COURT naranjal-valencia/pista-2',
]

describe('provision', () => {
  test('creates what is named, and changes nothing the second time', async () => {
    const input = { ...inClub(), applications: [APPLICATION] }
    const first = await provisionIn(club, input)
    expect(first).toMatchObject({ lines: CREATED, unchanged: 0 })
    expect(first.clubs).toEqual([{ id: expect.any(String), slug: 'naranjal-valencia' }])
    const second = await provisionIn(club, input)
    expect(second).toMatchObject({ lines: [], unchanged: 6, clubs: first.clubs })
  })

  test('of a dry run lists the same and writes nothing', async () => {
    const input = { ...inClub(), applications: [APPLICATION], dryRun: true }
    expect(await provisionIn(club, input)).toMatchObject({ lines: CREATED, clubs: [] })
    expect(await countRows()).toBe(0)
  })

  test('stores opening hours as the APIs return them, and compares them by weekday and date', async () => {
    const hours = [{ opens: '08:00', closes: '22:00' }]
    const main = (openingHours?: HoursOfLocation) =>
      inClub({ locations: [{ key: 'main', name: 'Main building', openingHours, courts: [] }] })
    const given: HoursOfLocation = [
      { weekday: 'SUNDAY', intervals: [] },
      { weekday: 'MONDAY', intervals: hours },
      { date: '2026-12-24', intervals: hours, note: 'Christmas Eve' },
    ]
    await provisionIn(club, main(given))
    const [location] = await club.database.query('SELECT opening_hours AS hours FROM locations')
    expect(toDayHours(JSON.parse(String(location?.['hours'])))).toEqual([
      { weekday: 'MONDAY', date: null, intervals: hours, note: null },
      { weekday: 'SUNDAY', date: null, intervals: [], note: null },
      { weekday: null, date: '2026-12-24', intervals: hours, note: 'Christmas Eve' },
    ])
    expect((await provisionIn(club, main(given.toReversed()))).lines).toEqual([])
    expect((await provisionIn(club, main())).lines).toEqual([])
    const changed = 'UPDATE LOCATION naranjal-valencia/main: openingHours'
    expect((await provisionIn(club, main(given.slice(1)))).lines).toEqual([changed])
    expect((await provisionIn(club, main([]))).lines).toEqual([changed])
    expect((await provisionIn(club, main([]))).lines).toEqual([])
  })

  test('names the fields of what differs, and leaves out what stays', async () => {
    await provisionIn(club, { ...inClub(), applications: [APPLICATION] })
    const locations = [
      { key: 'main', name: 'Main', city: 'València', courts: [aCourt(1, { name: 'Uno' })] },
    ]
    const { lines, unchanged } = await provisionIn(club, {
      ...inClub({ language: 'en', timezone: 'Europe/London', locations }),
      applications: [{ ...APPLICATION, redirectUris: ['https://new.example/'] }],
    })
    expect(lines).toEqual([
      'UPDATE APPLICATION rallydesk: redirectUris',
      'UPDATE CLUB naranjal-valencia: timezone, language',
      'UPDATE LOCATION naranjal-valencia/main: name, city, timezone',
      'UPDATE COURT naranjal-valencia/pista-1: name',
      'ABSENT COURT naranjal-valencia/pista-2',
    ])
    expect(unchanged).toBe(1)
    const [court] = await club.database.query(
      'SELECT name, surface_type FROM courts WHERE number = 1',
    )
    expect(court).toEqual({ name: 'Uno', surface_type: 'CARPET' })
  })

  test('deletes with prune what is no longer named, and never a court that is in use', async () => {
    await provisionIn(club, inClub())
    await useCourt()
    const input = { ...inClub({ locations: [] }), prune: true }
    expect((await provisionIn(club, { ...input, dryRun: true })).lines).toHaveLength(3)
    expect((await provisionIn(club, input)).lines).toEqual([
      'IN_USE COURT naranjal-valencia/pista-1',
      'DELETE COURT naranjal-valencia/pista-2',
      'IN_USE LOCATION naranjal-valencia/main',
    ])
    // Each of them alone keeps the court.
    for (const table of ['bookings', 'match_sessions', 'court_mappings']) {
      expect((await provisionIn(club, input)).lines).toHaveLength(2)
      await club.database.query(`DELETE FROM ${table}`)
    }
    expect((await provisionIn(club, input)).lines).toEqual([
      'DELETE COURT naranjal-valencia/pista-1',
      'DELETE LOCATION naranjal-valencia/main',
    ])
    expect(await countRows()).toBe(2)
  })

  test('gives roles to persons, and takes them back with prune alone', async () => {
    const staff = [
      { email: ' Owner@Naranjal.example', role: 'OWNER' as const },
      { subject: 'coach-1', role: 'COACH' as const },
    ]
    const input = { ...inClub({ staff }), admins: [{ subject: 'admin-1' }] }
    expect((await provisionIn(club, input)).lines).toEqual([
      'CREATE STAFF admin-1 ADMIN',
      ...CREATED.slice(1),
      'CREATE STAFF naranjal-valencia/owner@naranjal.example OWNER',
      'CREATE STAFF naranjal-valencia/coach-1 COACH',
    ])
    // A role that is bound to a subject stays the role of its address.
    await club.database.query("UPDATE staff_roles SET subject = 'bound' WHERE role = 'OWNER'")
    expect(await provisionIn(club, input)).toMatchObject({ lines: [], unchanged: 8 })
    const fewer = { ...inClub({ staff: staff.slice(0, 1) }), admins: [] }
    expect((await provisionIn(club, fewer)).lines).toEqual([
      'ABSENT STAFF admin-1 ADMIN',
      'ABSENT STAFF naranjal-valencia/coach-1 COACH',
    ])
    expect((await provisionIn(club, { ...fewer, prune: true })).lines).toHaveLength(2)
    const left = await club.database.query('SELECT role FROM staff_roles')
    expect(left).toEqual([{ role: 'OWNER' }])
  })

  test('invalidates callers where it writes, and by no other plan', async () => {
    const heard: string[] = []
    const unsubscribe = club.bus.subscribe(CALLERS_TOPIC, (key) => heard.push(key))
    const input = inClub({ staff: [{ subject: 'coach-1', role: 'COACH' }] })
    await provisionIn(club, { ...input, dryRun: true })
    expect(heard).toEqual([])
    await provisionIn(club, input)
    expect(heard).toEqual([ALL_CALLERS])
    const fewer = inClub({ staff: [] })
    await provisionIn(club, input)
    expect((await provisionIn(club, fewer)).lines).toHaveLength(1)
    await provisionIn(club, { ...fewer, prune: true, dryRun: true })
    expect(heard).toHaveLength(1)
    await provisionIn(club, { ...fewer, prune: true })
    expect(heard).toEqual([ALL_CALLERS, ALL_CALLERS])
    unsubscribe()
  })

  test('makes the credential of a device once, and another one for a higher number', async () => {
    const withDevice = (device: number | null) =>
      inClub({
        locations: [{ key: 'main', name: 'Main building', courts: [aCourt(1, { device })] }],
      })
    const dry = await provisionIn(club, { ...withDevice(1), dryRun: true })
    expect(dry).toMatchObject({ credentials: [] })
    expect(dry.lines).toContain('CREATE DEVICE naranjal-valencia/pista-1')

    const first = await provisionIn(club, withDevice(1))
    const credential = {
      key: 'naranjal-valencia/pista-1',
      credential: expect.stringMatching(/^cd_/),
    }
    expect(first.credentials).toEqual([expect.objectContaining(credential)])
    expect(await provisionIn(club, withDevice(1))).toMatchObject({ lines: [], credentials: [] })

    const second = await provisionIn(club, withDevice(2))
    expect(second.lines).toEqual(['UPDATE DEVICE naranjal-valencia/pista-1: credential'])
    expect(second.credentials[0].credential).not.toBe(first.credentials[0].credential)
    // An older input does not bring an older credential back.
    expect(await provisionIn(club, withDevice(1))).toMatchObject({
      lines: ['KEPT DEVICE naranjal-valencia/pista-1: credential'],
      credentials: [],
    })

    const none = withDevice(null)
    const absent = 'DEVICE naranjal-valencia/pista-1'
    expect((await provisionIn(club, none)).lines).toEqual([`ABSENT ${absent}`])
    expect((await provisionIn(club, { ...none, prune: true })).lines).toEqual([`DELETE ${absent}`])
  })

  test('deletes with prune the devices of courts that are no longer named, in use or not', async () => {
    const courts = [aCourt(1, { device: 1 }), aCourt(2, { device: 1 })]
    await provisionIn(club, inClub({ locations: [{ key: 'main', name: 'Main', courts }] }))
    await useCourt()
    const none = inClub({ locations: [] })
    const devicesOf = (lines: string[]) => lines.filter((line) => line.includes(' DEVICE '))
    const [first, second] = ['DEVICE naranjal-valencia/pista-1', 'DEVICE naranjal-valencia/pista-2']
    const absent = devicesOf((await provisionIn(club, none)).lines).sort()
    expect(absent).toEqual([`ABSENT ${first}`, `ABSENT ${second}`])
    const { lines } = await provisionIn(club, { ...none, prune: true })
    expect(lines).toContain('IN_USE COURT naranjal-valencia/pista-1')
    expect(devicesOf(lines).sort()).toEqual([`DELETE ${first}`, `DELETE ${second}`])
    expect(await club.database.query('SELECT 1 FROM court_devices')).toEqual([])
    for (const table of ['bookings', 'match_sessions', 'court_mappings'])
      await club.database.query(`DELETE FROM ${table}`)
  })

  test('writes no mapping of a court that is deleted meanwhile', async () => {
    const home = await addClub(club.database)
    const { sourceId, caller } = await addSource(club, { ...home, courts: [] })
    const courtId = home.courts[0]?.id
    const place = { externalCourtId: 'c1', externalCourtName: 'Court', courtId }
    const { codes } = await during(
      (tx) => tx.query('DELETE FROM courts WHERE id = ?', [courtId]),
      () => club.ask('PutCourtMapping', { input: { bookingSourceId: sourceId, ...place } }, caller),
      'FROM courts ',
    )
    expect(codes).toEqual(['not_found'])
    expect(await club.database.query('SELECT 1 FROM court_mappings')).toEqual([])
  })

  test('writes a later change of a club than one that ends meanwhile', async () => {
    await provisionIn(club, inClub())
    const later = new Date(Date.now() + 3_600_000)
    const { lines } = await during(
      (tx) => tx.query("UPDATE clubs SET name = 'Renamed', updated_at = ?", [later]),
      () => provisionIn(club, inClub({ language: 'en' })),
      'clubs_by_slug',
    )
    expect(lines).toContain('UPDATE CLUB naranjal-valencia: name, language')
    const [row] = await club.database.query<{ isLater: number }[]>(
      'SELECT updated_at > ? AS isLater FROM clubs',
      [later],
    )
    expect(row?.isLater).toBe(1)
  })

  test('writes a later change of a location and its courts than those that are stored', async () => {
    await provisionIn(club, inClub())
    const later = new Date(Date.now() + 3_600_000)
    for (const table of ['locations', 'courts'])
      await club.database.query(`UPDATE ${table} SET updated_at = ?`, [later])
    const locations = [{ key: 'main', name: 'Main', courts: [aCourt(1, { name: 'Uno' })] }]
    await provisionIn(club, inClub({ locations }))
    const rows = await club.database.query(
      `SELECT updated_at > ? AS isLater FROM locations
       UNION ALL SELECT updated_at > ? FROM courts WHERE number = 1`,
      [later, later],
    )
    expect(rows).toEqual([{ isLater: 1 }, { isLater: 1 }])
  })

  test('leaves alone with prune what it has no list of', async () => {
    await provisionIn(club, inClub({ staff: [{ subject: 'coach-1', role: 'COACH' }] }))
    const none = { locations: null, staff: null }
    const prune = true
    expect((await provisionIn(club, { ...inClub(none), prune })).lines).toEqual([])
    const locations = [{ key: 'main', name: 'Main building' }]
    expect((await provisionIn(club, { ...inClub({ locations }), prune })).lines).toEqual([])
  })

  test('lists every conflict with what is stored, and changes nothing', async () => {
    await provisionIn(club, inClub())
    const before = await countRows()
    const other = aClub({
      key: 'other',
      locations: [{ key: 'main', name: 'Main', courts: [aCourt(1, { publicId: 'NARANJAL-1' })] }],
    })
    const { code, issues } = await provisionIn(club, {
      organizations: [{ key: 'moved', name: 'Moved', clubs: [aClub({ locations: [] }), other] }],
      applications: [
        { ...APPLICATION, publicKey: 'no key' },
        { ...APPLICATION, key: 'portal' },
      ],
    })
    expect(code).toBe('invalid_input')
    expect(issues).toEqual([
      'applications[0].publicKey: publicKey: Send an RSA public key as a JWK in JSON, or as PEM.',
      'applications[1].key: This slug stands for the bookings of the club itself.',
      'organizations[0].clubs[0].key: naranjal-valencia belongs to another organization, with which a club stays.',
      'organizations[0].clubs[1].locations[0].courts[0].publicId: NARANJAL-1 is the public id of another court.',
    ])
    const moved = await provisionIn(
      club,
      inClub({ locations: [{ key: 'annex', name: 'Annex', courts: [aCourt(2)] }] }),
    )
    expect(moved.issues).toEqual([
      'organizations[0].clubs[0].locations[0].courts[0].key: pista-2 is at another location, at which it stays.',
    ])
    expect(await countRows()).toBe(before)
  })

  test('lists keys that are named twice, and values that are wrong', async () => {
    const location = { key: 'main', name: 'Main', courts: [aCourt(1), aCourt(1)] }
    const twice = await provisionIn(club, inClub({ locations: [location, location] }))
    expect(twice.issues).toHaveLength(7)
    const wrong = inClub({
      currency: 'EURO',
      country: 'Spain',
      timezone: 'Valencia',
      key: 'X',
      staff: [{ role: 'COACH' }],
    })
    expect((await provisionIn(club, wrong)).issues?.map((issue) => issue.split(':')[0])).toEqual(
      ['key', 'timezone', 'currency', 'country', 'staff[0]'].map(
        (name) => `organizations[0].clubs[0].${name}`,
      ),
    )
  })

  test('refuses more records than a transaction can write in time', async () => {
    const courts = Array.from({ length: 200 }, (_, index) => aCourt(index + 1))
    const clubs = ['a', 'b', 'c', 'd', 'e', 'f'].map((letter) =>
      aClub({
        key: `club-${letter}`,
        locations: [
          {
            ...{ key: 'main', name: 'Main' },
            courts: courts.map((court) => ({ ...court, publicId: `${letter}${court.publicId}` })),
          },
        ],
      }),
    )
    const { issues } = await provisionIn(club, {
      organizations: [{ key: 'large', name: 'Large', clubs }],
    })
    expect(issues).toEqual([': Send at most 1000 records in one call.'])
    const fits = await provisionIn(club, {
      organizations: [{ key: 'large', name: 'Large', clubs: clubs.slice(0, 4) }],
    })
    expect(fits.lines).toHaveLength(809)
  })

  test('of two calls at once creates each record once', async () => {
    const calls = await Promise.all(Array.from({ length: 4 }, () => provisionIn(club, inClub())))
    expect(calls.map(({ code }) => code)).toEqual(Array(4).fill(undefined))
    expect(calls.map(({ lines }) => lines.length).sort()).toEqual([0, 0, 0, 5])
  })

  test('is for ADMINs', async () => {
    expect((await provisionIn(club, inClub(), staffOf(newUuid()))).code).toBe('forbidden')
  })
})

/** Runs a request while a transaction that has done `work` is open; it ends after the request sent a statement with `part`. */
async function during<T>(
  work: (tx: Tx) => Promise<unknown>,
  request: () => Promise<T>,
  part: string,
): Promise<T> {
  const gate = makeGate()
  const begun = makeGate()
  const other = inTransaction(club.database, async (tx) => {
    await work(tx)
    begun.open()
    await gate.opened
  })
  await begun.opened
  statements = []
  const answer = request()
  await until(() => statements.some((sql) => sql.includes(part)))
  gate.open()
  await other
  return answer
}

/** Writes a booking, a session and a mapping of the first court. */
async function useCourt(): Promise<void> {
  const row = <T extends object>(entity: Parameters<typeof tableOf<T>>[0], condition: string) =>
    tableOf(entity).selectOne(club.database, 't', condition, [])
  const home = await row(ClubEntity, '')
  const location = await row(LocationEntity, '')
  const court = await row(CourtEntity, 'WHERE t.number = 1')
  if (!home || !location || !court) throw new Error('Nothing is provisioned.')
  const partner = await addInstallation(club.database, home)
  await addOneOfEach(club.database, { club: home, location, courts: [court] }, partner)
  await club.database.query('DELETE FROM applications')
}
