import type { Clock } from '../../../../platform/clock.ts'
import type { NewId } from '../../../../platform/ids.ts'
import type { Lane } from './lanes.ts'
import type { LeaseRequest } from './leases.ts'
import { makeItemRunner, type RunParts, STALE_MS } from './run-items.ts'
import { type Concurrency, makeSlotTable } from './slot-table.ts'
import { startLoop, type WakeableLoop } from './wakeable-loop.ts'

export interface WorkersParts<Item> extends RunParts<Item> {
  /** Adds the keys of new lanes to `known`, so that the next search reads less. */
  findLanes(known: Set<string>): Promise<readonly Lane[]>
  /** Leases up to so many due items of each lane, in one transaction. */
  lease(limits: ReadonlyMap<string, number>, request: LeaseRequest): Promise<readonly Item[]>
  keyOf(item: Item): string
  /** How long work may take until it extends its lease. */
  timeoutMs: number
  /** An item without a recorded outcome is due again after this time. */
  leaseMs: number
  concurrency: Concurrency
  clock: Clock
  newId: NewId
}

const POLL_MS = 5000

/** Lanes of one lease transaction. */
const LANES_PER_LEASE = 25

/** When due items that another process has locked are looked for again. */
const CONTENDED_MS = 50

/** Processes due items, each key in a lane of its own; replicas share the work. */
export function startWorkers<Item>(parts: WorkersParts<Item>): WakeableLoop {
  if (parts.leaseMs <= parts.timeoutMs + (parts.prefetch ? STALE_MS : 0))
    throw new Error('A lease must outlast the time-out of an attempt.')
  const { prefetch, clock, log, what } = parts
  const known = new Set<string>()
  const slots = makeSlotTable<Item>(parts.concurrency, prefetch?.max ?? 0)
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
    return slots.hasPrefetched() ? Math.min(pauseMs, STALE_MS) : pauseMs
  }
  const loop = startLoop({ turn, atMostMs: POLL_MS, what, log })

  return {
    wake: loop.wake,
    async stop() {
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
