import type { CallerUsage } from '../../platform/caller-limit.ts'
import { toScopeHeader } from '../../platform/rate-limit.ts'

/** Limits: what is left of the rate limit, and the tier that it comes from. */
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
