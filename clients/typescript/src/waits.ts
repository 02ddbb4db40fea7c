const FIRST_MS = 250
const LONGEST_MS = 30_000

/** Doubles with each failure in a row, with jitter, so that clients do not return at the same moment. */
export function jitteredWait(failures: number): number {
  const longest = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(failures - 1, 20))
  return Math.round(longest * (0.5 + Math.random() / 2))
}

/** The wait before the next attempt: the jittered one, and never less than the answer's `Retry-After`. */
export function waitBeforeRetry(attempt: number, outcome: Response | Error): number {
  const asked = outcome instanceof Response ? readRetryAfter(outcome.headers.get('retry-after')) : 0
  return asked + jitteredWait(attempt)
}

/** Milliseconds of `Retry-After`, which is a number of seconds or a date. */
function readRetryAfter(value: string | null): number {
  if (value === null) return 0
  const seconds = Number(value)
  const ms = Number.isNaN(seconds) ? new Date(value).getTime() - Date.now() : seconds * 1000
  return Number.isNaN(ms) ? 0 : Math.max(0, ms)
}

/** Waits, and rejects with the reason of the signal as soon as that aborts. */
export function waitAtLeast(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', abort)
      resolve()
    }, ms)
    if (signal?.aborted) abort()
    else signal?.addEventListener('abort', abort, { once: true })
  })
}
