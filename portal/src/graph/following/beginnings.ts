import { hashKey, type QueryKey } from '@tanstack/react-query'
import { type Announced, BEGUN_BY_ITEMS, type ChangeKind, type FeedName } from './feeds.ts'
import { awaitedFeedsOf } from './followed.ts'

/** A line that neither comes nor fails holds no page up for longer. */
export const BEGUN_WITHIN_MS = 2_000

/** Of a feed: on its way, followed by the server, or neither until the next connection. */
type State = 'awaited' | 'begun' | 'away'

/** A feed that is about to be followed. */
export interface Beginning {
  /** The server follows it from now on. */
  accept(): void
  /** Whether an announcement only says that the feed begins. */
  begins(change: Announced): boolean
  /** A cut or a refusal: nothing of it can be relied on until it begins again. */
  lose(): void
  end(): void
}

export interface Beginnings {
  /** The feeds that are followed as soon as a query on view needs one. */
  open(feeds: readonly FeedName[]): void
  expect(feed: FeedName): Beginning
  /** Calls at each beginning of a feed. */
  onBegun(listener: (feed: FeedName) => void): () => void
  /** A line is there, on which the feeds begin. */
  connect(): void
  cut(): void
  /** Resolves once the feeds of a query have begun: what is read then cannot miss a change that none of them brings. */
  waitFor(queryKey: QueryKey, signal: AbortSignal): Promise<void>
  /** Whether the last read of a query began before this feed did, so that it may have missed something. */
  isBefore(queryHash: string, feed: FeedName): boolean
}

interface Waiting {
  hash: string
  feeds: readonly FeedName[]
  release: () => void
}

export function makeBeginnings(): Beginnings {
  const states = new Map<Beginning, { feed: FeedName; state: State }>()
  /** Queries whose last read began behind the feed. */
  const behind = new Map<FeedName, Set<string>>()
  const waiting = new Set<Waiting>()
  const listeners = new Set<(feed: FeedName) => void>()
  let opened: readonly FeedName[] = []
  /** Feeds for which a read has waited in vain. */
  const late = new Set<FeedName>()

  const stateOf = (feed: FeedName): State => {
    const held = [...states.values()].filter((one) => one.feed === feed).map(({ state }) => state)
    if (held.includes('away')) return 'away'
    const isAwaited = held.includes('awaited') || (held.length === 0 && opened.includes(feed))
    if (isAwaited) return late.has(feed) ? 'away' : 'awaited'
    return held.length > 0 ? 'begun' : 'away'
  }
  const note = ({ hash, feeds }: Waiting) => {
    for (const feed of feeds) {
      const hashes = behind.get(feed) ?? new Set()
      behind.set(feed, hashes)
      if (stateOf(feed) === 'begun') hashes.add(hash)
      else hashes.delete(hash)
    }
  }
  const isHeld = ({ feeds }: Waiting) => feeds.some((feed) => stateOf(feed) === 'awaited')
  const release = () => {
    for (const one of waiting) if (!isHeld(one)) one.release()
  }
  const wait = (hash: string, feeds: readonly FeedName[], signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      const giveUp = setTimeout(() => {
        for (const feed of feeds) if (stateOf(feed) === 'awaited') late.add(feed)
        release()
      }, BEGUN_WITHIN_MS)
      const one = { hash, feeds, release: () => leave() }
      const leave = () => {
        clearTimeout(giveUp)
        signal.removeEventListener('abort', leave)
        waiting.delete(one)
        note(one)
        resolve()
      }
      signal.addEventListener('abort', leave)
      waiting.add(one)
      if (!isHeld(one)) leave()
    })

  return {
    open(feeds) {
      opened = feeds
      release()
    },
    expect(feed) {
      const held = { feed, state: 'awaited' as State }
      let left = new Set<ChangeKind>()
      const set = (state: State) => {
        held.state = state
        if (state !== 'begun') behind.get(feed)?.clear()
        release()
      }
      const begin = () => {
        late.delete(feed)
        set('begun')
        if (stateOf(feed) === 'begun') for (const listener of listeners) listener(feed)
      }
      const beginning: Beginning = {
        accept() {
          left = new Set(BEGUN_BY_ITEMS[feed] ?? [])
          if (left.size === 0) begin()
        },
        begins({ kind, id }) {
          if (id !== null || !left.delete(kind)) return false
          if (left.size === 0) begin()
          return true
        },
        lose: () => set('away'),
        end() {
          states.delete(beginning)
          behind.get(feed)?.clear()
          release()
        },
      }
      states.set(beginning, held)
      return beginning
    },
    onBegun(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    connect() {
      for (const held of states.values()) if (held.state === 'away') held.state = 'awaited'
    },
    cut() {
      for (const one of states.keys()) one.lose()
    },
    waitFor: (queryKey, signal) => wait(hashKey(queryKey), awaitedFeedsOf(queryKey), signal),
    isBefore(queryHash, feed) {
      const isWaiting = [...waiting].some(({ hash }) => hash === queryHash)
      return !isWaiting && behind.get(feed)?.has(queryHash) !== true
    },
  }
}

/** Those of the page. */
export const beginnings = makeBeginnings()
