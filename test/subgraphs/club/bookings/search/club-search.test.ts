import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { Caller } from '../../../../../platform/caller.ts'
import { CLUB_LIMITS } from '../../../../../schema/club/limits.ts'
import type { ClubRole } from '../../../../../schema/club/roles.ts'
import { SEARCHED_MS } from '../../../../../subgraphs/club/bookings/search/terms.ts'
import {
  makeTermPurge,
  makeTermRepair,
  REPAIR_AFTER_MS,
} from '../../../../../subgraphs/club/bookings/search/upkeep-job.ts'
import { SETTLE_MS } from '../../../../../subgraphs/club/persons/erasure-queue.ts'
import type { Database } from '../../../../../subgraphs/foundation/database/database.ts'
import { until } from '../../../../support/time/until.ts'
import { ADMIN, staffOf } from '../../../volunteer/caller-fixture.ts'
import { findOtherTerms } from '../../consistency.ts'
import { type PersonTest, startPersonTest } from '../../persons/person-fixture.ts'
import { aBookingInput, addHome } from '../../running-club.ts'

let person: PersonTest
let source: { sourceId: string; caller: Caller }

beforeAll(async () => {
  person = await startPersonTest()
  source = await person.addSource()
})

afterAll(() => person.close())

const shown = (displayName: string) => ({
  ...{ externalId: displayName, displayName, team: 'BLUE', consentToShare: true },
})

const hidden = (displayName: string) => ({ ...shown(displayName), consentToShare: false })

const HOUR_MS = 60 * 60 * 1000

/** Puts a booking that begins so many hours from now. */
async function put(
  externalBookingId: string,
  hours: number,
  changes: Record<string, unknown> = {},
) {
  const start = Math.round(Date.now() / HOUR_MS + hours) * HOUR_MS
  const input = aBookingInput({
    ...{ bookingSourceId: source.sourceId, externalBookingId },
    scheduledStart: new Date(start).toISOString(),
    scheduledEnd: new Date(start + HOUR_MS).toISOString(),
    ...changes,
  })
  const { codes } = await person.club.ask('PutBooking', { input }, source.caller)
  expect(codes).toEqual([])
  return input
}

const SEARCH = `query S($id: ID!, $text: String!) {
  club(id: $id) { search(text: $text) { booking { id externalBookingId } players } }
}`

async function search(text: string, caller: Caller = person.owner, id = person.home.club.id) {
  const { data, codes } = await person.ask(SEARCH, { id, text }, caller)
  return (codes[0] ?? data.club?.search) as
    | string
    | { booking: { id: string; externalBookingId: string | null }; players: string[] }[]
}

const asRole = (role: ClubRole) => staffOf(person.home.club.id, role)

/** Numbers of the found bookings with the found players. */
async function found(text: string, caller?: Caller) {
  const results = await search(text, caller)
  if (typeof results === 'string') return results
  return results.map(({ booking, players }) => [booking.externalBookingId, ...players])
}

async function termsOf(externalBookingId: string): Promise<string[]> {
  const rows = await person.club.database.query<{ term: string }[]>(
    `SELECT CONVERT(SUBSTRING(t.club_term, 37) USING utf8mb4) AS term FROM booking_search_terms t JOIN bookings b ON b.id = t.booking_id
     WHERE b.external_booking_id = ?`,
    [Buffer.from(externalBookingId)],
  )
  return rows.map(({ term }) => term).sort()
}

describe('Club.search', () => {
  test('finds bookings by names and numbers, newest first, with the players that were found', async () => {
    await put('A-1', 1, { participants: [shown('José Gómez'), shown('Eva Ruiz')] })
    await put('A-2', 48, { participants: [shown('Ana Gómez'), hidden('Otto Hidden')] })
    await put('A-3', -30, { participants: [shown('Gomes')] })

    expect(await found('gom')).toEqual([
      ['A-2', 'Ana Gómez'],
      ['A-1', 'José Gómez'],
      ['A-3', 'Gomes'],
    ])
    expect(await found('GOMEZ ruiz')).toEqual([['A-1', 'José Gómez', 'Eva Ruiz']])
    expect(await found('a-2')).toEqual([['A-2']])
    expect(await found('a-1 jose')).toEqual([['A-1', 'José Gómez']])
    expect(await found('hidden')).toEqual([])
    for (const text of ['--', 'go%', 'g_m', 'gom\\'])
      expect([text, await found(text)]).toEqual([text, []])
  })

  test.each<[string, () => Caller, unknown]>([
    ['an OWNER', () => asRole('OWNER'), [['R-1', 'Rosa Role']]],
    ['an OPERATOR', () => asRole('OPERATOR'), [['R-1', 'Rosa Role']]],
    ['an ADMIN', () => ADMIN, [['R-1', 'Rosa Role']]],
    ['a COACH, without the number', () => asRole('COACH'), [[null, 'Rosa Role']]],
    ['no COORDINATOR', () => asRole('COORDINATOR'), 'forbidden'],
    ['no installation', () => source.caller, 'forbidden'],
  ])('is for %s', async (_who, callerOf, expected) => {
    await put('R-1', 2, { participants: [shown('Rosa Role')] })
    expect(await found('role', callerOf())).toEqual(expected)
  })

  test('finds nothing by a number for a COACH, and nothing of another club', async () => {
    await put('C-77', 2, { participants: [shown('Carla Coach')] })
    expect(await found('c-77', asRole('COACH'))).toEqual([])
    expect(await found('c-77 carla', asRole('COACH'))).toEqual([])
    const other = (await addHome(person.club)).club.id
    expect(await search('carla', staffOf(other))).toBeUndefined()
    expect(await search('carla', ADMIN, other)).toEqual([])
  })

  test.each([
    ['a', 'invalid_input'],
    ['aa', []],
    ['x'.repeat(80), []],
    ['x'.repeat(81), 'invalid_input'],
  ])('takes 2 to 80 characters: %s', async (text, expected) => {
    expect(await search(text)).toEqual(expected)
  })

  test('shows 20 bookings at most, the newest', async () => {
    const { results } = CLUB_LIMITS.search
    const party = [shown('Many Mendez'), shown('Maria Mendoza')]
    for (let n = 0; n < results + 2; n += 1) await put(`M-${n}`, n + 1, { participants: party })

    const numbers = Array.from({ length: results }, (_, n) => `M-${results + 1 - n}`)
    expect(await found('me')).toEqual(
      numbers.map((number) => [number, 'Many Mendez', 'Maria Mendoza']),
    )
  })
})

describe('the terms of a booking', () => {
  test('follow it: moved, renamed, without consent, cancelled, kept again', async () => {
    const version = (sourceVersion: number, changes: object) =>
      put('F-1', 3, { sourceVersion, participants: [shown('Fia Follow')], ...changes })
    await version(1, {})
    expect(await termsOf('F-1')).toEqual(['#f-1', 'fia', 'follow'])
    await version(2, { participants: [shown('Fia Frost')] })
    expect([await found('follow'), await found('frost')]).toEqual([[], [['F-1', 'Fia Frost']]])
    await version(3, { participants: [hidden('Fia Frost')] })
    expect(await termsOf('F-1')).toEqual(['#f-1'])
    await version(4, { status: 'CANCELLED' })
    expect(await termsOf('F-1')).toEqual([])
    await version(5, {})
    expect(await found('follow')).toEqual([['F-1', 'Fia Follow']])
  })

  test('are written by an import, too', async () => {
    const { externalBookingId, ...booking } = aBookingInput({
      ...{ externalBookingId: 'I-1', participants: [shown('Ines Import')] },
    })
    const input = { bookingSourceId: source.sourceId, bookings: [{ externalBookingId, booking }] }
    await person.club.ask('ImportBookings', { input }, source.caller)
    await until(async () => (await termsOf('I-1')).length > 0)
    expect(await found('ines')).toEqual([['I-1', 'Ines Import']])
  })

  test('go with the person who is erased; those of others stay', async () => {
    await put('E-1', 4, { participants: [shown('Zara Erased'), shown('Olaf Stays')] })
    await person.eraseFully(source.sourceId, { externalId: 'Zara Erased' })
    expect(await found('zara')).toEqual([])
    expect(await termsOf('E-1')).toEqual(['#e-1', 'olaf', 'stays'])
  })

  test('follow a booking of the club itself: made, cancelled, its player erased', async () => {
    const { home, owner } = person
    const [court] = home.courts
    const change = async (name: string, input: object) => {
      const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`
      const document = `mutation ($input: ${type}!) { ${name}(input: $input) { booking { id } } }`
      const { data, codes } = await person.ask(document, { input }, owner)
      expect(codes).toEqual([])
      return data[name].booking.id as string
    }
    const book = (days: number, ...names: string[]) =>
      change('createClubBooking', {
        ...{ clubId: home.club.id, courtId: court?.id, overlapping: [] },
        scheduledStart: new Date(Date.now() + days * 24 * HOUR_MS).toISOString(),
        scheduledEnd: new Date(Date.now() + (days * 24 + 1) * HOUR_MS).toISOString(),
        players: names.map((displayName) => ({
          ...{ displayName, mayBeShown: displayName !== 'Wim Hidden' },
        })),
        clientRequestId: `search-${days}`,
      })
    const first = await book(30, 'Walter Walkin', 'Wim Hidden')
    const last = await book(31, 'Walter Walkin', 'Wanda Stays')
    const idsOf = async (text: string) => {
      const results = await search(text)
      return typeof results === 'string' ? results : results.map(({ booking }) => booking.id)
    }
    expect(await idsOf('walk')).toEqual([last, first])
    expect(await idsOf('wim')).toEqual([])
    await change('cancelClubBooking', { bookingId: first })
    expect(await idsOf('walk')).toEqual([last])

    const named = { clubBookings: true, displayName: 'Walter Walkin' }
    const { data } = await person.ask(
      'mutation ($input: ErasePersonInput!) { erasePerson(input: $input) { erasure { id } } }',
      { input: { clubId: home.club.id, person: named } },
      owner,
    )
    person.skip(SETTLE_MS)
    await until(async () => {
      const { status } = await person.read(data.erasePerson.erasure.id)
      return status === 'COMPLETED'
    })
    expect([await idsOf('walk'), await idsOf('wanda')]).toEqual([[], [last]])
  })

  test('show nothing that a release without them has changed', async () => {
    await put('O-1', 5, { participants: [shown('Otto Older'), shown('Olga Other')] })
    await person.club.database.query(
      'UPDATE bookings SET participants = ? WHERE external_booking_id = ?',
      [JSON.stringify([hidden('Otto Older'), shown('Olga Other')]), Buffer.from('O-1')],
    )
    expect(await found('otto')).toEqual([])
    expect(await found('olga')).toEqual([['O-1', 'Olga Other']])
  })

  test('do not refuse a booking that a release without them has cancelled', async () => {
    const version = (sourceVersion: number) =>
      put('K-1', 9, { sourceVersion, participants: [shown('Kim Kept')] })
    await version(1)
    await person.club.database.query(
      "UPDATE bookings SET status = 'CANCELLED', source_version = 2 WHERE external_booking_id = ?",
      [Buffer.from('K-1')],
    )
    await version(3)
    expect(await found('kim')).toEqual([['K-1', 'Kim Kept']])
    expect(await termsOf('K-1')).toEqual(['#k-1', 'kept', 'kim'])
  })

  test('of a release without them are mended ten minutes after the start of a process', async () => {
    const { database } = person.club
    await put('Q-1', 7, { participants: [shown('Quin Before')] })
    await put('Q-2', 8, { participants: [shown('Quin Former')] })
    await database.query("DELETE FROM booking_search_terms WHERE club_term LIKE '%before'")
    await database.query('UPDATE bookings SET participants = ? WHERE external_booking_id = ?', [
      JSON.stringify([hidden('Quin Former')]),
      Buffer.from('Q-2'),
    ])
    let elapsedMs = REPAIR_AFTER_MS - 1
    const repair = makeTermRepair({ database, clock: person.clock, elapsedMs: () => elapsedMs })
    expect(await repair(3)).toBe(0)
    elapsedMs += 1
    while ((await repair(3)) > 0);
    expect(await found('before')).toEqual([['Q-1', 'Quin Before']])
    expect(await termsOf('Q-2')).toEqual(['#q-2'])
    expect(await findOtherTerms(database)).toEqual([])
    expect(await repair(3)).toBe(0)
  })

  test('are purged 90 days after the beginning', async () => {
    const { database } = person.club
    await put('P-1', 6, { participants: [shown('Pia Purged')] })
    let now = new Date(Date.now() + SEARCHED_MS)
    const purge = makeTermPurge({ database, clock: () => now })
    const purgeAll = async () => {
      while ((await purge(3)) > 0);
    }
    await purgeAll()
    expect(await found('pia')).toEqual([['P-1', 'Pia Purged']])
    now = new Date(now.getTime() + 8 * HOUR_MS)
    await purgeAll()
    expect(await termsOf('P-1')).toEqual([])
  })

  test('are mended and purged in full though the database fails at any statement', async () => {
    const { database } = person.club
    for (const hours of [10, 11, 12])
      await put(`X-${hours}`, hours, { participants: [shown('Fay Failing')] })
    for (let nth = 1; nth <= 12; nth += 1) {
      await database.query('DELETE FROM booking_search_terms')
      const repair = makeTermRepair({
        database: failingOnce(database, nth),
        ...{ clock: person.clock, elapsedMs: () => REPAIR_AFTER_MS },
      })
      await runOut(() => repair(2))
      expect([nth, await findOtherTerms(database)]).toEqual([nth, []])

      const now = new Date(Date.now() + SEARCHED_MS + 24 * HOUR_MS)
      const purge = makeTermPurge({ database: failingOnce(database, nth), clock: () => now })
      await runOut(() => purge(2))
      expect([nth, await termsOf('X-10'), await termsOf('X-12')]).toEqual([nth, [], []])
    }
  })
})

/** Its statement of this number fails, and the next ones do not. */
function failingOnce(database: Database, number: number): Database {
  let count = 0
  const failAtIt = () => {
    count += 1
    if (count === number) throw new Error('The server is gone.')
  }
  return {
    ...database,
    query: async (sql, params) => {
      failAtIt()
      return database.query(sql, params)
    },
    connect: async (deadline) => {
      failAtIt()
      return database.connect(deadline)
    },
  }
}

/** Runs a purge until nothing is left; a failed one is run again. */
async function runOut(purge: () => Promise<number>): Promise<void> {
  while ((await purge().catch(() => 1)) > 0);
}
