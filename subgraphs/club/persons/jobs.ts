import type { StopJob } from '../../foundation/jobs/stop-jobs.ts'
import { findLanes } from '../../foundation/jobs/work-queue/lanes.ts'
import { startWorkers } from '../../foundation/jobs/work-queue/start-workers.ts'
import { type LeasedItem, onWake, workItems } from '../../foundation/jobs/work-queue/work-items.ts'
import type { ClubParts } from '../records/context.ts'
import { type ErasureStep, endErasure, eraseNextPage } from './change-erasure.ts'
import { ERASURE_LEASE_MS, ERASURE_STEP_MS, PERSON_ERASURES } from './erasure-queue.ts'

/** One at a time in each process: an erasure is in no hurry, and requests need the pool's connections. */
const CONCURRENCY = { perLane: 1, total: 1 }

/** Starts the worker that erases persons; replicas share the queue. */
export function startPersonErasures(parts: ClubParts): StopJob {
  const { database, bus, clock, newId, log } = parts
  const workers = startWorkers({
    findLanes: (known) => findLanes(database, PERSON_ERASURES, known),
    lease: (limits, request) => workItems.lease(database, PERSON_ERASURES, limits, request),
    keyOf: ({ lane }) => lane,
    work: (item, signal) => runErasure(parts, item, signal),
    timeoutMs: ERASURE_STEP_MS,
    leaseMs: ERASURE_LEASE_MS,
    concurrency: CONCURRENCY,
    what: 'person erasures',
    waiting: { database, table: PERSON_ERASURES },
    clock,
    newId,
    log,
  })
  const unsubscribe = onWake(bus, PERSON_ERASURES, workers.wake)
  return async () => {
    unsubscribe()
    await workers.stop()
  }
}

async function runErasure(parts: ClubParts, item: LeasedItem, signal: AbortSignal): Promise<void> {
  const { database, clock, log } = parts
  try {
    let step: ErasureStep = 'REDACTED'
    while (step === 'REDACTED' && !signal.aborted) step = await eraseNextPage(parts, item)
    if (step === 'REDACTED_LAST') step = await endErasure(parts, item)
    if (step === 'REDACTED') await workItems.release(database, item, clock())
  } catch (err) {
    const rescheduled = { event: 'person_erasure.rescheduled', err, erasure: item.id }
    log.warn(rescheduled, 'the erasure of a person was rescheduled after an error')
    await workItems.retryLater(database, item, clock())
  }
}
