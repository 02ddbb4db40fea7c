import type { Lane } from './lanes.ts'

/** Items at work at once in this process, of one lane and of all. */
export interface AtOnce {
  perLane: number
  all: number
}

/** How it went: after one that went badly nothing that was taken ahead of the lane is begun. */
export type Went = 'well' | 'badly'

/** What this process has of each lane: at work in a place, or taken ahead of a free one. */
export interface Places<Item> {
  /** How much to take of each lane: what is free in it and in all, and what a fast one is ahead. */
  share(lanes: readonly Lane[]): ReadonlyMap<string, number>
  /** Says how long it has just taken to get more: so much further ahead is what is taken next. */
  took(takingMs: number): void
  /** How much of what a lane can have at work it has not. */
  freeIn(key: string): number
  /** False for what was asked for before the lane's latest failure: it may not be given that now. */
  add(key: string, item: Item, askedAt: number): boolean
  /** The next to begin of a lane that has a free place; it has that place then. */
  enter(key: string): Item | undefined
  /** Frees the place of one, whose outcome is yet to be noted. */
  leave(key: string, went: Went, tookMs: number): void
  /** Its outcome is noted, or never will be. */
  settle(key: string, went: Went): void
  /** Whether it is time to take more of the lane. */
  isLow(key: string): boolean
  /** Takes out what has no place, as far as it has waited since before a moment. */
  drop(keys: Iterable<string>, takenBefore?: number): Item[]
  keys(): string[]
  hasWaiting(): boolean
  /** Forgets all lanes with nothing in hand but these. */
  forgetBut(lanes: readonly Lane[]): void
}

/**
 * What is taken ahead of a lane is what it does in that time, as fast as it was last: while more is
 * taken three times, and within these bounds. A slow one has nothing taken ahead. For one endpoint that
 * answers at once it saves nine of ten trips to the server, and more than doubles the deliveries.
 */
const AHEAD_FOR_MS = { least: 50, most: 250 }

interface InHand<Item> {
  working: number
  /** In the order of their turns. */
  waiting: { item: Item; takenAt: number }[]
  /** Those whose outcome is being noted, and how many of them went badly. */
  leaving: number
  failing: number
  /** How long the latest one had its place, if that went well. */
  tookMs: number
  failedAt: number
}

export function makeLanePlaces<Item>({ perLane, all }: AtOnce, mostAhead: number): Places<Item> {
  const lanes = new Map<string, InHand<Item>>()
  let aheadForMs = AHEAD_FOR_MS.least
  const unknown = { tookMs: Number.POSITIVE_INFINITY, failedAt: Number.NEGATIVE_INFINITY }
  const none = { working: 0, leaving: 0, failing: 0, ...unknown }

  const find = (key: string): InHand<Item> => lanes.get(key) ?? { ...none, waiting: [] }
  const open = (key: string): InHand<Item> => {
    const lane = find(key)
    lanes.set(key, lane)
    return lane
  }
  const claimedOf = ({ working, waiting }: InHand<Item>) =>
    Math.min(perLane, working + waiting.length)
  const aheadOf = (lane: InHand<Item>) => lane.working + lane.waiting.length - claimedOf(lane)
  const mostAheadOf = ({ tookMs }: InHand<Item>) =>
    Math.min(mostAhead, Math.floor((perLane * aheadForMs) / tookMs))
  const sum = (count: (lane: InHand<Item>) => number) =>
    [...lanes.values()].reduce((total, lane) => total + count(lane), 0)

  return {
    share(asking) {
      let free = all - sum(claimedOf)
      let freeAhead = all - sum(aheadOf)
      const asked = new Map<string, number>()
      for (const { key } of asking) {
        const lane = find(key)
        // What it may be given is not known before a failure is noted; nor is more left than noted.
        if (lane.failing > 0 || lane.leaving > perLane + mostAhead) continue
        const claimed = claimedOf(lane)
        const places = Math.min(perLane - claimed, free)
        const isFull = claimed + places === perLane
        const missing = isFull ? mostAheadOf(lane) - aheadOf(lane) : 0
        const ahead = Math.max(0, Math.min(missing, freeAhead))
        if (places + ahead === 0) continue

        asked.set(key, places + ahead)
        free -= places
        freeAhead -= ahead
      }
      return asked
    },
    took(takingMs) {
      aheadForMs = Math.min(AHEAD_FOR_MS.most, Math.max(AHEAD_FOR_MS.least, 3 * takingMs))
    },
    freeIn: (key) => perLane - claimedOf(find(key)),
    add(key, item, askedAt) {
      const lane = open(key)
      if (lane.failedAt >= askedAt) return false
      lane.waiting.push({ item, takenAt: performance.now() })
      return true
    },
    enter(key) {
      const lane = find(key)
      if (lane.working >= perLane) return undefined
      const next = lane.waiting.shift()
      if (next !== undefined) lane.working += 1
      return next?.item
    },
    leave(key, went, tookMs) {
      const lane = open(key)
      lane.working -= 1
      lane.leaving += 1
      lane.tookMs = went === 'well' ? tookMs : unknown.tookMs
      if (went === 'well') return
      lane.failing += 1
      lane.failedAt = performance.now()
    },
    settle(key, went) {
      const lane = open(key)
      lane.leaving -= 1
      if (went === 'badly') lane.failing -= 1
    },
    isLow(key) {
      const lane = find(key)
      const most = mostAheadOf(lane)
      return most > 0 ? aheadOf(lane) <= most / 2 : lane.working <= perLane / 2
    },
    drop: (keys, takenBefore = Number.POSITIVE_INFINITY) =>
      [...keys].flatMap((key) => {
        const lane = find(key)
        const fresh = lane.waiting.findIndex(({ takenAt }) => takenAt >= takenBefore)
        const late = fresh === -1 ? lane.waiting.length : fresh
        // It has not been as fast as it was taken for.
        if (late > 0) lane.tookMs = unknown.tookMs
        return lane.waiting.splice(0, late).map(({ item }) => item)
      }),
    keys: () => [...lanes.keys()],
    hasWaiting: () => sum(aheadOf) > 0,
    forgetBut(kept) {
      const keys = new Set(kept.map(({ key }) => key))
      for (const [key, { working, waiting, leaving }] of lanes)
        if (!keys.has(key) && working + waiting.length + leaving === 0) lanes.delete(key)
    },
  }
}
