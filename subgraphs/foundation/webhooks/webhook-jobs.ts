import { type Bus, CALLERS_TOPIC } from '../../../platform/bus/bus.ts'
import type { NewId } from '../../../platform/ids.ts'
import { defineGauge } from '../../../platform/metrics/define.ts'
import { METRICS } from '../../../platform/metrics/list.ts'
import { sampleAtScrape } from '../../../platform/metrics/scrape.ts'
import { PROBE_LIMITS } from '../database/time-limits.ts'
import { startConsuming } from '../event-log/start-consuming.ts'
import { type StopJob, stopAll } from '../jobs/stop-jobs.ts'
import { MAX_COUNTED } from '../jobs/work-queue/count-waiting.ts'
import type { Concurrency, PrefetchLimit } from '../jobs/work-queue/slot-table.ts'
import { startWorkers } from '../jobs/work-queue/start-workers.ts'
import type { WakeableLoop } from '../jobs/work-queue/wakeable-loop.ts'
import { type AttemptParts, endPending, makeAttempts } from './attempt.ts'
import { countPending } from './attempts/delivery-counts.ts'
import { makeDispatcher } from './dispatch.ts'
import { type EndpointLane, findDisabledEndpoints, findEndpointLanes } from './due-deliveries.ts'
import { type LeasedDelivery, leaseDeliveries, releaseDeliveries } from './lease-deliveries.ts'

export interface WebhookJobParts extends AttemptParts {
  bus: Bus
  newId: NewId
  /** A delivery without a recorded outcome is leased again after this time. */
  leaseMs?: number
}

const webhookBacklog = defineGauge(METRICS.webhookBacklog)
const webhookOldest = defineGauge(METRICS.webhookOldest)

/** Topic of wake-ups of the delivery workers; their key is the organization. */
export const DELIVERIES_TOPIC = 'webhook-deliveries'

/** Topic of new endpoints; their key is the organization. */
export const ENDPOINTS_TOPIC = 'webhook-endpoints'

/** Concurrent attempts of this process, for one endpoint and in total. */
export const CONCURRENCY: Concurrency = { perLane: 8, total: 500 }

/** Beyond the time-out of an attempt, for recording its outcome. */
const LEASE_MARGIN_MS = 5000

/** For endpoints that answer fast: what they take during a search and a lease on a loaded machine. */
const PREFETCH: PrefetchLimit = { perLane: 800, total: 1500 }

/** Writes deliveries for events, and attempts them until it is stopped, which closes the sender; replicas share the work. */
export function startWebhooks(parts: WebhookJobParts): StopJob {
  const { bus } = parts
  const workers = startDelivering(parts)
  const endReport = reportBacklog(parts)
  const known = new Set<string>()
  const stopDispatching = startConsuming({
    ...parts,
    consumer: makeDispatcher(parts),
    followedTopic: ENDPOINTS_TOPIC,
    what: 'webhook dispatch',
    onMade: (organizationId) => bus.publish(DELIVERIES_TOPIC, organizationId),
    onPoll: () => endInterrupted(parts, known),
  })
  const unsubscribe = [
    bus.subscribe(DELIVERIES_TOPIC, () => workers.wake()),
    // Deliveries of an owner that was HELD may be due now.
    bus.subscribe(CALLERS_TOPIC, () => workers.wake()),
  ]

  return async () => {
    for (const end of [endReport, ...unsubscribe]) end()
    await stopAll([stopDispatching, workers.stop])()
    parts.sender.close()
  }
}

/** The stages of a delivery (docs/architecture/delivery.md): due, lease, attempt; each endpoint is a lane of its own. */
function startDelivering(parts: WebhookJobParts): WakeableLoop {
  const { clock, newId, log, policy } = parts
  const attempt = makeAttempts(parts)
  const workers = startWorkers<LeasedDelivery>({
    findLanes: (known) => findDueLanes(parts, known),
    lease: (limits, request) => leaseDeliveries(parts, limits, request),
    keyOf: ({ delivery }) => delivery.endpointId,
    work: async (leased) => {
      const { outcome, record } = await attempt(leased)
      const recordAndWake = async () => {
        const end = await record()
        // The failure may have made another delivery due soon.
        if (end.kind === 'failed' && !end.isDisabled) workers.wake()
      }
      return { outcome, record: recordAndWake }
    },
    timeoutMs: policy.timeoutMs,
    leaseMs: parts.leaseMs ?? policy.timeoutMs + LEASE_MARGIN_MS,
    concurrency: CONCURRENCY,
    prefetch: { limit: PREFETCH, release: (leased) => releaseDeliveries(parts, leased) },
    what: 'webhook deliveries',
    clock,
    newId,
    log,
  })
  return workers
}

/** Leaves out due lanes whose owner is HELD, and ends the deliveries of owners that no longer exist. */
async function findDueLanes(parts: WebhookJobParts, known: Set<string>): Promise<EndpointLane[]> {
  const { database, policy, clock } = parts
  const lanes = await findEndpointLanes(database, policy.pacedBy, known)
  const now = clock()
  const due = lanes.filter(({ dueAt }) => dueAt <= now)
  if (due.length === 0) return lanes

  const ownerIds = [...new Set(due.map(({ ownerId }) => ownerId))]
  const owners = await policy.findOwners(database, ownerIds, now)
  for (const { key: id, clubId, ownerId } of due)
    if (!owners.has(ownerId)) await endPending(parts, { id, clubId })

  return lanes.filter(({ dueAt, ownerId }) => dueAt > now || owners.get(ownerId) === 'ACTIVE')
}

/** Ends the pending deliveries of disabled endpoints that a stop or a crash left. */
async function endInterrupted(parts: WebhookJobParts, known: Set<string>): Promise<void> {
  for (const endpoint of await findDisabledEndpoints(parts.database, known))
    await endPending(parts, endpoint)
}

/** Reports the pending deliveries at each scrape; the returned function ends that. */
function reportBacklog({ database, clock, policy: { product } }: WebhookJobParts): () => void {
  const [backlog, oldest] = [webhookBacklog({ product }), webhookOldest({ product })]
  const probe = database.within(PROBE_LIMITS)
  return sampleAtScrape({
    clear() {
      backlog.clear()
      oldest.clear()
    },
    async sample() {
      const now = clock()
      const { count, dueSince } = await countPending(probe, MAX_COUNTED, now)
      backlog.set(count)
      oldest.set(dueSince === null ? 0 : Math.max(0, now.getTime() - dueSince.getTime()) / 1_000)
    },
  })
}
