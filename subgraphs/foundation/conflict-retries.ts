import { Problem } from '../../platform/problem.ts'

/** How often something is done that others stand in the way of. */
export const MAX_ATTEMPTS = 10
const MAX_BACKOFF_MS = 40

/** Waits with jitter, so that those who crossed do not cross again. */
export async function backOff(attempt: number): Promise<void> {
  const waitMs = Math.random() * Math.min(MAX_BACKOFF_MS, 2 ** attempt)
  await new Promise((resolve) => setTimeout(resolve, waitMs))
}

export function tooBusy(cause: unknown): Problem {
  const message = 'Too many others write the same data right now. Try again shortly.'
  return new Problem('dependency_unavailable', message, undefined, { cause })
}
