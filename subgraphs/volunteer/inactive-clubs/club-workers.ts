import type { Log } from '../../../platform/log.ts'
import type { StopJob } from '../../foundation/jobs/stop-jobs.ts'
import { findLanes, type Lane, type WorkTable } from '../../foundation/jobs/work-queue/lanes.ts'
import { startWorkers, type WorkersParts } from '../../foundation/jobs/work-queue/start-workers.ts'
import { type LeasedItem, onWake, workItems } from '../../foundation/jobs/work-queue/work-items.ts'
import type { VolunteerParts } from '../records/context.ts'
import { INACTIVE_CLUBS_TOPIC } from './initial-sync.ts'

interface ClubWork
  extends Pick<
    WorkersParts<LeasedItem>,
    'work' | 'timeoutMs' | 'leaseMs' | 'concurrency' | 'what'
  > {
  queue: WorkTable
  log: Log
}

/** Processes the items of a queue in a lane per club; replicas share the work. */
export function startClubWorkers(parts: VolunteerParts, { queue, ...work }: ClubWork): StopJob {
  const { database, bus, clock, newId } = parts
  const workers = startWorkers<LeasedItem>({
    ...work,
    waiting: { database, table: queue },
    findLanes: (known) => findActiveLanes(parts, queue, known),
    lease: (limits, request) => workItems.lease(database, queue, limits, request),
    keyOf: ({ lane }) => lane,
    clock,
    newId,
  })
  const unsubscribe = [
    onWake(bus, queue, workers.wake),
    // The items of clubs that are ACTIVE again are due now.
    bus.subscribe(INACTIVE_CLUBS_TOPIC, workers.wake),
  ]
  return async () => {
    for (const end of unsubscribe) end()
    await workers.stop()
  }
}

/**
 * Lanes of the queue whose club is ACTIVE; work of the other clubs waits until they are ACTIVE
 * again.
 */
async function findActiveLanes(
  { database, findInactiveClubs }: VolunteerParts,
  queue: WorkTable,
  known: Set<string>,
): Promise<Lane[]> {
  const lanes = await findLanes(database, queue, known)
  if (lanes.length === 0) return lanes

  const inactive = await findInactiveClubs(lanes.map(({ key }) => key))
  return lanes.filter(({ key }) => !inactive.has(key))
}
