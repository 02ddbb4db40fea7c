import { mock } from 'node:test'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import fc from 'fast-check'
import {
  BEGUN_WITHIN_MS,
  type Beginning,
  type Beginnings,
  makeBeginnings,
} from '../../../portal/src/graph/following/beginnings.ts'
import { BEGUN_BY_ITEMS, type FeedName } from '../../../portal/src/graph/following/feeds.ts'
import {
  awaitedFeedsOf,
  FOLLOWED,
  type PortalQuery,
} from '../../../portal/src/graph/following/followed.ts'
import { type Follower, makeFollower } from '../../../portal/src/graph/following/follower.ts'
import { readAgain } from '../../../portal/src/graph/following/freshness.ts'

const FEED = 'PortalVolunteerEvents'
const QUERY = 'PortalPlanShifts'
const CHANGE = { kind: 'SHIFT', id: 'any' } as const
const FOLLOWED_QUERIES = (Object.keys(FOLLOWED) as PortalQuery[]).filter(
  (name) => awaitedFeedsOf([name]).length > 0,
)

let client: QueryClient
let beginnings: Beginnings
let follower: Follower

beforeEach(() => {
  mock.timers.enable({ apis: ['setTimeout', 'Date'] })
  start()
})

afterEach(() => {
  stop()
  mock.timers.reset()
})

function start(): void {
  client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  beginnings = makeBeginnings()
  follower = makeFollower(client, beginnings, 'the-club')
}

function stop(): void {
  follower.end()
  client.clear()
}

async function pass(ms: number): Promise<void> {
  mock.timers.tick(ms)
  for (let turn = 0; turn < 4; turn += 1) {
    await new Promise<void>((resolve) => setImmediate(resolve))
    mock.timers.tick(0)
  }
}

/** A page with a query; its reads are counted, each answered by `read`. */
function show<Value>(name: PortalQuery, read: () => Value | Promise<Value>) {
  const reads = { count: 0 }
  const observer = new QueryObserver(client, {
    queryKey: [name, { id: 'any' }],
    async queryFn({ queryKey, signal }) {
      await beginnings.waitFor(queryKey, signal)
      reads.count += 1
      return read()
    },
  })
  observer.subscribe(() => undefined)
  return { reads, shown: () => observer.getCurrentResult().data }
}

function begin(feed: FeedName, beginning: Beginning): void {
  beginning.accept()
  // Items of the kinds as a whole are the beginning of some feeds, and changes in others.
  for (const kind of BEGUN_BY_ITEMS[feed] ?? [])
    expect(beginning.begins({ kind, id: null })).toBe(true)
}

describe('a query of a page that opens', () => {
  test.each(FOLLOWED_QUERIES)(
    '%s is read once, behind the beginning of its feeds',
    async (name) => {
      const feeds = [...new Set(awaitedFeedsOf([name]))]
      beginnings.open(feeds)
      const { reads, shown } = show(name, () => 1)
      for (const feed of feeds) {
        await pass(0)
        expect(reads.count).toBe(0)
        begin(feed, beginnings.expect(feed))
      }
      await pass(5_000)
      expect([reads.count, shown()]).toEqual([1, 1])
    },
  )

  test('is read at once where its feed has begun, is not open to the person, or is cut', async () => {
    begin(FEED, beginnings.expect(FEED))
    const begun = show('PortalPlan', () => 1)
    const notOpen = show('PortalWebhooks', () => 1)
    beginnings.cut()
    const cut = show('PortalMessages', () => 1)
    await pass(0)
    expect([begun.reads.count, notOpen.reads.count, cut.reads.count]).toEqual([1, 1, 1])
  })

  test('waits for a line that does not come two seconds, once, and is read again when it comes', async () => {
    beginnings.open([FEED])
    const beginning = beginnings.expect(FEED)
    const first = show(QUERY, () => 1)
    await pass(BEGUN_WITHIN_MS)
    const second = show('PortalPlan', () => 1)
    await pass(0)
    expect([first.reads.count, second.reads.count]).toEqual([1, 1])
    begin(FEED, beginning)
    await pass(5_000)
    expect([first.reads.count, second.reads.count]).toEqual([2, 2])
  })

  test('follows what a feed announces as a whole later on', async () => {
    const beginning = beginnings.expect('PortalClubChanges')
    begin('PortalClubChanges', beginning)
    expect(beginning.begins({ kind: 'COURT', id: null })).toBe(false)
  })

  test('shows each change, whenever it falls between feed, read and cut', async () => {
    const steps = fc.array(
      fc.constantFrom('accept', 'deliver', 'change', 'read', 'answer', 'cut', 'connect', 'wait'),
      { maxLength: 24 },
    )
    await fc.assert(
      fc.asyncProperty(steps, async (taken) => {
        stop()
        start()
        const server = makeServer()
        const { shown } = show(QUERY, () => server.ask())
        await pass(0)
        for (const step of taken) {
          server[step]()
          await pass(step === 'wait' ? BEGUN_WITHIN_MS : 0)
        }
        // All that is on its way arrives.
        for (let turn = 0; turn < 12; turn += 1) {
          server.arrive()
          await pass(1_500)
        }
        expect(shown()).toBe(server.value())
      }),
      { numRuns: 120 },
    )
  })
})

/** A server whose feed, reads and line proceed one step at a time. */
function makeServer() {
  let value = 0
  let isAccepted = false
  let isConnected = true
  let frames: ('accepted' | 'change')[] = []
  const asked: (() => void)[] = []
  const answers: (() => void)[] = []
  beginnings.open([FEED])
  const beginning = beginnings.expect(FEED)
  const server = {
    value: () => value,
    ask: () =>
      new Promise<number>((resolve) => {
        asked.push(() => {
          const seen = value
          answers.push(() => resolve(seen))
        })
      }),
    accept() {
      if (isAccepted || !isConnected) return
      isAccepted = true
      frames.push('accepted')
    },
    deliver() {
      const frame = frames.shift()
      if (frame === 'accepted') beginning.accept()
      if (frame === 'change') follower.announce(CHANGE)
    },
    change() {
      value += 1
      if (isAccepted) frames.push('change')
    },
    read: () => asked.shift()?.(),
    answer: () => answers.shift()?.(),
    cut() {
      isAccepted = false
      isConnected = false
      frames = []
      beginnings.cut()
    },
    connect() {
      if (isConnected) return
      isConnected = true
      beginnings.connect()
      void readAgain(client)
    },
    wait: () => undefined,
    arrive() {
      server.connect()
      server.accept()
      while (frames.length > 0) server.deliver()
      while (asked.length > 0) server.read()
      while (answers.length > 0) server.answer()
    },
  }
  return server
}
