import type { StopJob } from '../../foundation/jobs/stop-jobs.ts'
import { findLanes, type Lane } from '../../foundation/jobs/work-queue/lanes.ts'
import { startWorkers } from '../../foundation/jobs/work-queue/start-workers.ts'
import { onWake, workItems } from '../../foundation/jobs/work-queue/work-items.ts'
import { BOOKING_SOURCES_TOPIC } from '../booking-sources/booking-source.ts'
import { bookingSourceStore } from '../booking-sources/store.ts'
import type { ClubParts } from '../records/context.ts'
import { BOOKING_IMPORTS, LEASE_MS, STEP_TIMEOUT_MS } from './queue.ts'
import { type ImportParts, runImport } from './run-import-job.ts'

/** Low, to leave the pool's connections to requests. */
const CONCURRENCY = { perLane: 1, total: 2 }

/** Starts the import workers; replicas share the queue. */
export function startImports(parts: ImportParts, times = { leaseMs: LEASE_MS }): StopJob {
  const { database, bus, clock, newId, log } = parts
  const workers = startWorkers({
    findLanes: (known) => findOpenLanes(parts, known),
    lease: (limits, request) => workItems.lease(database, BOOKING_IMPORTS, limits, request),
    keyOf: ({ lane }) => lane,
    work: (item, signal) => runImport(parts, item, signal),
    timeoutMs: STEP_TIMEOUT_MS,
    leaseMs: times.leaseMs,
    concurrency: CONCURRENCY,
    what: 'booking imports',
    waiting: { database, table: BOOKING_IMPORTS },
    clock,
    newId,
    log,
  })
  const unsubscribe = [
    onWake(bus, BOOKING_IMPORTS, workers.wake),
    bus.subscribe(BOOKING_SOURCES_TOPIC, () => workers.wake()),
  ]
  return async () => {
    for (const end of unsubscribe) end()
    await workers.stop()
  }
}

/** Lanes of sources that are not PAUSED; imports of a disabled source fail. */
async function findOpenLanes({ database }: ClubParts, known: Set<string>): Promise<Lane[]> {
  const lanes = await findLanes(database, BOOKING_IMPORTS, known)
  if (lanes.length === 0) return lanes

  const sourceIds = lanes.map(({ key }) => key)
  const paused = await bookingSourceStore.findPaused(database, sourceIds)
  return lanes.filter(({ key }) => !paused.has(key))
}
