import type { Log } from '../../../platform/log.ts'

/** Deletes one batch of what has outlived its time; returns how many rows it looked at: fewer at the end. */
export type Purge = (limit: number) => Promise<number>

export interface PurgedBatch<Place> {
  purged: number
  /** Where the next batch begins; null when this one came to the end of what has outlived its time. */
  next: Place | null
}

/** Where much may stay that is old: no batch reads again what the one before let stay. */
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

/** What cannot be purged now is tried again the next time, and keeps nothing else waiting. */
async function purgeAll(
  purges: readonly Purge[],
  isStopped: () => boolean,
  log: Log,
): Promise<void> {
  for (const purge of purges) {
    await purgeUntilEmpty(purge, isStopped).catch((error) => log.warn({ err: error }, 'purge'))
  }
}

async function purgeUntilEmpty(purge: Purge, isStopped: () => boolean): Promise<void> {
  while (!isStopped() && (await purge(BATCH)) === BATCH);
}
