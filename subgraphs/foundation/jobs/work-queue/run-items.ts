import type { Log } from '../../../../platform/log.ts'
import type { ItemOutcome, SlotTable } from './slot-table.ts'

export interface RunParts<Item> {
  /**
   * Processes an item and records its outcome; the signal asks it to release the rest of the item.
   * Calling `finish` before the outcome is recorded frees the slot for the next item.
   */
  work(item: Item, signal: AbortSignal, finish: (outcome: ItemOutcome) => void): Promise<void>
  /** Items leased ahead of a free slot, per lane at most, and how they return to the queue. */
  prefetch?: { max: number; release(items: readonly Item[]): Promise<void> }
  /** The name of the queue in the log. */
  what: string
  log: Log
}

/** Prefetched items return to the queue after this time: the data that they were leased with gets stale. */
export const STALE_MS = 500

/** Runs leased items as slots of their lanes become free. */
export interface ItemRunner<Item> {
  /** Starts as many prefetched items as the lane has free slots. */
  start(key: string): void
  /** Returns leased items to the queue. */
  release(items: readonly Item[]): void
  releaseStale(keys: Iterable<string>): void
  /** Aborts the signal of all running items; no further item starts. */
  abort(): void
  /** Resolves when nothing is running, being recorded or being released. */
  drained(): Promise<void>
}

export function makeItemRunner<Item>(
  { work, prefetch, what, log }: RunParts<Item>,
  slots: SlotTable<Item>,
  leaseMore: () => void,
): ItemRunner<Item> {
  const stopping = new AbortController()
  const pending = new Set<Promise<void>>()
  const track = (promise: Promise<void>) => {
    const tracked = promise.finally(() => pending.delete(tracked))
    pending.add(tracked)
  }

  const release = (items: readonly Item[]) => {
    if (prefetch === undefined || items.length === 0) return
    const released = prefetch
      .release(items)
      .catch((err) => log.warn({ err }, `${what}: prefetched items could not be released`))
    track(released.finally(leaseMore))
  }
  const releaseStale = (keys: Iterable<string>) =>
    release(slots.release(keys, performance.now() - STALE_MS))
  const start = (key: string) => {
    releaseStale([key])
    for (let item = slots.start(key); item !== undefined; item = slots.start(key)) run(key, item)
  }
  const run = (key: string, item: Item) => {
    const startedAt = performance.now()
    let outcome: ItemOutcome | null = null
    const leaseMoreIfLow = () => {
      // Not after each item: each search for due items reads all lanes.
      if (slots.isLow(key)) leaseMore()
    }
    const finish = (result: ItemOutcome) => {
      if (outcome !== null) return
      outcome = result
      slots.finish(key, result, performance.now() - startedAt)
      if (result === 'failure') release(slots.release([key]))
      else if (!stopping.signal.aborted) start(key)
      leaseMoreIfLow()
    }
    const recorded = work(item, stopping.signal, finish).catch((err) => {
      log.warn({ err }, `${what}: the outcome could not be recorded`)
      release(slots.release([key]))
    })
    track(
      recorded.then(() => {
        finish('success')
        slots.ack(key, outcome ?? 'success')
        leaseMoreIfLow()
      }),
    )
  }

  return {
    start,
    release,
    releaseStale,
    abort: () => stopping.abort(),
    async drained() {
      while (pending.size > 0) await Promise.all(pending)
    },
  }
}
