import { makeLocalBus } from '../../../../platform/bus/bus.ts'
import { newUuid } from '../../../../platform/ids.ts'
import type { Database } from '../../../../subgraphs/foundation/database/database.ts'
import { inTransaction } from '../../../../subgraphs/foundation/database/transaction.ts'
import type { StopJob } from '../../../../subgraphs/foundation/jobs/stop-jobs.ts'
import { findLanes } from '../../../../subgraphs/foundation/jobs/work-queue/lanes.ts'
import { lockHeld } from '../../../../subgraphs/foundation/jobs/work-queue/leases.ts'
import {
  startWorkers,
  type WorkersParts,
} from '../../../../subgraphs/foundation/jobs/work-queue/start-workers.ts'
import {
  type HeldItem,
  onWake,
  queueOf,
  workItems,
} from '../../../../subgraphs/foundation/jobs/work-queue/work-items.ts'
import type { WorkTable } from '../../../../subgraphs/foundation/jobs/work-queue/work-table.ts'
import { testLog } from '../../../support/log/test-log.ts'

export const BY_DUE_TIME = queueOf('tests', 'by due time')
export const IN_TURN = queueOf('tests', 'in turn')

/** When what is given back is due again. */
export const PUT_BACK_TO = new Date('2026-01-01T00:00:00Z')

export interface Working {
  table?: WorkTable
  /** What is done with an item before it is finished. */
  work?: WorkersParts<HeldItem>['work']
  /** How many of a lane may be taken ahead. */
  ahead?: number
  bus?: ReturnType<typeof makeLocalBus>
  times?: Partial<Pick<WorkersParts<HeldItem>, 'atOnce' | 'leaseMs' | 'timeoutMs'>>
}

/** Works at the queue of the tests; an item whose work does not fail is finished. */
export function startTestWorkers(database: Database, working: Working = {}): StopJob {
  const { table = BY_DUE_TIME, work = async () => {}, bus = makeLocalBus(), times, ahead } = working
  const giveBack = async (items: readonly HeldItem[]) => {
    for (const item of items) await workItems.putBack(database, item, PUT_BACK_TO)
  }
  const workers = startWorkers<HeldItem>({
    timeoutMs: 5000,
    leaseMs: 10_000,
    atOnce: { perLane: 4, all: 50 },
    ...times,
    ...(ahead === undefined ? {} : { ahead: { most: ahead, giveBack } }),
    findLanes: (known) => findLanes(database, table, known),
    take: (asked, request) => workItems.take(database, table, asked, request),
    keyOf: ({ lane }) => lane,
    async work(item, signal, leave) {
      await work(item, signal, leave)
      await finish(database, table, item)
    },
    what: 'tests',
    clock: () => new Date(),
    newId: newUuid,
    log: testLog,
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

function finish(database: Database, table: WorkTable, item: HeldItem): Promise<void> {
  return inTransaction(database, async (tx) => {
    const held = await lockHeld(tx, table, [item])
    if (held.has(item.id)) await workItems.finish(tx, item)
  })
}
