import type { Problem } from '../problem.ts'

/**
 * How soon it is worth asking again where nothing better is known: until the end of a window that
 * began now; and a little for what cannot be reached, or be counted.
 */
export const DEFAULT_RETRY_AFTER: Readonly<Record<number, string>> = { 429: '60', 503: '5' }

/** Tells whoever is refused for now when to come back; goes with every answer of 429 and 503. */
export function toRetryHeaders(status: number, problem: Problem): Record<string, string> {
  const fallback = DEFAULT_RETRY_AFTER[status]
  if (fallback === undefined) return {}

  const seconds = status === 429 ? problem.details?.['retryAfterSeconds'] : undefined
  return { 'retry-after': typeof seconds === 'number' ? String(seconds) : fallback }
}
