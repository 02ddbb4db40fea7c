import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { buildASTSchema, parse } from 'graphql'
import { newUuid } from '../../../platform/ids.ts'
import { readGraphSdl } from '../../../schema/sdl.ts'
import { importStore } from '../../../subgraphs/club/imports/store.ts'
import { moveDueSessions } from '../../../subgraphs/club/match-sessions/clock/jobs.ts'
import type { Row } from '../../../subgraphs/foundation/database/database.ts'
import type { ClubFixture } from '../../support/club/fixtures.ts'
import { type Choices, makeChoices } from '../../support/database/choices.ts'
import { findLoggedNames, findUntranslatable } from '../../support/database/logged-names.ts'
import { until } from '../../support/time/until.ts'
import { untilUnlocked } from './at-once/until-unlocked.ts'
import { findContradictions } from './consistency.ts'
import { askChange, type ChangeName, clockPartsOf } from './match-sessions/courtside.ts'
import { aBookingInput, addHome, addSource, type RunningClub, startClub } from './running-club.ts'

const WORKERS = 12
const CHANGES_PER_WORKER = 60

let club: RunningClub
let home: ClubFixture

beforeAll(async () => {
  // A process writes through a source in turn with itself: only another one can be in its way.
  club = await startClub({ replicas: 2 })
  home = await addHome(club)
})

afterAll(() => club.close())

type Source = Awaited<ReturnType<typeof addSource>>

const REFUSALS = new Set([
  'version_conflict',
  'source_key_exists',
  'idempotency_conflict',
  'idempotency_in_progress',
  'state_conflict',
  'concurrent_update',
  'not_found',
])

/** Of a match that its time ended. */
const SETS = [
  { blue: 6, orange: 4 },
  { blue: 3, orange: 2 },
]

/** Of the bookings that are put; sessions are ready, or wait for players. */
const DURING_MATCHES = new Date('2099-07-01T18:30:00.000Z')

describe('all mutations of a club at once, in two processes', () => {
  test('meet nothing but documented refusals, and leave everything consistent', async () => {
    const sources = [await addSource(club, home), await addSource(club, home)]
    const written = new Map<string, number>()
    const refusals: unknown[] = []
    let done = 0
    const clockParts = clockPartsOf(club, () => DURING_MATCHES)
    const roles = [{ clubId: home.club.id, role: 'OWNER' }] as const
    const staff = { kind: 'staff', subject: 'staff-1', isAdmin: false, roles } as const

    const aBooking = (choices: Choices) => ({
      externalBookingId: `b-${choices.below(9)}`,
      sourceVersion: choices.below(4) + Math.floor(done / 8),
      externalCourtId: choices.oneOf(['c1', 'c2', 'c3']),
      scheduledEnd: `2099-07-01T19:0${choices.below(10)}:00Z`,
      status: choices.oneOf(['CONFIRMED', 'CONFIRMED', 'CANCELLED']),
      participants: choices.oneOf([
        ...[[], [{ externalId: 'p-1', displayName: 'Ana' }]],
        [{ externalId: 'p-1', displayName: 'Ana', consentToShare: true }],
      ]),
    })
    const noteWritten = (sourceId: unknown, externalBookingId: unknown, sourceVersion: number) => {
      const key = `${sourceId}/${externalBookingId}`
      written.set(key, Math.max(written.get(key) ?? 0, sourceVersion))
    }

    async function putBooking(source: Source, choices: Choices) {
      const { sourceId, caller } = source
      const booking = aBooking(choices)
      const input = aBookingInput({ bookingSourceId: sourceId, ...booking })
      const { data, codes } = await untilUnlocked(() => club.ask('PutBooking', { input }, caller))
      const outcome = data.putBooking?.outcome
      if (outcome === 'CREATED' || outcome === 'UPDATED')
        noteWritten(sourceId, booking.externalBookingId, booking.sourceVersion)
      return codes
    }

    async function importBookings(source: Source, choices: Choices) {
      const bookings = Array.from({ length: 1 + choices.below(12) }, () => {
        const { externalBookingId, ...booking } = aBookingInput(aBooking(choices))
        return { externalBookingId, booking }
      })
      const input = { bookingSourceId: source.sourceId, bookings }
      return (await club.ask('ImportBookings', { input }, source.caller)).codes
    }

    async function noteImported() {
      await until(async () => (await club.database.query('SELECT id FROM work_items')).length === 0)
      let count = 0
      for (const { id, sourceId } of await readImports())
        for (const result of await importStore.resultsOf(club.database, id)) {
          const { outcome, externalBookingId, sourceVersion, error } = result
          count += 1
          if (error !== null) refusals.push(error.code)
          if (outcome === 'CREATED' || outcome === 'UPDATED')
            noteWritten(sourceId, externalBookingId, sourceVersion)
        }
      return count
    }

    function readImports() {
      const sql = 'SELECT id, booking_source_id AS sourceId FROM booking_imports'
      return club.database.query<{ id: string; sourceId: string }[]>(sql)
    }

    async function putCourtMapping(source: Source, choices: Choices) {
      const input = {
        bookingSourceId: source.sourceId,
        externalCourtId: choices.oneOf(['c1', 'c2', 'c3', `new-${choices.below(20)}`]),
        externalCourtName: 'Court',
        courtId: choices.oneOf(home.courts).id,
      }
      return (await club.ask('PutCourtMapping', { input }, source.caller)).codes
    }

    async function createSource(source: Source, choices: Choices) {
      const name = `source-${choices.below(10)}`
      const idempotencyKey = choices.oneOf([null, `key-${choices.below(10)}`])
      const input = { idempotencyKey, sourceKey: name, name }
      return (await club.ask('CreateBookingSource', { input }, source.caller)).codes
    }

    /** The device of a court, or the session clock, changes one of the sessions. */
    async function changeSession(_source: Source, choices: Choices) {
      const sessions = await club.database.query(
        `SELECT id, event_sequence AS eventSequence, court_id AS courtId FROM match_sessions
         WHERE status IN ('READY', 'WAITING_FOR_PLAYERS', 'ACTIVE', 'PAUSED')`,
      )
      const session = sessions[choices.below(Math.max(1, sessions.length))]
      if (session === undefined || choices.below(8) === 0) {
        const { faults } = await moveDueSessions(clockParts, DURING_MATCHES)
        return faults
      }
      const { id: sessionId, eventSequence, courtId } = session
      const conflicts = await club.database.query('SELECT id FROM reconciliation_conflicts LIMIT 9')
      const conflictId = conflicts[0]?.['id'] ?? newUuid()
      const [name, input] = choices.oneOf<[ChangeName, Row]>([
        ['startMatch', { sessionId, eventSequence }],
        ['recordPoint', { sessionId, eventSequence, team: 'BLUE', clientEventId: 'tap' }],
        ...Array<[ChangeName, Row]>(6).fill([
          'recordPoint',
          { sessionId, eventSequence, team: 'ORANGE' },
        ]),
        ['startMatch', { sessionId, eventSequence }],
        ['startMatch', { sessionId, eventSequence }],
        ['reversePoint', { sessionId, eventSequence }],
        ['pauseMatch', { sessionId }],
        ['resumeMatch', { sessionId }],
        choices.oneOf<[ChangeName, Row]>([
          ['abortSession', { sessionId }],
          ['awardMatch', { sessionId, eventSequence, team: 'BLUE' }],
          ['enterResult', { sessionId, eventSequence, sets: SETS, ending: 'TIME' }],
        ]),
        ['setCourtStatusOverride', { courtId, override: choices.oneOf([null, 'MAINTENANCE']) }],
        ['moveClubBooking', { bookingId: await ownBooking(), courtId, ...aSlot(choices) }],
        ['cancelClubBooking', { bookingId: await ownBooking() }],
        ...Array<[ChangeName, Row]>(3).fill([
          'createClubBooking',
          {
            ...{ clubId: home.club.id, courtId, ...aSlot(choices), players: [] },
            clientRequestId: `walk-in-${choices.below(30)}`,
          },
        ]),
        ['resolveReconciliationConflict', { conflictId }],
        ['setOpeningHours', await hoursOf(choices)],
      ])
      return (await askChange(club, name, input, staff)).codes
    }

    async function ownBooking(): Promise<unknown> {
      const [row] = await club.database.query(
        "SELECT id FROM bookings WHERE provider = 'portal' ORDER BY RAND() LIMIT 1",
      )
      return row?.['id'] ?? newUuid()
    }

    const aSlot = (choices: Choices) => ({
      scheduledStart: `2099-07-02T${10 + choices.below(10)}:00:00Z`,
      scheduledEnd: `2099-07-02T${20 + choices.below(4)}:00:00Z`,
    })

    /** Other hours of the location, as its present state is read. */
    async function hoursOf(choices: Choices): Promise<Row> {
      const { id: locationId } = home.location
      const [row] = await club.database.query<{ updatedAt: Date }[]>(
        'SELECT updated_at AS updatedAt FROM locations WHERE id = ?',
        [locationId],
      )
      const intervals = [{ opens: `0${choices.below(10)}:00`, closes: '24:00' }]
      return {
        ...{ locationId, openingHours: [{ weekday: 'SUNDAY', intervals }] },
        expectedUpdatedAt: row?.updatedAt.toISOString(),
      }
    }

    const work = async (_: unknown, worker: number) => {
      const choices = makeChoices(worker)
      for (let index = 0; index < CHANGES_PER_WORKER; index += 1) {
        const mutation = choices.oneOf([
          putBooking,
          putBooking,
          putBooking,
          importBookings,
          putCourtMapping,
          createSource,
          changeSession,
          changeSession,
        ])
        refusals.push(...(await mutation(choices.oneOf(sources), choices)))
        done += 1
      }
    }
    const stopJobs = club.startJobs()
    await Promise.all(Array.from({ length: WORKERS }, work))
    expect(await noteImported()).toBeGreaterThan(100)
    await stopJobs()

    expect(refusals.filter((code) => !REFUSALS.has(String(code)))).toEqual([])
    expect(await findContradictions(club.database)).toEqual([])
    const [made] = await club.database.query(
      `SELECT (SELECT COUNT(*) FROM score_events WHERE event_type = 'POINT_WON') AS points,
         (SELECT COUNT(*) FROM reconciliation_conflicts) AS conflicts,
         (SELECT COUNT(*) FROM bookings WHERE provider = 'portal') AS own`,
    )
    expect(Number(made?.['points'])).toBeGreaterThan(0)
    expect(Number(made?.['conflicts'])).toBeGreaterThan(0)
    expect(Number(made?.['own'])).toBeGreaterThan(0)
    const stored = await club.database.query(
      `SELECT booking_source_id, external_booking_id, source_version FROM bookings
       WHERE booking_source_id IS NOT NULL`,
    )
    expect(
      new Map(
        stored.map((row) => [
          `${row['booking_source_id']}/${row['external_booking_id']}`,
          row['source_version'],
        ]),
      ),
    ).toEqual(written)
    expect(written.size).toBeGreaterThan(6)
  })
})

describe('eight writers of one booking', () => {
  const VERSIONS = 80

  test('with rising versions leave the highest one, and refuse only older ones', async () => {
    const { caller, sourceId } = await addSource(club, home)
    let version = 0
    const answers: { outcome: unknown; codes: unknown[] }[] = []
    const write = async () => {
      while (version < VERSIONS) {
        version += 1
        const status = version % 5 === 0 ? 'CANCELLED' : 'CONFIRMED'
        const externalCourtId = `c${1 + (version % 3)}`
        const input = aBookingInput({
          bookingSourceId: sourceId,
          sourceVersion: version,
          status,
          externalCourtId,
        })
        const { data, codes } = await untilUnlocked(() => club.ask('PutBooking', { input }, caller))
        answers.push({ outcome: data.putBooking?.outcome, codes })
      }
    }
    await Promise.all(Array.from({ length: 8 }, write))

    const refused = answers.filter(({ codes }) => codes.length > 0)
    expect(refused.filter(({ codes }) => codes[0] !== 'version_conflict')).toEqual([])
    const [booking] = await club.database.query(
      `SELECT source_version, status, published_count FROM bookings WHERE booking_source_id = ?`,
      [sourceId],
    )
    expect(booking).toEqual({
      source_version: VERSIONS,
      status: 'CANCELLED',
      published_count: answers.length - refused.length,
    })
    expect(answers.filter(({ outcome }) => outcome === 'CREATED')).toHaveLength(1)
    expect(await findContradictions(club.database)).toEqual([])
  })
})

test('the events of all mutations name fields that the graph and REST translate into each other', async () => {
  const names = await findLoggedNames(club.database)
  expect(names).toEqual(
    expect.arrayContaining(['booking.source_version', 'match_session.display_phase']),
  )
  expect(findUntranslatable(names, buildASTSchema(parse(readGraphSdl().api)))).toEqual([])
})
