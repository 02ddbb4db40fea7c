import type { Log } from '../../../platform/log.ts'

/**
 * Deletes one batch of expired rows; returns the number of rows read, below `limit` at the end. Each period stands
 * beside its purge: `LIMITS.eventRetentionMs`, `IDEMPOTENCY_RETENTION_MS`, `DELIVERY_RETENTION_MS`,
 * `ANSWER_RETENTION_MS`, `VOLUNTEER_LIMITS.deletedDays`.
 */
export type Purge = (limit: number) => Promise<number>

export interface PurgedBatch<Place> {
  purged: number
  /** Position of the next batch; null after the last expired row. */
  next: Place | null
}

/** For tables in which expired rows may stay: each batch continues after the one before. */
export function purgeOnwards<Place>(
  purgeBehind: (limit: number, after: Place | null) => Promise<PurgedBatch<Place>>,
): Purge {
  let after: Place | null = null
  return async (limit) => {
    const { next }: PurgedBatch<Place> = await purgeBehind(limit, after)
    after = next
    return next === null ? 0 : limit
  }
}

const BATCH = 500
const EVERY_MS = 5 * 60 * 1000

/** Purges in small batches now and every five minutes; several replicas may do so at once. */
export function startRetention(purges: readonly Purge[], log: Log): () => Promise<void> {
  let stopped = false
  let running = Promise.resolve()
  const run = () => {
    running = running.then(() => purgeAll(purges, () => stopped, log))
  }
  run()
  const timer = setInterval(run, EVERY_MS)
  timer.unref()

  return async () => {
    stopped = true
    clearInterval(timer)
    await running
  }
}

/** A purge that fails is retried in the next run, and does not stop the others. */
async function purgeAll(
  purges: readonly Purge[],
  isStopped: () => boolean,
  log: Log,
): Promise<void> {
  for (const purge of purges) {
    await purgeUntilEmpty(purge, isStopped).catch((error) =>
      log.warn({ event: 'retention.purge_failed', err: error }, 'purge failed'),
    )
  }
}

async function purgeUntilEmpty(purge: Purge, isStopped: () => boolean): Promise<void> {
  while (!isStopped() && (await purge(BATCH)) === BATCH);
}
