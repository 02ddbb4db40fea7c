import { mock } from 'node:test'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { focusManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import { makeBeginnings } from '../../../portal/src/graph/following/beginnings.ts'
import { type ChangeKind, FEEDS, feedOf } from '../../../portal/src/graph/following/feeds.ts'
import {
  FOLLOWED,
  followedOf,
  type PortalQuery,
} from '../../../portal/src/graph/following/followed.ts'
import { feedsInUse, makeFollower } from '../../../portal/src/graph/following/follower.ts'
import { freshnessOf, keepFresh, readAgain } from '../../../portal/src/graph/following/freshness.ts'
import { readingOf } from '../../../portal/src/graph/use-ask.ts'
import { feedsOpenTo } from '../../../portal/src/shell/person/club-roles.ts'
import { VOLUNTEER_RESOURCE_KINDS } from '../../../schema/volunteer/fields.ts'
import { CLUB_CHANGE_KINDS } from '../../../subgraphs/club/records/club-change.ts'
import { VOLUNTEER_CHANGE_KINDS } from '../../../subgraphs/volunteer/records/volunteer-change.ts'

const QUERIES = Object.keys(FOLLOWED) as PortalQuery[]
const OWN = 'the-record'
const CLUB = 'the-club'

let client: QueryClient
let end: () => void
/** What the server answers, to any query. */
let now: number

beforeEach(() => {
  mock.timers.enable({ apis: ['setTimeout', 'Date'] })
  client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  end = keepFresh(client)
  now = 1
})

afterEach(() => {
  end()
  client.clear()
  focusManager.setFocused(undefined)
  mock.timers.reset()
})

async function pass(ms: number): Promise<void> {
  mock.timers.tick(ms)
  for (let turn = 0; turn < 5; turn += 1) {
    await new Promise<void>((resolve) => setImmediate(resolve))
    mock.timers.tick(0)
  }
}

/** A page that shows the answer of a query; returns what leaves it. */
function show(name: string, clubId?: string) {
  const observer = new QueryObserver(client, {
    queryKey: [name, { id: OWN, ...(clubId && { clubId }) }],
    queryFn: async () => now,
    ...readingOf(name as PortalQuery),
  })
  const leave = observer.subscribe(() => undefined)
  return { leave, shown: () => observer.getCurrentResult().data }
}

async function open(name: string) {
  const page = show(name)
  await pass(0)
  return page
}

/** Changes that nobody would miss: each kind, about the record that the query names. */
const CHANGES = QUERIES.flatMap((name) =>
  followedOf([name]).by.map((kind) => [name, kind] as [PortalQuery, ChangeKind]),
)

describe('a query of a page', () => {
  test.each(QUERIES)(
    '%s is read again when its page is entered, and says that it is old until then',
    async (name) => {
      const { leave } = await open(name)
      leave()
      await pass(0)
      now = 2
      const { shown } = show(name)
      expect([shown(), freshnessOf(client)]).toEqual([1, 'old'])
      await pass(0)
      expect([shown(), freshnessOf(client)]).not.toContain('old')
      expect(shown()).toBe(2)
    },
  )

  test.each(QUERIES)(
    '%s is read again when the tab becomes visible, and is old from that moment',
    async (name) => {
      const { shown } = await open(name)
      focusManager.setFocused(false)
      now = 2
      focusManager.setFocused(true)
      expect(freshnessOf(client)).toBe('old')
      await pass(0)
      expect([shown(), freshnessOf(client) === 'old']).toEqual([2, false])
    },
  )

  test.each(CHANGES)('%s is read again behind the change of %s', async (name, kind) => {
    const { shown } = await open(name)
    const follower = makeFollower(client, makeBeginnings(), CLUB)
    now = 2
    follower.announce({ kind, id: OWN })
    await pass(1_000)
    expect(shown()).toBe(2)
    follower.end()
  })

  test('is read once behind an act of the page and its announcement, in either order', async () => {
    const reads: number[] = []
    const queryFn = async () => reads.push(now)
    const queryKey = ['PortalMatch', { id: OWN }]
    const observer = new QueryObserver(client, { queryKey, queryFn, ...readingOf('PortalMatch') })
    const leave = observer.subscribe(() => undefined)
    await pass(0)
    const follower = makeFollower(client, makeBeginnings(), CLUB)
    now = 2
    for (const ms of [0, 50, 50, 2_000]) {
      await pass(ms)
      if (ms < 2_000) follower.announce({ kind: 'MATCH_SESSION', id: OWN })
    }
    await pass(2_000)
    expect(reads).toEqual([1, 2])
    follower.end()
    leave()
  })

  test.each(['PortalMatch', 'PortalSearch'] as const)(
    '%s shows a withdrawn name for half a second at most, however new it is',
    async (name) => {
      const { shown } = await open(name)
      const follower = makeFollower(client, makeBeginnings(), CLUB)
      for (const [read, ms] of [
        [2, 200],
        [3, 500],
      ] as const) {
        now = read
        follower.announce({ kind: 'MATCH_SESSION', id: OWN })
        await pass(ms)
        expect(shown()).toBe(read)
      }
      follower.end()
    },
  )

  test.each(['PortalCourtBookings', 'PortalDeskNeeds'] as const)(
    '%s, of many rows, is read at most twice in five seconds of changes',
    async (name) => {
      let reads = 0
      const queryFn = async () => {
        reads += 1
        return reads
      }
      const options = { queryKey: [name, { id: OWN }], queryFn, ...readingOf(name) }
      const leave = new QueryObserver(client, options).subscribe(() => undefined)
      await pass(0)
      const follower = makeFollower(client, makeBeginnings(), CLUB)
      for (let ms = 0; ms < 5_000; ms += 250) {
        follower.announce({ kind: 'BOOKING_UPDATED', id: 'a-booking' })
        await pass(250)
      }
      expect(reads).toBe(2)
      follower.end()
      leave()
    },
  )

  test('is read again a minute after the last message', async () => {
    const { shown } = await open('PortalPlanShifts')
    const follower = makeFollower(client, makeBeginnings(), CLUB)
    now = 2
    follower.readSilent(new Date())
    await pass(1_000)
    expect(shown()).toBe(1)
    await pass(60_000)
    follower.readSilent(new Date())
    await pass(1_000)
    expect(shown()).toBe(2)
    follower.end()
  })

  test('is not read for the change of another record than the one that it names', async () => {
    const { shown } = await open('PortalMatch')
    const follower = makeFollower(client, makeBeginnings(), CLUB)
    now = 2
    follower.announce({ kind: 'MATCH_SESSION', id: 'another' })
    await pass(2_000)
    expect(shown()).toBe(1)
    follower.end()
  })

  test('of another club is not read for a change of the one that is followed', async () => {
    const own = show('PortalMissingBooking', CLUB)
    const other = show('PortalMissingBooking', 'another')
    await pass(0)
    const follower = makeFollower(client, makeBeginnings(), CLUB)
    now = 2
    follower.announce({ kind: 'BOOKING_UPDATED', id: 'a-booking' })
    await pass(2_000)
    expect([own.shown(), other.shown()]).toEqual([2, 1])
    follower.end()
  })

  test('says that it is old where a read was refused', async () => {
    await open('PortalPlanShifts')
    expect(freshnessOf(client)).toBe('followed')
    client.getQueryCache().findAll()[0]?.setState({ status: 'error' })
    expect(freshnessOf(client)).toBe('old')
    await readAgain(client)
    expect(freshnessOf(client)).toBe('followed')
  })

  test('that nothing announces says of when it is', async () => {
    const at = Date.now()
    await open('PortalPlanShifts')
    await open('PortalApiKeys')
    expect(freshnessOf(client)).toBe(at)
  })
})

describe('feeds of a club', () => {
  test('are those of the queries on view that a role may follow', async () => {
    expect(feedsInUse(client)).toEqual([])
    const { leave } = await open('PortalMatch')
    await open('PortalPlan')
    expect(feedsInUse(client)).toEqual(['PortalDay', 'PortalClubEvents', 'PortalVolunteerEvents'])
    leave()
    expect(feedsInUse(client)).toEqual(['PortalVolunteerEvents'])
    await open('PortalPoll')
    expect(feedsInUse(client)).toEqual(['PortalVolunteerEvents', 'PortalVolunteerChanges'])
    expect(feedsOpenTo(['OWNER'])).toEqual(Object.keys(FEEDS))
    expect(feedsOpenTo(['COACH'])).toEqual(['PortalDay'])
    expect(feedsOpenTo(['COORDINATOR'])).toEqual([
      'PortalVolunteerEvents',
      'PortalVolunteerChanges',
    ])
  })

  test.each([
    ['PortalClubChanges', CLUB_CHANGE_KINDS],
    ['PortalVolunteerChanges', VOLUNTEER_CHANGE_KINDS],
    ['PortalVolunteerEvents', VOLUNTEER_RESOURCE_KINDS.map((kind) => kind.toUpperCase())],
  ] as const)('of %s are all that the graph announces', (name, kinds) => {
    expect(FEEDS[name].toSorted()).toEqual(kinds.toSorted())
  })

  test('name each kind of change once', () => {
    const kinds = Object.values(FEEDS).flat()
    expect(new Set(kinds).size).toBe(kinds.length)
    for (const kind of kinds)
      expect((FEEDS[feedOf(kind)] as readonly string[]).includes(kind)).toBe(true)
  })
})
