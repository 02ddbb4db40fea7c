import type { NewId } from '../../../../platform/ids.ts'
import type { Log } from '../../../../platform/log.ts'
import { defineHistogram } from '../../../../platform/metrics/define.ts'
import { METRICS } from '../../../../platform/metrics/list.ts'
import type { Clock } from '../../../../platform/time/clock.ts'
import { reportWaiting, type WaitingItems } from './count-waiting.ts'
import type { Lane } from './lanes.ts'
import type { LeaseRequest } from './leases.ts'
import {
  type Concurrency,
  type ItemOutcome,
  makeSlotTable,
  type PrefetchLimit,
  type SlotTable,
} from './slot-table.ts'
import { startLoop, type WakeableLoop } from './wakeable-loop.ts'

/** An item that is processed, and whose outcome is not recorded yet. */
export interface Worked<Recorded> {
  outcome: ItemOutcome
  record(): Promise<Recorded>
}

export interface WorkersParts<Item> {
  /** Adds the keys of new lanes to `known`, so that the next search reads less. */
  findLanes(known: Set<string>): Promise<readonly Lane[]>
  /** Leases due items of the lanes, up to the limit of each, in one transaction. */
  lease(limits: ReadonlyMap<string, number>, request: LeaseRequest): Promise<readonly Item[]>
  keyOf(item: Item): string
  /**
   * Processes an item; the signal asks it to release the rest of the item. Work that has not recorded its outcome yet
   * returns how: the slot is free for the next item meanwhile.
   */
  // biome-ignore lint/suspicious/noConfusingVoidType: most work returns nothing
  work(item: Item, signal: AbortSignal): Promise<Worked<unknown> | void>
  /** Items leased ahead of a free slot, and how they return to the queue. */
  prefetch?: { limit: PrefetchLimit; release(items: readonly Item[]): Promise<void> }
  /** How long work may take until it extends its lease. */
  timeoutMs: number
  /** An item without a recorded outcome is due again after this time. */
  leaseMs: number
  concurrency: Concurrency
  /** The name of the queue in the log and in metrics. */
  what: string
  /** Counted for the metrics; absent where another metric has the number. */
  waiting?: WaitingItems
  clock: Clock
  newId: NewId
  log: Log
}

const jobDuration = defineHistogram(METRICS.jobDuration)

const POLL_MS = 5000

/** Lanes of one lease transaction. */
const LANES_PER_LEASE = 25

/** When due items that another process has locked are looked for again. */
const CONTENDED_MS = 50

/** Prefetched items return to the queue after this time: the data that they were leased with gets stale. */
const STALE_MS = 500

const NO_PREFETCH: PrefetchLimit = { perLane: 0, total: 0 }

/** Processes due items, each key in a lane of its own; replicas share the work. */
export function startWorkers<Item>(parts: WorkersParts<Item>): WakeableLoop {
  if (parts.leaseMs <= parts.timeoutMs + (parts.prefetch ? STALE_MS : 0))
    throw new Error('A lease must outlast the time-out of an attempt.')
  const { prefetch, clock, log, what } = parts
  const known = new Set<string>()
  const slots = makeSlotTable<Item>(parts.concurrency, prefetch?.limit ?? NO_PREFETCH)
  const items = makeItemRunner(parts, slots, () => loop.wake())

  const turn = async () => {
    const startedAt = performance.now()
    const lanes = await parts.findLanes(known)
    slots.retain(lanes)
    items.releaseStale(slots.keys())
    const { due, waitMs } = splitByDue(lanes, clock())
    // Lanes with the most free slots first, so that a few full lanes cannot take all slots.
    due.sort((a, b) => slots.freeSlots(b.key) - slots.freeSlots(a.key))
    let pauseMs = waitMs
    for (let from = 0; from < due.length; from += LANES_PER_LEASE) {
      const limits = slots.allot(due.slice(from, from + LANES_PER_LEASE))
      if (limits.size === 0) continue
      const requestedAt = performance.now()
      const leased = await parts.lease(limits, toRequest(parts))
      slots.leased(performance.now() - startedAt)
      if (leased.length === 0) pauseMs = Math.min(pauseMs, CONTENDED_MS)
      items.release(leased.filter((item) => !slots.add(parts.keyOf(item), item, requestedAt)))
      for (const key of limits.keys()) items.start(key)
    }
    return slots.hasItemsBeyondSlots() ? Math.min(pauseMs, STALE_MS) : pauseMs
  }
  const loop = startLoop({ turn, atMostMs: POLL_MS, what, log })
  const endReport = parts.waiting && reportWaiting(parts.waiting, what)

  return {
    wake: loop.wake,
    async stop() {
      endReport?.()
      items.abort()
      await loop.stop()
      items.release(slots.release(slots.keys()))
      await items.drained()
    },
  }
}

/** The lanes with due items, and the time until another lane has one. */
function splitByDue(lanes: readonly Lane[], now: Date): { due: Lane[]; waitMs: number } {
  const later = lanes.filter(({ dueAt }) => dueAt > now)
  const waits = later.map(({ dueAt }) => dueAt.getTime() - now.getTime())
  return { due: lanes.filter(({ dueAt }) => dueAt <= now), waitMs: Math.min(POLL_MS, ...waits) }
}

function toRequest<Item>({ clock, newId, leaseMs }: WorkersParts<Item>): LeaseRequest {
  const now = clock()
  return { lease: newId(), now, until: new Date(now.getTime() + leaseMs) }
}

/** Runs leased items as slots of their lanes become free. */
interface ItemRunner<Item> {
  /** Starts as many prefetched items as the lane has free slots. */
  start(key: string): void
  /** Returns leased items to the queue. */
  release(items: readonly Item[]): void
  releaseStale(keys: Iterable<string>): void
  /** Aborts the signal of all running items; no further item starts. */
  abort(): void
  /** Resolves when nothing is running, being recorded or being released. */
  drained(): Promise<void>
}

function makeItemRunner<Item>(
  { work, prefetch, what, log }: WorkersParts<Item>,
  slots: SlotTable<Item>,
  leaseMore: () => void,
): ItemRunner<Item> {
  const stopping = new AbortController()
  const duration = jobDuration({ queue: what })
  const pending = new Set<Promise<void>>()
  const track = (promise: Promise<void>) => {
    const tracked = promise.finally(() => pending.delete(tracked))
    pending.add(tracked)
  }

  const release = (items: readonly Item[]) => {
    if (prefetch === undefined || items.length === 0) return
    const released = prefetch
      .release(items)
      .catch((err) =>
        log.warn(
          { event: 'queue.release_failed', queue: what, err },
          'items could not be released',
        ),
      )
    track(released.finally(leaseMore))
  }
  const releaseStale = (keys: Iterable<string>) =>
    release(slots.release(keys, performance.now() - STALE_MS))
  const start = (key: string) => {
    releaseStale([key])
    for (let item = slots.start(key); item !== undefined; item = slots.start(key)) run(key, item)
  }
  const run = (key: string, item: Item) => {
    const startedAt = performance.now()
    let outcome: ItemOutcome | null = null
    const leaseMoreIfLow = () => {
      // Not after each item: each search for due items reads all lanes.
      if (slots.isLow(key)) leaseMore()
    }
    const finish = (result: ItemOutcome) => {
      if (outcome !== null) return
      outcome = result
      slots.finish(key, result, performance.now() - startedAt)
      if (result === 'failure') release(slots.release([key]))
      else if (!stopping.signal.aborted) start(key)
      leaseMoreIfLow()
    }
    const process = async () => {
      const worked = await work(item, stopping.signal)
      if (!worked) return
      finish(worked.outcome)
      await worked.record()
    }
    const recorded = process().catch((err) => {
      const failed = { event: 'queue.record_failed', queue: what, err }
      log.warn(failed, 'the outcome of an item could not be recorded')
      release(slots.release([key]))
    })
    track(
      recorded.then(() => {
        duration.observe((performance.now() - startedAt) / 1_000)
        finish('success')
        slots.ack(key, outcome ?? 'success')
        leaseMoreIfLow()
      }),
    )
  }

  return {
    start,
    release,
    releaseStale,
    abort: () => stopping.abort(),
    async drained() {
      while (pending.size > 0) await Promise.all(pending)
    },
  }
}
