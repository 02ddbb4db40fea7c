import type { Bus } from '../../../../platform/bus/bus.ts'
import { type BackoffTimes, backoffMs } from '../../../../platform/limits/backoff.ts'
import type { Database, Queryable } from '../../database/database.ts'
import { inTransaction, type Tx } from '../../database/transaction.ts'
import {
  count,
  keyword,
  moment,
  nullable,
  primary,
  traceparent,
  uuid,
} from '../../query/columns.ts'
import { defineEntity } from '../../query/entity.ts'
import { tableOf } from '../../query/table.ts'
import type { WorkTable } from './lanes.ts'
import { type LeaseKey, type LeaseRequest, lockDue, writeLease } from './leases.ts'

/** Work on the row with the same id; deleted when the work is complete. */
export interface WorkItem {
  id: string
  /** The kind of work. */
  queue: string
  lane: string
  /** The end of its lease while it is leased. */
  dueAt: Date
  /** Identifies the worker that may record the outcome. */
  lease: string | null
  /** Leases since its last progress. */
  attemptCount: number
  /** The trace of the write that enqueued it. */
  traceparent: string | null
}

type NewItem = Pick<WorkItem, 'id' | 'lane' | 'dueAt'>

/** An item that this process may work on until its lease ends. */
export type LeasedItem = WorkItem & { lease: string }

export const WorkItemEntity = defineEntity<WorkItem>({
  name: 'WorkItem',
  tableName: 'work_items',
  audit: null,
  columns: {
    id: primary(uuid('id')),
    queue: keyword('queue'),
    lane: uuid('lane'),
    dueAt: moment('due_at'),
    lease: nullable(uuid('lease')),
    attemptCount: count('attempt_count'),
    traceparent: traceparent(),
  },
  indices: [
    { name: 'work_items_by_due', columns: ['queue', 'lane', 'dueAt', 'id'] },
    { name: 'work_items_in_turn', columns: ['queue', 'lane', 'lease', 'id'] },
  ],
})

const RETRY_TIMES: BackoffTimes = { firstMs: 2_000, maxMs: 60_000 }

/** Topic of wake-ups of workers; their key is the queue. */
const WORK_TOPIC = 'work'

const items = tableOf(WorkItemEntity)

/** One queue of the table `work_items`. */
export function queueOf(queue: string, order: WorkTable['order']): WorkTable {
  return {
    name: 'work_items',
    pending: ['queue', queue],
    lane: 'lane',
    due: 'due_at',
    attempts: 'attempt_count',
    order,
    index: order === 'in turn' ? 'work_items_in_turn' : 'work_items_by_due',
    uncoveredColumn: 'attempt_count',
  }
}

/** Wakes the workers of a queue in all processes; call it after the commit. */
export function wakeWorkers(bus: Bus, { pending: [, queue] }: WorkTable): void {
  bus.publish(WORK_TOPIC, queue)
}

/** Calls `wake` at each wake-up of the queue; returns a function that unsubscribes. */
export function onWake(bus: Bus, { pending: [, queue] }: WorkTable, wake: () => void): () => void {
  return bus.subscribe(WORK_TOPIC, (key) => {
    if (key === queue) wake()
  })
}

export const workItems = {
  add: (tx: Tx, { pending: [, queue] }: WorkTable, item: NewItem) =>
    items.insert(tx, { ...item, ...initialState(tx, queue) }),

  async addAll(tx: Tx, { pending: [, queue] }: WorkTable, added: readonly NewItem[]) {
    if (added.length === 0) return
    const initial = initialState(tx, queue)
    await items.insertAll(
      tx,
      added.map((item) => ({ ...item, ...initial })),
    )
  },

  /** Leases up to so many due items of each lane, in one transaction. */
  lease(
    database: Database,
    table: WorkTable,
    limits: ReadonlyMap<string, number>,
    request: LeaseRequest,
  ): Promise<LeasedItem[]> {
    return inTransaction(database, async (tx) => {
      const columns = items.columns('w')
      const due: WorkItem[] = []
      for (const [key, limit] of limits) {
        const rows = await lockDue(tx, table, { key, limit, columns }, request.now)
        due.push(...rows.map(items.toRecord))
      }
      const ids = due.map(({ id }) => id)
      await writeLease(tx, table, ids, request)
      return due.map((item) => ({
        ...item,
        lease: request.lease,
        dueAt: request.until,
        attemptCount: item.attemptCount + 1,
      }))
    })
  },

  /** Extends the lease of an item that has progressed, and resets its attempts. */
  extend: (tx: Tx, { id }: LeaseKey, until: Date) =>
    items.update(tx, id, { dueAt: until, attemptCount: 0 }),

  /** Releases the item after a fault; each consecutive fault doubles the wait, up to a minute. */
  retryLater: (database: Queryable, item: LeasedItem, now: Date) =>
    workItems.release(
      database,
      item,
      new Date(now.getTime() + backoffMs(item.attemptCount, RETRY_TIMES)),
    ),

  /** Ends the lease of an incomplete item, which is due at this time for any worker. */
  async release(database: Queryable, { id, lease }: LeaseKey, dueAt: Date): Promise<void> {
    await database.query(
      'UPDATE work_items SET lease = NULL, due_at = ? WHERE id = ? AND lease = ?',
      [dueAt, id, lease],
    )
  },

  async complete(tx: Tx, { id }: Pick<LeaseKey, 'id'>): Promise<void> {
    await tx.write('DELETE FROM work_items WHERE id = ?', [id])
  },
}

function initialState({ traceparent }: Tx, queue: string) {
  return { queue, lease: null, attemptCount: 0, traceparent }
}
