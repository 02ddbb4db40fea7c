import type { Database } from '../../database/database.ts'
import { PROBE_LIMITS } from '../../database/time-limits.ts'
import { MAX_COUNTED } from './count-waiting.ts'
import type { WorkTable } from './lanes.ts'

/** Items of a queue that are not done yet. */
export interface QueueBacklog {
  queue: string
  itemCount: number
  dueSince: Date | null
}

/** Counts the items of queues, each up to `MAX_COUNTED` entries of an index; `dueSince` is the earliest due time of these. */
export async function countQueues(
  database: Database,
  queues: Readonly<Record<string, WorkTable>>,
  now: Date,
): Promise<QueueBacklog[]> {
  const probe = database.within(PROBE_LIMITS)
  const counted: QueueBacklog[] = []
  for (const [queue, { pending }] of Object.entries(queues)) {
    const [row] = await probe.query<{ count: number; dueSince: Date | null }[]>(
      `SELECT COUNT(*) AS count, MIN(pending.due_at) AS dueSince
       FROM (SELECT w.due_at FROM work_items w FORCE INDEX (work_items_by_due)
             WHERE w.queue = ? LIMIT ?) pending`,
      [pending[1], MAX_COUNTED],
    )
    counted.push({
      queue,
      itemCount: Number(row?.count ?? 0),
      dueSince: pastOf(row?.dueSince, now),
    })
  }
  return counted
}

/** A time to come is no delay: the next attempt, or the end of a lease. */
export function pastOf(at: Date | null | undefined, now: Date): Date | null {
  return at && at <= now ? at : null
}
