import type { Lane } from './lanes.ts'

/** Items in progress at a time in this process. */
export interface Concurrency {
  perLane: number
  /** Slots of all lanes together. */
  total: number
}

/** Items leased ahead of a free slot, at most. */
export interface PrefetchLimit {
  perLane: number
  total: number
}

/** After a failure no other leased item of the lane is started; they return to the queue. */
export type ItemOutcome = 'success' | 'failure'

/**
 * What a lane may lease next. docs/architecture/delivery.md has the transitions.
 * - `on-demand`: as many items as it has free slots; its speed is unknown, or too low to prefetch.
 * - `prefetching`: also the items that it will start in the next moment.
 * - `failing`: nothing, until the failure is recorded; recording it may delay the other items.
 * - `backlogged`: nothing, until outcomes are recorded; too many are waiting for that.
 */
export type LaneMode = 'on-demand' | 'prefetching' | 'failing' | 'backlogged'

/**
 * The leased items of this process. An item is prefetched (`add`), running in a slot (`start`), and being
 * recorded (`finish`, which frees the slot) until `ack`; `release` removes prefetched items.
 */
export interface SlotTable<Item> {
  /** How many items to lease for each lane; lanes that lease none are missing. */
  allot(lanes: readonly Lane[]): ReadonlyMap<string, number>
  /** Adapts the prefetch to the time that the last lease took. */
  leased(durationMs: number): void
  freeSlots(key: string): number
  modeOf(key: string): LaneMode
  /** False if the lane failed after `requestedAt` (`performance.now()`); the item must go back to the queue. */
  add(key: string, item: Item, requestedAt: number): boolean
  /** Moves the next prefetched item into a free slot; undefined without an item or a slot. */
  start(key: string): Item | undefined
  finish(key: string, outcome: ItemOutcome, durationMs: number): void
  /** The outcome is recorded, or never will be. */
  ack(key: string, outcome: ItemOutcome): void
  /** Whether the lane has so few items left that it should lease more. */
  isLow(key: string): boolean
  /** Removes prefetched items, all of them or those that were added before a time. */
  release(keys: Iterable<string>, addedBefore?: number): Item[]
  keys(): string[]
  /** Whether prefetched items wait for a slot. */
  hasItemsBeyondSlots(): boolean
  /** Forgets idle lanes other than these. */
  retain(lanes: readonly Lane[]): void
}

/**
 * A lane prefetches what it starts in this time at its last speed: three times the duration of a lease, within these
 * bounds; on a busy machine one lease takes ten times as long as another, so it falls by a tenth at a time. One fast
 * endpoint saves nine of ten round trips by it, and more than doubles its deliveries.
 */
const PREFETCH_FOR_MS = { min: 50, max: 250 }

interface LaneSlots<Item> {
  running: number
  /** In the order in which they start. */
  prefetched: { item: Item; addedAt: number }[]
  recording: number
  recordingFailures: number
  /** Of the last item, if it succeeded; infinite otherwise. */
  durationMs: number
  failedAt: number
}

export function makeSlotTable<Item>(
  { perLane, total }: Concurrency,
  maxPrefetch: PrefetchLimit,
): SlotTable<Item> {
  const lanes = new Map<string, LaneSlots<Item>>()
  let prefetchForMs = PREFETCH_FOR_MS.min

  const find = (key: string): LaneSlots<Item> => lanes.get(key) ?? newLane()
  const open = (key: string): LaneSlots<Item> => {
    const lane = find(key)
    lanes.set(key, lane)
    return lane
  }
  // A prefetched item that a free slot can start at once counts as using that slot, not the prefetch. With `perLane` 4,
  // 3 running and 5 prefetched items use 4 slots and 4 places of the prefetch.
  const slotsInUse = ({ running, prefetched }: LaneSlots<Item>) =>
    Math.min(perLane, running + prefetched.length)
  const prefetchInUse = (lane: LaneSlots<Item>) =>
    lane.running + lane.prefetched.length - slotsInUse(lane)
  const prefetchLimitOf = ({ durationMs }: LaneSlots<Item>) =>
    Math.min(maxPrefetch.perLane, Math.floor((perLane * prefetchForMs) / durationMs))
  const sum = (count: (lane: LaneSlots<Item>) => number) =>
    [...lanes.values()].reduce((counted, lane) => counted + count(lane), 0)

  const modeOf = (lane: LaneSlots<Item>): LaneMode => {
    if (lane.recordingFailures > 0) return 'failing'
    // More than a full lane of items: outcomes are recorded more slowly than items are processed.
    if (lane.recording > perLane + maxPrefetch.perLane) return 'backlogged'
    return prefetchLimitOf(lane) > 0 ? 'prefetching' : 'on-demand'
  }

  return {
    allot(asking) {
      let freeSlots = total - sum(slotsInUse)
      let freePrefetch = maxPrefetch.total - sum(prefetchInUse)
      const allotted = new Map<string, number>()
      for (const { key } of asking) {
        const lane = find(key)
        const mode = modeOf(lane)
        if (mode === 'failing' || mode === 'backlogged') continue

        const taken = slotsInUse(lane)
        const slots = Math.min(perLane - taken, freeSlots)
        // A lane that `total` keeps below `perLane` prefetches nothing: it could not start the items soon.
        const isLaneFull = taken + slots === perLane
        const limit = mode === 'prefetching' && isLaneFull ? prefetchLimitOf(lane) : 0
        const prefetch = Math.max(0, Math.min(limit - prefetchInUse(lane), freePrefetch))
        if (slots + prefetch === 0) continue

        allotted.set(key, slots + prefetch)
        freeSlots -= slots
        freePrefetch -= prefetch
      }
      return allotted
    },
    leased(durationMs) {
      const { min, max } = PREFETCH_FOR_MS
      prefetchForMs = Math.min(max, Math.max(min, 3 * durationMs, 0.9 * prefetchForMs))
    },
    freeSlots: (key) => perLane - slotsInUse(find(key)),
    modeOf: (key) => modeOf(find(key)),
    add(key, item, requestedAt) {
      const lane = open(key)
      if (lane.failedAt >= requestedAt) return false
      lane.prefetched.push({ item, addedAt: performance.now() })
      return true
    },
    start(key) {
      const lane = find(key)
      if (lane.running >= perLane) return undefined
      const next = lane.prefetched.shift()
      if (next !== undefined) lane.running += 1
      return next?.item
    },
    finish(key, outcome, durationMs) {
      const lane = open(key)
      lane.running -= 1
      lane.recording += 1
      lane.durationMs = outcome === 'success' ? durationMs : Number.POSITIVE_INFINITY
      if (outcome === 'success') return
      lane.recordingFailures += 1
      lane.failedAt = performance.now()
    },
    ack(key, outcome) {
      const lane = open(key)
      lane.recording -= 1
      if (outcome === 'failure') lane.recordingFailures -= 1
    },
    isLow(key) {
      const lane = find(key)
      const limit = prefetchLimitOf(lane)
      return limit > 0 ? prefetchInUse(lane) <= limit / 2 : lane.running <= perLane / 2
    },
    release: (keys, addedBefore = Number.POSITIVE_INFINITY) =>
      [...keys].flatMap((key) => {
        const lane = find(key)
        const isReleased = ({ addedAt }: { addedAt: number }) => addedAt < addedBefore
        const released = lane.prefetched.filter(isReleased)
        if (released.length === 0) return []

        lane.prefetched = lane.prefetched.filter((one) => !isReleased(one))
        // The lane is slower than it was when it prefetched them.
        lane.durationMs = Number.POSITIVE_INFINITY
        return released.map(({ item }) => item)
      }),
    keys: () => [...lanes.keys()],
    hasItemsBeyondSlots: () => sum(prefetchInUse) > 0,
    retain(kept) {
      const keys = new Set(kept.map(({ key }) => key))
      for (const [key, { running, prefetched, recording }] of lanes)
        if (!keys.has(key) && running + prefetched.length + recording === 0) lanes.delete(key)
    },
  }
}

function newLane<Item>(): LaneSlots<Item> {
  const unknown = { durationMs: Number.POSITIVE_INFINITY, failedAt: Number.NEGATIVE_INFINITY }
  return { running: 0, prefetched: [], recording: 0, recordingFailures: 0, ...unknown }
}
