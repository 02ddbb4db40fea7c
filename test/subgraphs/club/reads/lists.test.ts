import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { Caller } from '../../../../platform/caller.ts'
import type { OperationName } from '../../../../schema/operations.ts'
import type { ClubFixture } from '../../../support/club/fixtures.ts'
import { aBookingInput, addHome, addSource, type RunningClub, startClub } from '../running-club.ts'

const BOOKINGS = 36

let club: RunningClub
let home: ClubFixture
let source: Awaited<ReturnType<typeof addSource>>

beforeAll(async () => {
  club = await startClub()
  home = await addHome(club)
  source = await addSource(club, home)
  for (let index = 0; index < BOOKINGS; index += 1) await addBooking(`b-${index}`, index % 4)
})

afterAll(() => club.close())

/** Many bookings begin together, so that pages end between equal starts. */
async function addBooking(externalBookingId: string, hour: number): Promise<string> {
  const input = aBookingInput({
    bookingSourceId: source.sourceId,
    externalBookingId,
    externalCourtId: `c${1 + (hour % 2)}`,
    scheduledStart: `2099-07-01T0${hour}:00:00Z`,
    scheduledEnd: `2099-07-01T0${hour + 1}:00:00Z`,
  })
  const { data } = await club.ask('PutBooking', { input }, source.caller)
  return data.putBooking.booking.id
}

async function walk(filter: Record<string, unknown>, first: number, between = async () => {}) {
  const ids: string[] = []
  let after: string | null = null
  do {
    const { data, codes } = await club.ask('ListBookings', { filter, first, after }, source.caller)
    expect(codes).toEqual([])
    ids.push(...data.bookings.nodes.map((node: { id: string }) => node.id))
    const { hasNextPage, endCursor } = data.bookings.pageInfo
    after = hasNextPage ? endCursor : null
    await between()
  } while (after !== null)
  return ids
}

async function edgesOf(caller: Caller, after: string | null) {
  const document =
    'query Edges($after: String) { bookings(first: 2, after: $after) { edges { cursor node { id } } } }'
  const asked = { kind: 'query', registered: false, name: 'Edges', hash: '', document } as const
  const { data, codes } = await club.execute(asked, caller, { after })
  expect(codes).toEqual([])
  return data.bookings.edges as { cursor: string; node: { id: string } }[]
}

async function idsInOrder(condition = 'TRUE'): Promise<unknown[]> {
  const rows = await club.database.query(
    `SELECT id FROM bookings WHERE ${condition} ORDER BY scheduled_start, id`,
  )
  return rows.map((row) => row['id'])
}

describe('the list of bookings', () => {
  test.each([1, 5, 9, 35, 36, 37, 200])(
    'walked %i at a time gives each once, in order',
    async (first) => {
      expect(await walk({}, first)).toEqual(await idsInOrder())
    },
  )

  test.each([
    ['court', () => ({ courtId: home.courts[1]?.id }), "external_court_id = 'c2'"],
    ['location', () => ({ locationId: home.location.id }), 'TRUE'],
    ['status', () => ({ status: 'CANCELLED' }), 'FALSE'],
    ['provider', () => ({ provider: source.caller.provider }), 'TRUE'],
    ['provider and a space', () => ({ provider: `${source.caller.provider} ` }), 'FALSE'],
    ['court and a space', () => ({ courtId: `${home.courts[1]?.id} ` }), 'FALSE'],
    ['provider that cannot be', () => ({ provider: 'é🎾' }), 'FALSE'],
    ['start', () => ({ from: '2099-07-01T01:00:00Z' }), "scheduled_start >= '2099-07-01 01:00'"],
    ['end', () => ({ to: '2099-07-01T01:00:00Z' }), "scheduled_start <= '2099-07-01 01:00'"],
    [
      'time between',
      () => ({ from: '2099-07-01T01:00:00Z', to: '2099-07-01T02:00:00Z' }),
      "scheduled_start BETWEEN '2099-07-01 01:00' AND '2099-07-01 02:00'",
    ],
  ])('filtered by %s gives what fits, page by page', async (_what, filter, condition) => {
    expect(await walk(filter(), 5)).toEqual(await idsInOrder(condition))
  })

  test('walked while bookings come before and behind skips and repeats none', async () => {
    const known = await idsInOrder()
    let added = 0
    const seen = await walk({}, 7, async () => {
      added += 1
      await addBooking(`before-${added}`, 0)
      if (added === 1) await addBooking('behind', 5)
    })
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen.filter((id) => known.includes(id))).toEqual(known)
    expect(seen.at(-1)).toBe((await idsInOrder()).at(-1))
  })

  test('walked by the cursor of each edge gives each once', async () => {
    const ids: string[] = []
    let after: string | null = null
    do {
      const [edge, ...more] = await edgesOf(source.caller, after)
      if (edge) ids.push(edge.node.id)
      after = more.length > 0 && edge ? edge.cursor : null
    } while (after !== null)
    expect(ids).toEqual(await idsInOrder())
  })

  test('refuses a cursor of another filter, and of another caller', async () => {
    const { data } = await club.ask('ListBookings', { filter: {}, first: 5 }, source.caller)
    const after = data.bookings.pageInfo.endCursor
    const other = await addSource(club, home)
    const asked = [
      club.ask('ListBookings', { filter: { status: 'CONFIRMED' }, first: 5, after }, source.caller),
      club.ask('ListBookings', { filter: {}, first: 5, after }, other.caller),
      club.ask('ListBookings', { filter: {}, first: 5, after: `${after}A` }, source.caller),
    ]
    for (const { codes } of await Promise.all(asked)) expect(codes).toEqual(['invalid_cursor'])
  })
})

describe('a list with a filter value that no row can have', () => {
  const odd = 'é🎾'

  test.each<[list: string, name: OperationName, variables: object]>([
    ['bookings', 'ListBookings', { filter: { locationId: odd } }],
    ['bookings', 'ListBookings', { filter: { courtId: odd } }],
    ['courts', 'ListCourts', { filter: { locationId: odd } }],
  ])('of %s is empty', async (list, name, variables) => {
    const { data, codes } = await club.ask(name, { first: 5, ...variables }, source.caller)
    expect([codes, data[list]]).toEqual([
      [],
      { nodes: [], pageInfo: { hasNextPage: false, endCursor: null } },
    ])
  })

  test('is refused for a club that cannot be', async () => {
    const admin = { kind: 'staff', subject: 'staff-1', isAdmin: true, roles: [] } as const
    const asked = { kind: 'query', registered: false, name: 'Courts', hash: '' } as const
    const document = `query Courts { club(id: "${odd}") { courts { nodes { id } } } }`
    expect((await club.execute({ ...asked, document }, admin)).codes).toEqual(['invalid_input'])
  })
})

describe('the list of booking sources', () => {
  test('walked page by page gives the caller’s own, each once', async () => {
    const { caller, sourceId } = await addSource(club, home)
    const made = [sourceId]
    for (const name of ['two', 'three', 'four']) {
      const { data } = await club.ask(
        'CreateBookingSource',
        { input: { sourceKey: name, name } },
        caller,
      )
      made.push(data.createBookingSource.bookingSource.id)
    }
    const ids: string[] = []
    let after: string | null = null
    do {
      const { data } = await club.ask('ListBookingSources', { first: 2, after }, caller)
      ids.push(...data.bookingSources.nodes.map((node: { id: string }) => node.id))
      const { hasNextPage, endCursor } = data.bookingSources.pageInfo
      after = hasNextPage ? endCursor : null
    } while (after !== null)
    // Two that are made in the same millisecond stand in the order of their ids.
    expect(ids.toSorted()).toEqual(made.toSorted())
  })
})
