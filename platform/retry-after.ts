import type { Problem } from './problem.ts'

/** How soon it is worth asking again for what cannot be reached, or be counted. */
const UNAVAILABLE_SECONDS = 5

/** Until the end of a window that began now. */
const WINDOW_SECONDS = 60

/** Tells whoever is refused for now when to come back; goes with every answer of 429 and 503. */
export function toRetryHeaders(status: number, problem: Problem): Record<string, string> {
  if (status === 503) return { 'retry-after': String(UNAVAILABLE_SECONDS) }
  if (status !== 429) return {}

  const seconds = problem.details?.['retryAfterSeconds']
  return { 'retry-after': String(typeof seconds === 'number' ? seconds : WINDOW_SECONDS) }
}
