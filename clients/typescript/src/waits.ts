const FIRST_MS = 250
const LONGEST_MS = 30_000

/** Doubles with each failure in a row, with jitter, so that clients do not return at the same moment. */
export function jitteredWait(failures: number): number {
  const longest = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(failures - 1, 20))
  return Math.round(longest * (0.5 + Math.random() / 2))
}

/** Milliseconds of an answer's `Retry-After`, which is a number of seconds or a date. */
export function retryAfterOf(outcome: Response | Error): number {
  const value = outcome instanceof Response ? outcome.headers.get('retry-after') : null
  if (value === null) return 0
  const seconds = Number(value)
  const ms = Number.isNaN(seconds) ? new Date(value).getTime() - Date.now() : seconds * 1000
  return Number.isNaN(ms) ? 0 : Math.max(0, ms)
}

const LONGEST_AFTER_MS = 60_000

/** Milliseconds of a close reason such as `reconnect;after=12`, by which a stopping process spreads its clients. */
export function reconnectAfterOf(reason: string): number {
  const [, seconds = '0'] = /;after=(\d{1,9})$/.exec(reason) ?? []
  return Math.min(LONGEST_AFTER_MS, Number(seconds) * 1000)
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
