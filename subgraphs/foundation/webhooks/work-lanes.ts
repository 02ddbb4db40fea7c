import type { NewId } from '../../../platform/ids.ts'
import { inTransaction } from '../transaction.ts'
import { type DeliverParts, type Leased, makeDeliver } from './deliver.ts'
import { deliveryStore } from './delivery-store.ts'
import { endpointStore } from './endpoint-store.ts'
import { findLanes, holdLease, type Lane, takeDue } from './lanes.ts'
import { startLoop, type WakeableLoop } from './wakeable-loop.ts'

export interface WorkParts extends DeliverParts {
  newId: NewId
  /** Deliveries that nobody has said the outcome of in this time are made again. */
  leaseMs?: number
  /** Attempts at once in this process, for one endpoint and for all. */
  atOnce?: { perEndpoint: number; all: number }
}

/** Beyond the time-out of an attempt, for noting how it went. */
const LEASE_MARGIN_MS = 5000

const AT_ONCE = { perEndpoint: 8, all: 500 }
const POLL_MS = 5000

/** How many lanes one transaction takes from. */
const LANES_AT_ONCE = 25

/** Somebody else is at this lane at this moment. */
const CONTENDED_MS = 50

/** Delivers what is due, each endpoint in a lane of its own; replicas share the work. */
export function startWorking(parts: WorkParts): WakeableLoop {
  const leaseMs = parts.leaseMs ?? parts.policy.timeoutMs + LEASE_MARGIN_MS
  if (leaseMs <= parts.policy.timeoutMs)
    throw new Error('A lease must outlast the time-out of an attempt.')
  const { perEndpoint, all } = parts.atOnce ?? AT_ONCE
  const deliver = makeDeliver(parts)
  const inAir = new Map<string, number>()
  const running = new Set<Promise<void>>()

  const freeIn = ({ endpointId }: Lane) => perEndpoint - (inAir.get(endpointId) ?? 0)
  const toAsked = (lanes: readonly Lane[]) => {
    let free = all - running.size
    const asked = new Map<string, number>()
    for (const lane of lanes) {
      const limit = Math.min(freeIn(lane), free)
      if (limit > 0) asked.set(lane.endpointId, limit)
      free -= Math.max(limit, 0)
    }
    return asked
  }
  const start = (leased: Leased) => {
    const { endpointId } = leased.delivery
    inAir.set(endpointId, (inAir.get(endpointId) ?? 0) + 1)
    const run = deliver(leased)
      .catch((err) => parts.log.warn({ err }, 'the outcome of a webhook could not be noted'))
      .finally(() => {
        const left = (inAir.get(endpointId) ?? 1) - 1
        if (left === 0) inAir.delete(endpointId)
        else inAir.set(endpointId, left)
        running.delete(run)
        // Not for every single one: each turn looks at all lanes.
        if (left <= perEndpoint / 2) loop.wake()
      })
    running.add(run)
  }

  const turn = async () => {
    const { due, waitMs } = await findDue(parts)
    // Lanes with the least in the air first: a few full ones cannot take every place.
    due.sort((a, b) => freeIn(b) - freeIn(a))
    let pauseMs = waitMs
    for (let from = 0; from < due.length; from += LANES_AT_ONCE) {
      const asked = toAsked(due.slice(from, from + LANES_AT_ONCE))
      if (asked.size === 0) continue
      const leased = await leaseLanes(parts, asked, leaseMs)
      if (leased.length === 0) pauseMs = Math.min(pauseMs, CONTENDED_MS)
      for (const each of leased) start(each)
    }
    return pauseMs
  }
  const { log } = parts
  const loop = startLoop({ turn, atMostMs: POLL_MS, what: 'webhook deliveries', log })

  return {
    wake: loop.wake,
    async stop() {
      await loop.stop()
      await Promise.all(running)
    },
  }
}

/** The lanes to work at now, and how long until there is another. */
async function findDue({ database, policy, clock }: WorkParts) {
  const lanes = await findLanes(database)
  const now = clock()
  const due = lanes.filter(({ dueAt }) => dueAt <= now)
  const later = lanes.filter(({ dueAt }) => dueAt > now)
  const waitMs = Math.min(POLL_MS, ...later.map(({ dueAt }) => dueAt.getTime() - now.getTime()))
  if (due.length === 0) return { due, waitMs }

  const ownerIds = [...new Set(due.map(({ ownerId }) => ownerId))]
  const active = await policy.findActiveOwners(database, ownerIds, now)
  for (const { ownerId, endpointId } of due)
    if (!active.has(ownerId)) await deliveryStore.endWaiting(database, endpointId, now)

  return { due: due.filter(({ ownerId }) => active.has(ownerId)), waitMs }
}

/**
 * Takes up to so many due deliveries of each endpoint, in one transaction. The endpoints are read in
 * it: an attempt goes to the address that its endpoint has now.
 */
function leaseLanes(
  { database, clock, newId }: WorkParts,
  asked: ReadonlyMap<string, number>,
  leaseMs: number,
): Promise<Leased[]> {
  return inTransaction(database, async (tx) => {
    const endpoints = await endpointStore.findActive(tx, [...asked.keys()])
    const now = clock()
    const request = { lease: newId(), now, until: new Date(now.getTime() + leaseMs) }
    const leased: Leased[] = []
    for (const endpoint of endpoints) {
      const taken = await takeDue(tx, endpoint, asked.get(endpoint.id) ?? 0, request)
      leased.push(...taken.map((delivery) => ({ delivery, endpoint, lease: request.lease })))
    }
    const taken = leased.map(({ delivery }) => delivery)
    await holdLease(tx, taken, request)
    return leased
  })
}
