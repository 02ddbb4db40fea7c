import type { Clock } from '../../../../platform/clock.ts'
import type { NewId } from '../../../../platform/ids.ts'
import type { Lane } from './lanes.ts'
import type { LeaseRequest } from './leases.ts'
import { makeRunItems, type RunParts, STALE_MS } from './run-items.ts'
import { type AtOnce, makeLanePlaces } from './slot-table.ts'
import { startLoop, type WakeableLoop } from './wakeable-loop.ts'

export interface WorkersParts<Item> extends RunParts<Item> {
  /** Notes the keys of what it finds in `known`, to find it again with less. */
  findLanes(known: Set<string>): Promise<readonly Lane[]>
  /** Takes up to so many due items of each lane, in one transaction, and holds them. */
  take(asked: ReadonlyMap<string, number>, request: LeaseRequest): Promise<readonly Item[]>
  keyOf(item: Item): string
  /** How long work may go on without a sign to its lease. */
  timeoutMs: number
  /** Items that nobody has said the outcome of in this time are taken again. */
  leaseMs: number
  atOnce: AtOnce
  clock: Clock
  newId: NewId
}

const POLL_MS = 5000

/** How many lanes one transaction takes from. */
const LANES_AT_ONCE = 25

/** Somebody else is at this lane at this moment. */
const CONTENDED_MS = 50

/** Works at what is due, each key in a lane of its own; replicas share the work. */
export function startWorkers<Item>(parts: WorkersParts<Item>): WakeableLoop {
  if (parts.leaseMs <= parts.timeoutMs + (parts.ahead ? STALE_MS : 0))
    throw new Error('A lease must outlast the time-out of an attempt.')
  const { ahead, clock, log, what } = parts
  const known = new Set<string>()
  const places = makeLanePlaces<Item>(parts.atOnce, ahead?.most ?? 0)
  const items = makeRunItems(parts, places, () => loop.wake())

  const turn = async () => {
    const startedAt = performance.now()
    const lanes = await parts.findLanes(known)
    places.forgetBut(lanes)
    items.giveBackStale(places.keys())
    const { due, waitMs } = splitByDue(lanes, clock())
    // Lanes with the least in hand first: a few full ones cannot take every place.
    due.sort((a, b) => places.freeIn(b.key) - places.freeIn(a.key))
    let pauseMs = waitMs
    for (let from = 0; from < due.length; from += LANES_AT_ONCE) {
      const asked = places.share(due.slice(from, from + LANES_AT_ONCE))
      if (asked.size === 0) continue
      const askedAt = performance.now()
      const taken = await parts.take(asked, toRequest(parts))
      places.took(performance.now() - startedAt)
      if (taken.length === 0) pauseMs = Math.min(pauseMs, CONTENDED_MS)
      items.giveBack(taken.filter((item) => !places.add(parts.keyOf(item), item, askedAt)))
      for (const key of asked.keys()) items.begin(key)
    }
    return places.hasWaiting() ? Math.min(pauseMs, STALE_MS) : pauseMs
  }
  const loop = startLoop({ turn, atMostMs: POLL_MS, what, log })

  return {
    wake: loop.wake,
    async stop() {
      items.endSoon()
      await loop.stop()
      items.giveBack(places.drop(places.keys()))
      await items.ended()
    },
  }
}

/** The lanes to work at now, and how long until there is another. */
function splitByDue(lanes: readonly Lane[], now: Date): { due: Lane[]; waitMs: number } {
  const later = lanes.filter(({ dueAt }) => dueAt > now)
  const waits = later.map(({ dueAt }) => dueAt.getTime() - now.getTime())
  return { due: lanes.filter(({ dueAt }) => dueAt <= now), waitMs: Math.min(POLL_MS, ...waits) }
}

function toRequest<Item>({ clock, newId, leaseMs }: WorkersParts<Item>): LeaseRequest {
  const now = clock()
  return { lease: newId(), now, until: new Date(now.getTime() + leaseMs) }
}
