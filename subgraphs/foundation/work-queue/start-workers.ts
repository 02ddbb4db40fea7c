import type { Clock } from '../../../platform/clock.ts'
import type { NewId } from '../../../platform/ids.ts'
import type { Log } from '../../../platform/log.ts'
import type { Lane } from './lanes.ts'
import type { LeaseRequest } from './leases.ts'
import { startLoop, type WakeableLoop } from './wakeable-loop.ts'

export interface WorkersParts<Item> {
  /** Notes the keys of what it finds in `known`, to find it again with less. */
  findLanes(known: Set<string>): Promise<readonly Lane[]>
  /** Takes up to so many due items of each lane, in one transaction, and holds them. */
  take(asked: ReadonlyMap<string, number>, request: LeaseRequest): Promise<readonly Item[]>
  keyOf(item: Item): string
  /** Does the work, and notes how it went; the signal asks to put the rest of it back. */
  work(item: Item, signal: AbortSignal): Promise<void>
  /** How long work may go on without a sign to its lease. */
  timeoutMs: number
  /** Items that nobody has said the outcome of in this time are taken again. */
  leaseMs: number
  /** Items at once in this process, of one lane and of all. */
  atOnce: { perLane: number; all: number }
  what: string
  clock: Clock
  newId: NewId
  log: Log
}

const POLL_MS = 5000

/** How many lanes one transaction takes from. */
const LANES_AT_ONCE = 25

/** Somebody else is at this lane at this moment. */
const CONTENDED_MS = 50

/** Works at what is due, each key in a lane of its own; replicas share the work. */
export function startWorkers<Item>(parts: WorkersParts<Item>): WakeableLoop {
  if (parts.leaseMs <= parts.timeoutMs)
    throw new Error('A lease must outlast the time-out of an attempt.')
  const { atOnce, clock, log, what } = parts
  const stopping = new AbortController()
  const heldIn = new Map<string, number>()
  const running = new Set<Promise<void>>()
  const known = new Set<string>()

  const freeIn = ({ key }: Lane) => atOnce.perLane - (heldIn.get(key) ?? 0)
  const start = (item: Item) => {
    const key = parts.keyOf(item)
    heldIn.set(key, (heldIn.get(key) ?? 0) + 1)
    const run = parts
      .work(item, stopping.signal)
      .catch((err) => log.warn({ err }, `${what}: the outcome could not be noted`))
      .finally(() => {
        const left = (heldIn.get(key) ?? 1) - 1
        if (left === 0) heldIn.delete(key)
        else heldIn.set(key, left)
        running.delete(run)
        // Not for every single one: each turn looks at all lanes.
        if (left <= atOnce.perLane / 2) loop.wake()
      })
    running.add(run)
  }
  const turn = async () => {
    const { due, waitMs } = splitByDue(await parts.findLanes(known), clock())
    // Lanes with the least in hand first: a few full ones cannot take every place.
    due.sort((a, b) => freeIn(b) - freeIn(a))
    let pauseMs = waitMs
    for (let from = 0; from < due.length; from += LANES_AT_ONCE) {
      const free = atOnce.all - running.size
      const asked = share(due.slice(from, from + LANES_AT_ONCE), freeIn, free)
      if (asked.size === 0) continue
      const items = await parts.take(asked, toRequest(parts))
      if (items.length === 0) pauseMs = Math.min(pauseMs, CONTENDED_MS)
      for (const item of items) start(item)
    }
    return pauseMs
  }
  const loop = startLoop({ turn, atMostMs: POLL_MS, what, log })

  return {
    wake: loop.wake,
    async stop() {
      stopping.abort()
      await loop.stop()
      await Promise.all(running)
    },
  }
}

/** The lanes to work at now, and how long until there is another. */
function splitByDue(lanes: readonly Lane[], now: Date): { due: Lane[]; waitMs: number } {
  const later = lanes.filter(({ dueAt }) => dueAt > now)
  const waits = later.map(({ dueAt }) => dueAt.getTime() - now.getTime())
  return { due: lanes.filter(({ dueAt }) => dueAt <= now), waitMs: Math.min(POLL_MS, ...waits) }
}

/** How much to ask of each lane, within what is free in it and in all. */
function share(
  lanes: readonly Lane[],
  freeIn: (lane: Lane) => number,
  freeInAll: number,
): ReadonlyMap<string, number> {
  let free = freeInAll
  const asked = new Map<string, number>()
  for (const lane of lanes) {
    const limit = Math.min(freeIn(lane), free)
    if (limit <= 0) continue
    asked.set(lane.key, limit)
    free -= limit
  }
  return asked
}

function toRequest<Item>({ clock, newId, leaseMs }: WorkersParts<Item>): LeaseRequest {
  const now = clock()
  return { lease: newId(), now, until: new Date(now.getTime() + leaseMs) }
}
