import { setTimeout as pause } from 'node:timers/promises'

/** Delays between attempts, in milliseconds. */
export interface BackoffTimes {
  /** Upper bound of the first delay, doubled by each consecutive failure. */
  firstMs: number
  maxMs: number
}

/**
 * Exponential backoff with equal jitter: half of the bound is fixed, which prevents busy loops, and half is random,
 * so that processes that failed together do not retry together. `failures` counts from 1.
 */
export function backoffMs(failures: number, { firstMs, maxMs }: BackoffTimes): number {
  const bound = Math.min(maxMs, firstMs * 2 ** Math.min(failures - 1, MAX_DOUBLINGS))
  return (bound / 2) * (1 + Math.random())
}

const MAX_DOUBLINGS = 30

/** Counts consecutive failures of a loop. */
export interface Backoff {
  /** Records a failure and returns the delay in milliseconds. */
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

/** Waits; resolves at once, without an error, when the signal is aborted. */
export async function waitFor(ms: number, signal?: AbortSignal): Promise<void> {
  await pause(ms, undefined, { ...(signal && { signal }), ref: false }).catch(() => {})
}
