import type { Redis } from 'ioredis'
import { CALLER_LIMITS, type CountCall, makeCountCall } from '../../platform/caller-limit.ts'
import type { Config } from '../../platform/config.ts'
import { makeRateLimiter } from '../../platform/rate-limit.ts'

/** Counts calls, in Redis where there is one. */
export function makeCount(
  { clubRateLimit, clubExchangeRateLimit }: Config,
  redis: Redis | null,
): CountCall {
  return makeCountCall(makeRateLimiter({ redis }), {
    ...CALLER_LIMITS,
    installation: clubRateLimit,
    exchange: clubExchangeRateLimit,
  })
}
