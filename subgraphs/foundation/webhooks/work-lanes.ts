import type { NewId } from '../../../platform/ids.ts'
import { inTransaction } from '../database/transaction.ts'
import type { LeaseRequest } from '../jobs/work-queue/leases.ts'
import { startWorkers } from '../jobs/work-queue/start-workers.ts'
import type { WakeableLoop } from '../jobs/work-queue/wakeable-loop.ts'
import { type DeliverParts, type Leased, makeDeliver } from './deliver.ts'
import { deliveryStore } from './delivery-store.ts'
import {
  type EndpointLane,
  findEndpointLanes,
  holdDeliveries,
  takeDueOfEach,
} from './endpoint-lanes.ts'
import { endRest } from './endpoint-rest.ts'
import { endpointStore } from './endpoint-store.ts'

export interface WorkParts extends DeliverParts {
  newId: NewId
  /** Deliveries that nobody has said the outcome of in this time are made again. */
  leaseMs?: number
  /** Attempts at once in this process, for one endpoint and for all. */
  atOnce?: { perEndpoint: number; all: number }
}

/** Beyond the time-out of an attempt, for noting how it went. */
const LEASE_MARGIN_MS = 5000

export const AT_ONCE = { perEndpoint: 8, all: 500 }

/** Leased ahead of one endpoint that answers fast, at most. */
const AHEAD = 400

/** Delivers what is due, each endpoint in a lane of its own; replicas share the work. */
export function startWorking(parts: WorkParts): WakeableLoop {
  const { clock, newId, log, policy } = parts
  const { perEndpoint, all } = parts.atOnce ?? AT_ONCE
  const deliver = makeDeliver(parts)
  const workers = startWorkers<Leased>({
    findLanes: (known) => findOwnedLanes(parts, known),
    take: (asked, request) => leaseLanes(parts, asked, request),
    keyOf: ({ delivery }) => delivery.endpointId,
    work: async (leased, _signal, leave) => {
      if ((await deliver(leased, leave)) === 'look again') workers.wake()
    },
    timeoutMs: policy.timeoutMs,
    leaseMs: parts.leaseMs ?? policy.timeoutMs + LEASE_MARGIN_MS,
    atOnce: { perLane: perEndpoint, all },
    ahead: { most: AHEAD, giveBack: (leased) => giveBack(parts, leased) },
    what: 'webhook deliveries',
    clock,
    newId,
    log,
  })
  return workers
}

/** Without those due lanes whose owner may be told nothing now: where it has ended, they end, too. */
async function findOwnedLanes(
  { database, policy, clock }: WorkParts,
  known: Set<string>,
): Promise<EndpointLane[]> {
  const lanes = await findEndpointLanes(database, policy.pacedBy, known)
  const now = clock()
  const due = lanes.filter(({ dueAt }) => dueAt <= now)
  if (due.length === 0) return lanes

  const ownerIds = [...new Set(due.map(({ ownerId }) => ownerId))]
  const owners = await policy.findOwners(database, ownerIds, now)
  for (const { key, ownerId } of due)
    if (!owners.has(ownerId)) await deliveryStore.endWaiting(database, key, clock)

  return lanes.filter(({ dueAt, ownerId }) => dueAt > now || owners.get(ownerId) === 'TOLD')
}

/**
 * Takes up to so many due deliveries of each endpoint, in one transaction. The endpoints are read in
 * it: an attempt goes to the address that its endpoint has now.
 */
function leaseLanes(
  { database, policy: { pacedBy } }: WorkParts,
  asked: ReadonlyMap<string, number>,
  request: LeaseRequest,
): Promise<Leased[]> {
  return inTransaction(database, async (tx) => {
    const endpoints = await endpointStore.findActive(tx, [...asked.keys()])
    const takes = endpoints.map((endpoint) => {
      return { endpoint, limit: asked.get(endpoint.id) ?? 0, pacedBy }
    })
    const each = await takeDueOfEach(tx, takes, request)
    const { lease, until } = request
    const leased = each.flatMap(({ endpoint, taken }) =>
      taken.map((delivery) => ({ delivery, endpoint, lease, until })),
    )
    const taken = leased.map(({ delivery }) => delivery)
    await holdDeliveries(tx, taken, request)
    return leased
  })
}

/** As it was: what is due in its old turn, and the endpoint without the rest of this one's attempt. */
function giveBack(
  { database, policy: { pacedBy }, clock }: WorkParts,
  leased: readonly Leased[],
): Promise<void> {
  return inTransaction(database, async (tx) => {
    for (const { delivery, endpoint, lease, until } of leased) {
      if (endpoint.consecutiveFailures > 0 && (pacedBy === 'endpoint' || !delivery.isRetry))
        await endRest(tx, { id: endpoint.id, until }, clock())
      await deliveryStore.putOff(tx, { id: delivery.id, lease }, delivery.nextAttemptAt ?? until)
    }
  })
}
