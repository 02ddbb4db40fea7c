import type { Problem } from '../../schema/problem.ts'
import type { Usage } from './limit.ts'

/** RateLimit headers (IETF draft), and Retry-After if the limit is exceeded; `caller-limit.ts` chooses the limit. */
export function toRateHeaders({ limit, remaining, isExceeded, isLocal, resetInSeconds }: Usage) {
  const reset = String(resetInSeconds)
  return {
    'ratelimit-limit': String(limit),
    'ratelimit-remaining': String(remaining),
    'ratelimit-reset': reset,
    ...toScopeHeader({ isLocal }),
    ...(isExceeded ? { 'retry-after': reset } : {}),
  }
}

/** RateLimit headers of a `rate_limited` Problem without a known caller. */
export function toExceededRateHeaders({ details }: Problem): Readonly<Record<string, string>> {
  const { limit, retryAfterSeconds } = details ?? {}
  if (typeof limit !== 'number' || typeof retryAfterSeconds !== 'number') return {}

  return {
    'ratelimit-limit': String(limit),
    'ratelimit-remaining': '0',
    'ratelimit-reset': String(retryAfterSeconds),
  }
}

/** Marks a limit that was counted by one process alone. */
export function toScopeHeader({ isLocal }: Pick<Usage, 'isLocal'>): Record<string, string> {
  return isLocal ? { 'x-ratelimit-scope': 'process' } : {}
}
