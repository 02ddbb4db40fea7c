import type { Redis } from 'ioredis'
import { leaseNoticesOf, type RedisBus } from '../../platform/bus/redis-bus.ts'
import type { Config } from '../../platform/config/config.ts'
import {
  CALLER_LIMITS,
  type CallerLimits,
  type CountCall,
  makeCountCall,
} from '../../platform/limits/caller-limit.ts'
import {
  type GuardCredential,
  makeCredentialGuard,
} from '../../platform/limits/credential-guard.ts'
import { makeRateLimiter, type RateLimiter } from '../../platform/limits/rate-limit.ts'
import type { Start } from '../process/start.ts'

export interface Counting {
  countCall: CountCall
  guardCredential: GuardCredential
}

/** Counters of calls and refused credentials. */
export function makeCounting(config: Config, limiter: RateLimiter): Counting {
  return {
    countCall: makeCountCall(limiter, callerLimitsOf(config)),
    guardCredential: makeCredentialGuard(limiter, config.credentialRateLimit),
  }
}

export function callerLimitsOf(config: Config): CallerLimits {
  return {
    ...CALLER_LIMITS,
    installation: config.clubRateLimit,
    staff: config.staffRateLimit,
    exchange: config.clubExchangeRateLimit,
  }
}

/** Counts in Redis if it is configured; in leases, if its bus can recall them. */
export function openLimiter(
  { metrics }: Pick<Start, 'metrics'>,
  redis: Redis | null,
  bus: RedisBus | null,
) {
  const notices = bus && leaseNoticesOf(bus)
  return makeRateLimiter({ redis, notices, onLocal: metrics.countLocalLimit })
}
