import { setTimeout as pause } from 'node:timers/promises'

/** Waits between attempts, in milliseconds. */
export interface BackoffTimes {
  /** Upper bound of the first wait; each further failure in a row doubles it. */
  firstMs: number
  maxMs: number
}

/**
 * Exponential backoff with jitter: half of the bound is certain, so that a fault never becomes a busy
 * loop, and half is random, so that the processes and loops that failed together do not retry together.
 * `failures` counts from 1.
 */
export function backoffMs(failures: number, { firstMs, maxMs }: BackoffTimes): number {
  const bound = Math.min(maxMs, firstMs * 2 ** Math.min(failures - 1, MAX_DOUBLINGS))
  return (bound / 2) * (1 + Math.random())
}

const MAX_DOUBLINGS = 30

/** Counts the failures in a row of one loop. */
export interface Backoff {
  /** How long to wait after one more failure. */
  next(): number
  /** Failures since the last success. */
  failures(): number
  succeed(): void
}

export function makeBackoff(times: BackoffTimes): Backoff {
  let failures = 0
  return {
    next() {
      failures += 1
      return backoffMs(failures, times)
    },
    failures: () => failures,
    succeed() {
      failures = 0
    },
  }
}

/** Ends at once, without an error, when the signal is aborted. */
export async function waitFor(ms: number, signal?: AbortSignal): Promise<void> {
  await pause(ms, undefined, { ...(signal && { signal }), ref: false }).catch(() => {})
}
