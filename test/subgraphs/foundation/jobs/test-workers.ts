import { makeLocalBus } from '../../../../platform/bus/bus.ts'
import { newUuid } from '../../../../platform/ids.ts'
import type { Log } from '../../../../platform/log.ts'
import type { Database } from '../../../../subgraphs/foundation/database/database.ts'
import { inTransaction } from '../../../../subgraphs/foundation/database/transaction.ts'
import type { StopJob } from '../../../../subgraphs/foundation/jobs/stop-jobs.ts'
import {
  findLanes,
  type WorkTable,
} from '../../../../subgraphs/foundation/jobs/work-queue/lanes.ts'
import { isLeased } from '../../../../subgraphs/foundation/jobs/work-queue/leases.ts'
import {
  startWorkers,
  type WorkersParts,
} from '../../../../subgraphs/foundation/jobs/work-queue/start-workers.ts'
import {
  type LeasedItem,
  onWake,
  queueOf,
  workItems,
} from '../../../../subgraphs/foundation/jobs/work-queue/work-items.ts'
import { testLog } from '../../../support/log/test-log.ts'

export const BY_DUE_TIME = queueOf('tests', 'by due time')
export const IN_TURN = queueOf('tests', 'in turn')

/** When released items are due again. */
export const RELEASED_TO = new Date('2026-01-01T00:00:00Z')

export interface Working {
  table?: WorkTable
  /** What the worker does with an item before it is complete. */
  work?: WorkersParts<LeasedItem>['work']
  /** How many items of a lane may be prefetched. */
  prefetch?: number
  /** Releases prefetched items; by default they are due again at RELEASED_TO. */
  release?: (items: readonly LeasedItem[]) => Promise<void>
  bus?: ReturnType<typeof makeLocalBus>
  log?: Log
  times?: Partial<Pick<WorkersParts<LeasedItem>, 'concurrency' | 'leaseMs' | 'timeoutMs'>>
}

/** Starts workers of the test queue, which complete every item whose work does not fail. */
export function startTestWorkers(database: Database, working: Working = {}): StopJob {
  const { log = testLog, release } = working
  const {
    table = BY_DUE_TIME,
    work = async () => {},
    bus = makeLocalBus(),
    times,
    prefetch,
  } = working
  const releaseAll = async (items: readonly LeasedItem[]) => {
    for (const item of items) await workItems.release(database, item, RELEASED_TO)
  }
  const workers = startWorkers<LeasedItem>({
    timeoutMs: 5000,
    leaseMs: 10_000,
    concurrency: { perLane: 4, total: 50 },
    ...times,
    ...(prefetch === undefined
      ? {}
      : {
          prefetch: {
            limit: { perLane: prefetch, total: 50 },
            release: release ?? releaseAll,
          },
        }),
    findLanes: (known) => findLanes(database, table, known),
    lease: (limits, request) => workItems.lease(database, table, limits, request),
    keyOf: ({ lane }) => lane,
    async work(item, signal) {
      const worked = await work(item, signal)
      const finish = () => complete(database, table, item)
      if (!worked) return finish()
      const { outcome, record } = worked
      return { outcome, record: () => record().then(finish) }
    },
    what: 'tests',
    clock: () => new Date(),
    newId: newUuid,
    log,
  })
  const unsubscribe = onWake(bus, table, workers.wake)
  return async () => {
    unsubscribe()
    await workers.stop()
  }
}

export function addItem(
  database: Database,
  item: { lane?: string; dueAt?: Date; id?: string } = {},
): Promise<string> {
  const { id = newUuid(), lane = newUuid(), dueAt = new Date() } = item
  return inTransaction(database, async (tx) => {
    await workItems.add(tx, BY_DUE_TIME, { id, lane, dueAt })
    return id
  })
}

export async function countItems(database: Database): Promise<number> {
  return (await database.query('SELECT 1 FROM work_items')).length
}

function complete(database: Database, table: WorkTable, item: LeasedItem): Promise<void> {
  return inTransaction(database, async (tx) => {
    const leased = await isLeased(tx, table, item)
    if (leased) await workItems.complete(tx, item)
  })
}
