import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { Caller } from '../../../../platform/caller.ts'
import { newUuid } from '../../../../platform/ids.ts'
import { CLUB_LIMITS } from '../../../../schema/club/limits.ts'
import { BookingEntity } from '../../../../subgraphs/club/bookings/entities.ts'
import {
  ERASURE_LEASE_MS,
  ERASURE_PAGE,
  SETTLE_MS,
} from '../../../../subgraphs/club/persons/erasure-queue.ts'
import { inTransaction } from '../../../../subgraphs/foundation/database/transaction.ts'
import { tableOf } from '../../../../subgraphs/foundation/query/table.ts'
import { makeGate, until } from '../../../support/time/until.ts'
import { tablesWith } from '../../privacy/traces.ts'
import { ADMIN, staffOf } from '../../volunteer/caller-fixture.ts'
import { askChange } from '../match-sessions/courtside.ts'
import { aBookingInput, CLUB_SECRET_KEYS } from '../running-club.ts'
import { type Named, type PersonTest, startPersonTest } from './person-fixture.ts'

let person: PersonTest

beforeAll(async () => {
  person = await startPersonTest()
})

afterAll(() => person.close())

const ZYZZY = { externalId: 'zyzzy-1', displayName: 'Zyzzy', consentToShare: true, team: 'BLUE' }
const BERTA = { externalId: 'p-2', displayName: 'Berta', consentToShare: true, team: 'ORANGE' }
const PARTY = [{ ...ZYZZY, consentReference: 'zyzzy-consent' }, BERTA]

const traces = () => tablesWith(person.club.database, [/zyzzy/i], CLUB_SECRET_KEYS)

interface Source {
  sourceId: string
  caller: Caller
}

const put = ({ sourceId, caller }: Source, input: Record<string, unknown> = {}) =>
  person.club.ask(
    'PutBooking',
    { input: aBookingInput({ bookingSourceId: sourceId, participants: PARTY, ...input }) },
    caller,
  )

const outcomeOf = async (answer: ReturnType<typeof put>) => {
  const { data, codes } = await answer
  return data?.putBooking?.outcome ?? codes[0]
}

const setStatus = ({ sourceId }: Source, status: string) =>
  person.ask(
    `mutation ($input: SetBookingSourceStatusInput!) {
      setBookingSourceStatus(input: $input) { status }
    }`,
    { input: { clubId: person.home.club.id, bookingSourceId: sourceId, status } },
    person.owner,
  )

/** Queues an import of one booking; its source is PAUSED before a worker begins. */
async function queueImport({ sourceId, caller }: Source, input: Record<string, unknown>) {
  const { externalBookingId, ...booking } = aBookingInput({ participants: PARTY, ...input })
  const imported = { bookingSourceId: sourceId, bookings: [{ externalBookingId, booking }] }
  await person.withoutJobs(async () => {
    await person.club.ask('ImportBookings', { input: imported }, caller)
    await setStatus({ sourceId, caller }, 'PAUSED')
  })
}

/** The stored participants of the source's bookings, and of their current sessions. */
async function storedParties({ sourceId }: Source): Promise<unknown[][]> {
  const rows = await person.club.database.query<{ booking: string; session: string }[]>(
    `SELECT b.participants AS booking, ms.participants AS session
     FROM bookings b LEFT JOIN match_sessions ms ON ms.id = b.match_session_id
     WHERE b.booking_source_id = ? ORDER BY b.external_booking_id`,
    [sourceId],
  )
  return rows.map(({ booking, session }) => [JSON.parse(booking), JSON.parse(session)])
}

const ERASED = {
  ...{ externalId: '', displayName: '', team: 'BLUE' },
  ...{ consentToShare: false, consentReference: null },
}
const KEPT = { ...BERTA, consentReference: null }

describe('erasing a participant', () => {
  test('leaves no byte of the person in any table, earlier sessions and queued imports included', async () => {
    const source = await person.addSource()
    await put(source)
    await put(source, { sourceVersion: 2, status: 'CANCELLED' })
    await put(source, { sourceVersion: 3 })
    await put(source, { externalBookingId: 'b-2', externalCourtId: 'c2' })
    await queueImport(source, { externalBookingId: 'b-3', externalCourtId: 'c3' })
    expect((await traces()).toSorted()).toEqual([
      'booking_import_pieces',
      'booking_search_terms',
      'bookings',
      'match_sessions',
    ])

    const done = await person.eraseFully(source.sourceId, { externalId: 'zyzzy-1' })
    expect(await traces()).toEqual([])
    expect(done).toMatchObject({ status: 'COMPLETED', completedAt: expect.any(String) })
    const { importCount, bookingCount, sessionCount } = done
    expect([importCount, bookingCount, sessionCount]).toEqual([1, 2, 3])
    const party = [ERASED, KEPT]
    expect(await storedParties(source)).toEqual([
      [party, party],
      [party, party],
    ])

    await setStatus(source, 'ACTIVE')
    await until(async () => (await storedParties(source)).length === 3)
    expect((await storedParties(source)).at(-1)).toEqual([party, party])
  })

  test('by display name erases every participant of the name, of this source alone', async () => {
    const [source, other] = [await person.addSource(), await person.addSource()]
    await put(source, { participants: [ZYZZY, { ...ZYZZY, externalId: 'zyzzy-2' }] })
    await put(other, { externalCourtId: 'c2' })
    await person.eraseFully(source.sourceId, { displayName: 'Zyzzy' })
    expect((await storedParties(source)).flat(2)).toEqual(Array.from({ length: 4 }, () => ERASED))
    expect((await storedParties(other)).flat(2)).toContainEqual(PARTY[0])

    await person.eraseFully(other.sourceId, { displayName: 'Zyzzy' })
    expect(await traces()).toEqual([])
  })

  test('deletes the refusals of the bookings that named the person, and no others', async () => {
    const source = await person.addSource()
    await put(source)
    await put(source, { externalBookingId: 'b-2', externalCourtId: 'c2', participants: [BERTA] })
    const numbers = async () => {
      const rows = await person.club.database.query<{ number: string }[]>(
        `SELECT CONVERT(external_booking_id USING utf8mb4) AS number FROM refused_bookings
         WHERE booking_source_id = ?`,
        [source.sourceId],
      )
      return rows.map(({ number }) => number).sort()
    }
    for (const externalBookingId of ['b-1', 'b-2', 'b-3'])
      await put(source, { externalBookingId, sourceVersion: 9, externalCourtId: 'c9' })
    await put(source, { sourceVersion: 0 })
    await until(async () => (await numbers()).length === 4)
    await person.eraseFully(source.sourceId, { externalId: 'zyzzy-1' })
    expect(await numbers()).toEqual(['b-2', 'b-3'])
    expect(await traces()).toEqual([])
  })

  test('leaves no mark in walk-ins, terms and refusals, and of a number only what finds its booking', async () => {
    const source = await person.addSource()
    const number = (version: number) => ({ externalBookingId: 'Quuxly-7', sourceVersion: version })
    await put(source, number(1))
    await put(source, { ...number(9), externalCourtId: 'c9' })
    await put(source, number(0))
    await queueImport(source, { ...number(2), externalCourtId: 'c2' })
    const walkIn = {
      ...{ clubId: person.home.club.id, courtId: person.home.courts[2]?.id },
      ...{ scheduledStart: '2099-12-01T18:00:00Z', scheduledEnd: '2099-12-01T19:00:00Z' },
      players: [{ displayName: 'Zyzzy', mayBeShown: true }],
      clientRequestId: newUuid(),
    }
    expect((await askChange(person.club, 'createClubBooking', walkIn, person.owner)).codes).toEqual(
      [],
    )
    const ofNumber = async () =>
      (await tablesWith(person.club.database, [/quuxly/i], CLUB_SECRET_KEYS)).toSorted()
    const named = ['booking_import_pieces', 'booking_search_terms', 'bookings']
    await until(async () => (await ofNumber()).includes('refused_bookings'))
    expect(await ofNumber()).toEqual([...named, 'refused_bookings'])
    expect((await traces()).toSorted()).toEqual([...named, 'match_sessions'])

    await person.eraseFully(source.sourceId, { externalId: 'zyzzy-1' })
    await person.eraseFully(null, { displayName: 'Zyzzy' })
    expect(await traces()).toEqual([])
    expect(await ofNumber()).toEqual(named)
    await setStatus(source, 'ACTIVE')
    const version = async () => {
      const [row] = await person.club.database.query<{ version: unknown }[]>(
        'SELECT source_version AS version FROM bookings WHERE booking_source_id = ?',
        [source.sourceId],
      )
      return Number(row?.version)
    }
    // The number leads the import to its booking.
    await until(async () => (await version()) === 2)
    expect(await traces()).toEqual([])
  })

  test('leaves the log and deliveries as they are', async () => {
    const source = await person.addSource()
    await put(source)
    await put(source, { sourceVersion: 2, participants: [BERTA, ...PARTY.slice(0, 1)] })
    await put(source, { sourceVersion: 3, participants: [] })
    await put(source, { sourceVersion: 4 })
    const logged = () =>
      person.club.database.query(
        'SELECT * FROM event_log ORDER BY organization_id, publication_sequence',
      )
    const before = await logged()
    await person.eraseFully(source.sourceId, { externalId: 'zyzzy-1' })
    expect(await logged()).toEqual(before)
  })

  test('accepts the stored version again without the person, and a new version with it', async () => {
    const source = await person.addSource()
    await put(source)
    await person.eraseFully(source.sourceId, { externalId: 'zyzzy-1' })
    expect(await outcomeOf(put(source))).toBe('UNCHANGED')
    const foreign = [{ ...BERTA, displayName: 'Bert' }, ZYZZY]
    expect(await outcomeOf(put(source, { participants: foreign }))).toBe('version_conflict')
    expect(await outcomeOf(put(source, { participants: [BERTA] }))).toBe('version_conflict')
    expect(await traces()).toEqual([])

    expect(await outcomeOf(put(source, { sourceVersion: 2 }))).toBe('UPDATED')
    expect((await traces()).toSorted()).toEqual([
      'booking_search_terms',
      'bookings',
      'match_sessions',
    ])
    await person.eraseFully(source.sourceId, { externalId: 'zyzzy-1' })
    expect(await traces()).toEqual([])
  })

  test('opens no conflict with a started session', async () => {
    const source = await person.addSource()
    await put(source)
    const { database } = person.club
    await database.query(
      "UPDATE match_sessions SET status = 'ACTIVE' WHERE booking_id IN (SELECT id FROM bookings WHERE booking_source_id = ?)",
      [source.sourceId],
    )
    await person.eraseFully(source.sourceId, { externalId: 'zyzzy-1' })
    const { data } = await put(source, { sourceVersion: 2 })
    expect(data.putBooking).toMatchObject({ outcome: 'UPDATED', reconciliationStatus: 'NONE' })
    await database.query("UPDATE match_sessions SET status = 'COMPLETED' WHERE status = 'ACTIVE'")
    await person.eraseFully(source.sourceId, { externalId: 'zyzzy-1' })
  })
})

describe('snapshots during an erasure', () => {
  test('are stored without the person', async () => {
    const source = await person.addSource()
    await put(source)
    const { erasure } = (await person.erase(source.sourceId, { externalId: 'zyzzy-1' })).data
      .erasePerson
    expect(erasure.status).toBe('PENDING')
    expect(await outcomeOf(put(source))).toBe('UNCHANGED')
    expect(await outcomeOf(put(source, { sourceVersion: 2, status: 'COMPLETED' }))).toBe('UPDATED')
    expect(await outcomeOf(put(source, { externalBookingId: 'b-2', externalCourtId: 'c2' }))).toBe(
      'CREATED',
    )
    await queueImport(source, { externalBookingId: 'b-3', externalCourtId: 'c3' })
    expect(JSON.stringify(await storedParties(source)).match(/zyzzy-1/g)).toBeNull()
    expect(await traces()).toEqual(['booking_sources'])

    await setStatus(source, 'ACTIVE')
    person.skip(SETTLE_MS)
    await until(async () => (await person.read(erasure.id)).status === 'COMPLETED')
    await until(async () => (await storedParties(source)).length === 3)
    expect(await traces()).toEqual([])
  })

  test('leave nothing if they were in flight when it was requested', async () => {
    const source = await person.addSource()
    for (let round = 0; round < 6; round += 1) {
      const both = [
        () => put(source, { externalBookingId: `b-${round}`, sourceVersion: 1 }),
        () => person.erase(source.sourceId, { externalId: 'zyzzy-1' }),
      ]
      const held = makeGate()
      const locked = makeGate()
      const holding = inTransaction(person.club.database, async (tx) => {
        await tx.query('SELECT id FROM booking_sources WHERE id = ? FOR UPDATE', [source.sourceId])
        locked.open()
        await held.opened
      })
      await locked.opened
      const answers = (round % 2 === 0 ? both : both.toReversed()).map((ask) => ask())
      held.open()
      await holding
      const codes = (await Promise.all(answers)).flatMap((answer) => answer.codes)
      expect(codes).toEqual([])
      await person.eraseFully(source.sourceId, { externalId: 'zyzzy-1' })
      expect(await traces()).toEqual([])
    }
  })
})

describe('an erasure of many bookings', () => {
  test('continues where a killed process has left it, once its lease has ended', async () => {
    const { database } = person.club
    const source = await person.addSource()
    await put(source, LONG_AGO)
    const total = 2 * ERASURE_PAGE + 1
    await copyBooking(source, total)
    const { id } = await person.withoutJobs(async () => {
      const { data } = await person.erase(source.sourceId, { externalId: 'zyzzy-1' })
      const { erasure } = data.erasePerson
      const position = { table: 'BOOKING', after: [nameOf(ERASURE_PAGE - 1)] }
      await database.query(
        `UPDATE person_erasures SET status = 'PROCESSING', booking_count = ?, position = ? WHERE id = ?`,
        [ERASURE_PAGE, JSON.stringify(position), erasure.id],
      )
      await database.query(
        'UPDATE bookings SET participants = ? WHERE booking_source_id = ? AND external_booking_id <= ?',
        [JSON.stringify([ERASED, KEPT]), source.sourceId, nameOf(ERASURE_PAGE - 1)],
      )
      await database.query('UPDATE work_items SET lease = ?, due_at = ? WHERE id = ?', [
        ...[newUuid(), new Date(person.clock().getTime() + ERASURE_LEASE_MS), erasure.id],
      ])
      return erasure
    })
    person.skip(ERASURE_LEASE_MS)
    await until(async () => (await person.read(id)).status === 'COMPLETED')
    expect(await person.read(id)).toMatchObject({ bookingCount: total, sessionCount: 0 })
    expect(await traces()).toEqual([])
  })

  test('is exported in pages, each with a cursor of its own', async () => {
    const source = await person.addSource()
    await put(source, LONG_AGO)
    await put(source, { externalBookingId: 'z', participants: PARTY })
    const total = 2 * ERASURE_PAGE + 1
    await copyBooking(source, total)
    const pages = await exportAll(source, { externalId: 'zyzzy-1' })
    const records = pages.flat()
    expect(pages.length).toBeGreaterThan(2)
    expect(records.filter(({ kind }) => kind === 'BOOKING')).toHaveLength(total + 1)
    expect(new Set(records.map(({ recordId }) => recordId)).size).toBe(total + 2)
    expect(records.at(-1)).toEqual({
      ...{ kind: 'MATCH_SESSION', recordId: expect.any(String), externalBookingId: 'z' },
      scheduledStart: expect.stringContaining('2099-07-01T18:00:00'),
      participants: [PARTY[0]],
    })
    expect(JSON.stringify(records)).not.toContain('Berta')
    await person.eraseFully(source.sourceId, { externalId: 'zyzzy-1' })
    expect((await exportAll(source, { externalId: 'zyzzy-1' })).flat()).toEqual([])
  })
})

describe('erasePerson', () => {
  test('returns the erasure in progress to a repetition, and limits those of a source', async () => {
    const { sourceId } = await person.addSource()
    const idOf = async (externalId: string) => {
      const { data, codes } = await person.erase(sourceId, { externalId })
      return data?.erasePerson?.erasure.id ?? codes[0]
    }
    const names = Array.from({ length: CLUB_LIMITS.personErasures }, (_, nth) => `guest-${nth}`)
    const ids: string[] = []
    for (const name of names) ids.push(await idOf(name))
    expect(new Set(ids).size).toBe(names.length)
    expect(await idOf('guest-3')).toBe(ids[3])
    expect(await idOf('one-more')).toBe('state_conflict')

    person.skip(SETTLE_MS)
    await until(async () => (await person.read(ids.at(-1) ?? '')).status === 'COMPLETED')
    await until(async () => (await traceOf('guest-')).length === 0)
    expect(await idOf('guest-3')).not.toBe(ids[3])
  })

  test('is for OWNERs of the club and ADMINs', async () => {
    const source = await person.addSource()
    const { id: clubId } = person.home.club
    const callers: [Caller, unknown][] = [
      [ADMIN, undefined],
      [staffOf(clubId, 'OPERATOR'), 'forbidden'],
      [staffOf(newUuid()), 'not_found'],
      [source.caller, 'forbidden'],
    ]
    for (const [caller, code] of callers) {
      const named = { externalId: 'nobody' }
      expect((await person.erase(source.sourceId, named, caller)).codes[0]).toBe(code)
      expect((await exportPage(source, named, null, caller)).codes[0]).toBe(code)
    }
    const { data } = await person.erase(source.sourceId, { externalId: 'nobody' })
    const { id } = data.erasePerson.erasure
    const document = 'query ($id: ID!) { personErasure(id: $id) { id } }'
    const read = async (caller: Caller) => (await person.ask(document, { id }, caller)).data
    expect(await read(ADMIN)).toEqual({ personErasure: { id } })
    expect(await read(staffOf(newUuid()))).toEqual({ personErasure: null })
    expect(await read(staffOf(clubId, 'OPERATOR'))).toEqual({ personErasure: null })
  })

  test('rejects sources of other clubs, and two names or none', async () => {
    const { sourceId } = await person.addSource()
    expect((await person.erase(newUuid(), { externalId: 'p' })).codes).toEqual(['not_found'])
    const both = { externalId: 'p', displayName: 'P' }
    expect((await person.erase(sourceId, both)).codes).toEqual(['invalid_input'])
    expect((await person.erase(sourceId, { externalId: ' ' })).codes).toEqual(['invalid_input'])
  })
})

const LONG_AGO = {
  ...{ externalBookingId: nameOf(0), status: 'COMPLETED' },
  ...{ scheduledStart: '2020-07-01T18:00:00Z', scheduledEnd: '2020-07-01T19:00:00Z' },
}

function nameOf(nth: number): string {
  return `c-${String(nth).padStart(5, '0')}`
}

/** Copies the booking `nameOf(0)` until the source has so many of them. */
async function copyBooking({ sourceId }: Source, total: number): Promise<void> {
  const { database } = person.club
  const bookings = tableOf(BookingEntity)
  const stored = await bookings.selectOne(
    database,
    'b',
    'WHERE b.booking_source_id = ? AND b.external_booking_id = ?',
    [sourceId, nameOf(0)],
  )
  if (stored === null) throw new Error('There is no booking to copy.')

  const copies = Array.from({ length: total - 1 }, (_, nth) => ({
    ...{ ...stored, id: newUuid(), externalBookingId: nameOf(nth + 1) },
  }))
  await bookings.insertAll(database, copies)
}

const traceOf = (text: string) =>
  tablesWith(person.club.database, [new RegExp(text)], CLUB_SECRET_KEYS)

function exportPage(
  { sourceId }: Source,
  named: Named,
  after: string | null,
  caller: Caller = person.owner,
) {
  const document = `query ($clubId: ID!, $person: PersonInput!, $after: String) {
    exportPerson(clubId: $clubId, person: $person, after: $after) {
      records {
        kind recordId externalBookingId scheduledStart
        participants { externalId displayName team consentToShare consentReference }
      }
      endCursor
    }
  }`
  const variables = { clubId: person.home.club.id, after }
  return person.ask(
    document,
    { ...variables, person: { bookingSourceId: sourceId, ...named } },
    caller,
  )
}

async function exportAll(source: Source, named: Named): Promise<{ [field: string]: unknown }[][]> {
  const pages = []
  let after: string | null = null
  do {
    const { data, codes } = await exportPage(source, named, after)
    expect(codes).toEqual([])
    pages.push(data.exportPerson.records)
    after = data.exportPerson.endCursor
  } while (after !== null)
  return pages
}
