import type { Redis } from 'ioredis'
import { CALLER_LIMITS, type CountCall, makeCountCall } from '../../platform/limits/caller-limit.ts'
import {
  type GuardCredential,
  makeCredentialGuard,
} from '../../platform/limits/credential-guard.ts'
import { makeRateLimiter } from '../../platform/limits/rate-limit.ts'
import type { Start } from '../process/start.ts'

export interface Counting {
  countCall: CountCall
  guardCredential: GuardCredential
}

/** Counters of calls and refused credentials, in Redis if it is configured. */
export function makeCounting(
  { config, metrics }: Pick<Start, 'config' | 'metrics'>,
  redis: Redis | null,
): Counting {
  const limiter = makeRateLimiter({ redis, onLocal: metrics.countLocalLimit })
  const limits = {
    ...CALLER_LIMITS,
    installation: config.clubRateLimit,
    staff: config.staffRateLimit,
    exchange: config.clubExchangeRateLimit,
  }
  return {
    countCall: makeCountCall(limiter, limits),
    guardCredential: makeCredentialGuard(limiter, config.credentialRateLimit),
  }
}
