import type { Problem } from '../../schema/problem.ts'

/** Default Retry-After in seconds: a whole rate-limit window for 429, a short wait for 503. */
export const DEFAULT_RETRY_AFTER: Readonly<Record<number, string>> = { 429: '60', 503: '5' }

/** Retry-After for every 429 and 503. */
export function toRetryHeaders(status: number, problem: Problem): Record<string, string> {
  const fallback = DEFAULT_RETRY_AFTER[status]
  if (fallback === undefined) return {}

  const seconds = status === 429 ? problem.details?.['retryAfterSeconds'] : undefined
  return { 'retry-after': typeof seconds === 'number' ? String(seconds) : fallback }
}
