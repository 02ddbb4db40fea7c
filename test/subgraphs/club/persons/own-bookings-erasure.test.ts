import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import type { Caller } from '../../../../platform/caller.ts'
import { newUuid } from '../../../../platform/ids.ts'
import { CLUB_LIMITS } from '../../../../schema/club/limits.ts'
import { BOOKING_STATUSES } from '../../../../schema/club/statuses.ts'
import { BookingEntity } from '../../../../subgraphs/club/bookings/entities.ts'
import { ERASURE_PAGE, SETTLE_MS } from '../../../../subgraphs/club/persons/erasure-queue.ts'
import { inTransaction } from '../../../../subgraphs/foundation/database/transaction.ts'
import { tableOf } from '../../../../subgraphs/foundation/query/table.ts'
import { makeGate, until } from '../../../support/time/until.ts'
import { tablesWith } from '../../privacy/traces.ts'
import { staffOf } from '../../volunteer/caller-fixture.ts'
import { askChange, type ChangeName } from '../match-sessions/courtside.ts'
import { aBookingInput, CLUB_SECRET_KEYS } from '../running-club.ts'
import { originOf, type PersonTest, startPersonTest } from './person-fixture.ts'

let person: PersonTest

beforeAll(async () => {
  person = await startPersonTest()
})

afterAll(() => person.close())

afterEach(async () => {
  for (const table of ['booking_search_terms', 'bookings', 'match_sessions'])
    await person.club.database.query(`DELETE FROM ${table}`)
})

const ZYZZY = { displayName: 'Zyzzy' }

const traces = () => tablesWith(person.club.database, [/zyzzy/i], CLUB_SECRET_KEYS)

const change = (name: ChangeName, input: Record<string, unknown>) =>
  askChange(person.club, name, input, person.owner)

let days = 1

/** Books a court on a day of its own for Zyzzy and for Berta. */
async function book(changes: Record<string, unknown> = {}) {
  days += 1
  const day = new Date(Date.UTC(2099, 0, days)).toISOString().slice(0, 10)
  const { data, codes } = await change('createClubBooking', {
    ...{ clubId: person.home.club.id, courtId: person.home.courts[0]?.id },
    ...{ scheduledStart: `${day}T18:00:00Z`, scheduledEnd: `${day}T19:00:00Z` },
    players: [
      { ...ZYZZY, mayBeShown: true, team: 'BLUE' },
      { displayName: 'Berta', mayBeShown: true },
    ],
    clientRequestId: newUuid(),
    ...changes,
  })
  return { codes, booking: data?.createClubBooking?.booking }
}

const move = ({ id, scheduledStart, scheduledEnd }: Record<string, unknown>) =>
  change('moveClubBooking', {
    ...{ bookingId: id, scheduledStart, scheduledEnd },
    courtId: person.home.courts[1]?.id,
  })

describe("erasing a player of the club's own bookings", () => {
  test('leaves no byte of the person in any table, and the others and all places as they are', async () => {
    const { booking } = await book()
    await book()
    await change('cancelClubBooking', { bookingId: booking.id })
    expect((await traces()).toSorted()).toEqual([
      'booking_search_terms',
      'bookings',
      'match_sessions',
    ])

    const done = await person.eraseFully(null, ZYZZY)
    expect(await traces()).toEqual([])
    expect(done).toMatchObject({
      ...{ clubBookings: true, bookingSourceId: person.home.club.id },
      ...{ importCount: 0, bookingCount: 2, sessionCount: 2 },
    })
    const rows = await person.club.database.query('SELECT participants FROM bookings')
    for (const { participants } of rows)
      expect(JSON.parse(String(participants))).toMatchObject([
        { externalId: '', displayName: '', team: 'BLUE', consentToShare: false },
        { displayName: 'Berta' },
      ])
  })

  test('leaves participants of sources, and theirs leaves the players of own bookings', async () => {
    const source = await person.addSource()
    const participants = [{ externalId: 'zyzzy-1', displayName: 'Zyzzy' }]
    const input = aBookingInput({ bookingSourceId: source.sourceId, participants })
    await person.club.ask('PutBooking', { input }, source.caller)
    // Since before the slug was refused to applications.
    await person.club.database.query("UPDATE bookings SET provider = 'portal'")
    await book()
    expect(await exportAll()).toHaveLength(2)
    await person.eraseFully(null, ZYZZY)
    const named = () =>
      person.club.database.query(
        "SELECT booking_source_id AS source FROM bookings WHERE participants LIKE '%Zyzzy%'",
      )
    expect(await named()).toEqual([{ source: source.sourceId }])
    await book()
    await person.eraseFully(source.sourceId, ZYZZY)
    expect(await named()).toEqual([{ source: null }])
    await person.eraseFully(null, ZYZZY)
    expect(await traces()).toEqual([])
  })

  test('stores bookings that are made or moved meanwhile without the person', async () => {
    const { booking } = await book()
    const { erasure } = (await person.erase(null, ZYZZY)).data.erasePerson
    expect((await book()).codes).toEqual([])
    expect((await move(booking)).codes).toEqual([])
    expect(await traces()).toEqual(['erasing_persons'])

    person.skip(SETTLE_MS)
    await until(async () => (await person.read(erasure.id)).status === 'COMPLETED')
    expect(await traces()).toEqual([])
    await book()
    expect((await traces()).toSorted()).toEqual([
      'booking_search_terms',
      'bookings',
      'match_sessions',
    ])
    await person.eraseFully(null, ZYZZY)
  })

  test('leaves nothing of a booking that was being made when it was requested', async () => {
    for (let round = 0; round < 6; round += 1) {
      const both = [() => book(), () => person.erase(null, ZYZZY)]
      const [held, locked] = [makeGate(), makeGate()]
      const holding = inTransaction(person.club.database, async (tx) => {
        await tx.query('SELECT id FROM clubs WHERE id = ? FOR UPDATE', [person.home.club.id])
        locked.open()
        await held.opened
      })
      await locked.opened
      const answers = (round % 2 === 0 ? both : both.toReversed()).map((ask) => ask())
      held.open()
      await holding
      expect((await Promise.all(answers)).flatMap(({ codes }) => codes)).toEqual([])
      await person.eraseFully(null, ZYZZY)
      expect(await traces()).toEqual([])
    }
  })

  test('reads bookings of every status in pages, and exports them so', async () => {
    const { booking } = await book()
    const perStatus = ERASURE_PAGE + 1
    await copy(booking.id, perStatus)
    const total = 1 + BOOKING_STATUSES.length * perStatus
    const records = await exportAll()
    expect(records.filter(({ kind }) => kind === 'BOOKING')).toHaveLength(total)
    expect(new Set(records.map(({ recordId }) => recordId)).size).toBe(total + 1)
    expect(records[0]).toMatchObject({ externalBookingId: null, participants: [ZYZZY] })
    expect(JSON.stringify(records)).not.toContain('Berta')

    expect(await person.eraseFully(null, ZYZZY)).toMatchObject({ bookingCount: total })
    expect(await traces()).toEqual([])
    expect(await exportAll()).toEqual([])
  })
})

describe('erasePerson and exportPerson with clubBookings', () => {
  test('are for OWNERs of the club', async () => {
    const operator = staffOf(person.home.club.id, 'OPERATOR')
    expect((await person.erase(null, ZYZZY, operator)).codes).toEqual(['forbidden'])
    expect((await exportPage(null, operator)).codes).toEqual(['forbidden'])
    expect((await person.erase(null, ZYZZY, staffOf(newUuid()))).codes).toEqual(['not_found'])
  })

  test.each([
    ['a source as well', { bookingSourceId: newUuid(), clubBookings: true }, 'invalid_input'],
    ['neither', {}, 'invalid_input'],
    ['false', { clubBookings: false }, 'invalid_input'],
  ])('refuse %s', async (_what, origin, code) => {
    const input = { clubId: person.home.club.id, person: { ...origin, ...ZYZZY } }
    const document = `mutation ($input: ErasePersonInput!) {
      erasePerson(input: $input) { erasure { id } } }`
    expect((await person.ask(document, { input }, person.owner)).codes).toEqual([code])
  })

  test('do not take the club for a source', async () => {
    expect((await person.erase(person.home.club.id, ZYZZY)).codes).toEqual(['not_found'])
  })

  test('return the erasure in progress to a repetition, and limit those of a club', async () => {
    const idOf = async (displayName: string) => {
      const { data, codes } = await person.erase(null, { displayName })
      return data?.erasePerson?.erasure.id ?? codes[0]
    }
    const ids: string[] = []
    for (let nth = 0; nth < CLUB_LIMITS.personErasures; nth += 1)
      ids.push(await idOf(`guest-${nth}`))
    expect(new Set(ids).size).toBe(CLUB_LIMITS.personErasures)
    expect(await idOf('guest-3')).toBe(ids[3])
    expect(await idOf('one-more')).toBe('state_conflict')
    person.skip(SETTLE_MS)
    await until(async () => (await personsBeingErased()) === 0)
    expect(await idOf('guest-3')).not.toBe(ids[3])
  })
})

async function personsBeingErased(): Promise<number> {
  return (await person.club.database.query('SELECT id FROM erasing_persons')).length
}

/** Copies the booking so often for each status, all at its time. */
async function copy(id: string, count: number): Promise<void> {
  const { database } = person.club
  const bookings = tableOf(BookingEntity)
  const stored = await bookings.selectOne(database, 'b', 'WHERE b.id = ?', [id])
  if (stored === null) throw new Error('There is no booking to copy.')

  const copies = BOOKING_STATUSES.flatMap((status) =>
    Array.from({ length: count }, () => ({ ...stored, id: newUuid(), status })),
  )
  await bookings.insertAll(database, copies)
}

function exportPage(after: string | null, caller: Caller = person.owner) {
  const document = `query ($clubId: ID!, $person: PersonInput!, $after: String) {
    exportPerson(clubId: $clubId, person: $person, after: $after) {
      records { kind recordId externalBookingId participants { displayName } }
      endCursor
    }
  }`
  const variables = { clubId: person.home.club.id, person: { ...originOf(null), ...ZYZZY }, after }
  return person.ask(document, variables, caller)
}

async function exportAll() {
  const records: Record<string, unknown>[] = []
  let after: string | null = null
  do {
    const { data, codes } = await exportPage(after)
    expect(codes).toEqual([])
    records.push(...data.exportPerson.records)
    after = data.exportPerson.endCursor
  } while (after !== null)
  return records
}
