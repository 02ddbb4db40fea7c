import type { Bus } from '../../../../platform/bus/bus.ts'
import { type BackoffTimes, backoffMs } from '../../../../platform/limits/backoff.ts'
import type { Database, Queryable } from '../../database/database.ts'
import { inTransaction, type Tx } from '../../database/transaction.ts'
import { count, keyword, moment, nullable, primary, uuid } from '../../query/columns.ts'
import { defineEntity } from '../../query/entity.ts'
import { tableOf } from '../../query/table.ts'
import { type Held, holdLease, type LeaseRequest, takeDue } from './leases.ts'
import type { WorkTable } from './work-table.ts'

/** Something to do; its id names the row that says what. It is deleted when it is done. */
export interface WorkItem {
  id: string
  /** The kind of work. */
  queue: string
  lane: string
  /** While it is held, when its lease ends. */
  dueAt: Date
  /** Who may say how it went. */
  lease: string | null
  /** How often it was taken since it last got on. */
  attemptCount: number
}

type NewItem = Pick<WorkItem, 'id' | 'lane' | 'dueAt'>

/** One that is ours until its lease ends. */
export type HeldItem = WorkItem & { lease: string }

export const WorkItemEntity = defineEntity<WorkItem>({
  name: 'WorkItem',
  tableName: 'work_items',
  columns: {
    id: primary(uuid('id')),
    queue: keyword('queue'),
    lane: uuid('lane'),
    dueAt: moment('due_at'),
    lease: nullable(uuid('lease')),
    attemptCount: count('attempt_count'),
  },
  indices: [
    { name: 'work_items_by_due', columns: ['queue', 'lane', 'dueAt', 'id'] },
    { name: 'work_items_in_turn', columns: ['queue', 'lane', 'lease', 'id'] },
  ],
})

const RETRY_TIMES: BackoffTimes = { firstMs: 2_000, maxMs: 60_000 }

/** Topic of the wake-ups of those who work; their key is the queue. */
const WORK_TOPIC = 'work'

const items = tableOf(WorkItemEntity)

/** One queue of the table, by its name. */
export function queueOf(queue: string, order: WorkTable['order']): WorkTable {
  return {
    name: 'work_items',
    waiting: ['queue', queue],
    lane: 'lane',
    due: 'due_at',
    taken: 'attempt_count',
    order,
    index: order === 'in turn' ? 'work_items_in_turn' : 'work_items_by_due',
    besides: 'attempt_count',
  }
}

/** Tells all who work at a queue that there is something to do; call it after the commit. */
export function wakeWorkers(bus: Bus, { waiting: [, queue] }: WorkTable): void {
  bus.publish(WORK_TOPIC, queue)
}

/** Calls `wake` at each wake-up of the queue; the returned function ends that. */
export function onWake(bus: Bus, { waiting: [, queue] }: WorkTable, wake: () => void): () => void {
  return bus.subscribe(WORK_TOPIC, (key) => {
    if (key === queue) wake()
  })
}

export const workItems = {
  add: (tx: Tx, { waiting: [, queue] }: WorkTable, item: NewItem) =>
    items.insert(tx, { ...item, queue, lease: null, attemptCount: 0 }),

  async addAll(tx: Tx, { waiting: [, queue] }: WorkTable, added: readonly NewItem[]) {
    if (added.length === 0) return
    await items.insertAll(
      tx,
      added.map((item) => ({ ...item, queue, lease: null, attemptCount: 0 })),
    )
  },

  /** Takes up to so many due items of each lane, and holds them. */
  take(
    database: Database,
    table: WorkTable,
    asked: ReadonlyMap<string, number>,
    request: LeaseRequest,
  ): Promise<HeldItem[]> {
    return inTransaction(database, async (tx) => {
      const columns = items.columns('w')
      const taken: WorkItem[] = []
      for (const [key, limit] of asked) {
        const rows = await takeDue(tx, table, { key, limit, columns }, request.now)
        taken.push(...rows.map(items.toRecord))
      }
      await holdLease(tx, table, toIds(taken), request)
      return taken.map((item) => ({
        ...item,
        lease: request.lease,
        dueAt: request.until,
        attemptCount: item.attemptCount + 1,
      }))
    })
  },

  /** It got on: its lease lasts longer, and its attempts count anew. */
  extend: (tx: Tx, { id }: Held, until: Date) =>
    items.update(tx, id, { dueAt: until, attemptCount: 0 }),

  /** Returns it to the queue after a fault; each fault in a row doubles the wait, up to a minute. */
  retryLater: (database: Queryable, item: HeldItem, now: Date) =>
    workItems.putBack(
      database,
      item,
      new Date(now.getTime() + backoffMs(item.attemptCount, RETRY_TIMES)),
    ),

  /** Gives it back undone, for anybody from a moment on. */
  async putBack(database: Queryable, { id, lease }: Held, dueAt: Date): Promise<void> {
    await database.query(
      'UPDATE work_items SET lease = NULL, due_at = ? WHERE id = ? AND lease = ?',
      [dueAt, id, lease],
    )
  },

  async finish(tx: Tx, { id }: Held): Promise<void> {
    await tx.query('DELETE FROM work_items WHERE id = ?', [id])
  },
}

function toIds(taken: readonly WorkItem[]): string[] {
  return taken.map(({ id }) => id)
}
