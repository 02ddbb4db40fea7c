import type { CallerUsage } from '../../platform/limits/caller-limit.ts'
import { toScopeHeader } from '../../platform/limits/rate-headers.ts'
import type { Problem } from '../../schema/problem.ts'

/** Limits: the rest of the rate limit, and the tier that it comes from (`platform/limits/caller-limit.ts`). */
export function toVolunteerRateHeaders(usage: CallerUsage) {
  return {
    'x-ratelimit-limit': String(usage.limit),
    'x-ratelimit-remaining': String(usage.remaining),
    'x-ratelimit-reset': String(usage.resetAtSeconds),
    ...toScopeHeader(usage),
    ...(usage.tier ? { 'x-service-developer-tier': usage.tier } : {}),
    ...(usage.isExceeded ? { 'retry-after': String(usage.resetInSeconds) } : {}),
  }
}

/** End of the window of a 429 (Limits), also for calls that were refused before a key was counted. */
export function toExceededHeaders({ details }: Problem): Readonly<Record<string, string>> {
  const { limit, resetAtSeconds } = details ?? {}
  if (typeof limit !== 'number' || typeof resetAtSeconds !== 'number') return {}

  return {
    'x-ratelimit-limit': String(limit),
    'x-ratelimit-remaining': '0',
    'x-ratelimit-reset': String(resetAtSeconds),
  }
}
