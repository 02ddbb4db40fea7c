import { defineGauge } from '../../../../platform/metrics/define.ts'
import { METRICS } from '../../../../platform/metrics/list.ts'
import { sampleAtScrape } from '../../../../platform/metrics/scrape.ts'
import type { Database } from '../../database/database.ts'
import { PROBE_LIMITS } from '../../database/time-limits.ts'
import { countPendingRows, type WorkTable } from './lanes.ts'

const jobsWaiting = defineGauge(METRICS.jobsWaiting)

/** Where the items of a queue are. */
export interface WaitingItems {
  database: Database
  table: WorkTable
}

/** A longer queue is not counted to its end: each scrape of each process counts it. */
export const MAX_COUNTED = 10_000

/** Reports the length of a queue at each scrape; the returned function ends that. */
export function reportWaiting({ database, table }: WaitingItems, queue: string): () => void {
  const waiting = jobsWaiting({ queue })
  const probe = database.within(PROBE_LIMITS)
  return sampleAtScrape({
    clear: waiting.clear,
    sample: async () => waiting.set(await countPendingRows(probe, table, MAX_COUNTED)),
  })
}
