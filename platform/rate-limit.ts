import type { Redis } from 'ioredis'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import { Problem } from './problem.ts'

/** How many calls `key` has in each window, which begins with its first call. */
export interface Limit {
  /** What is counted; one name always has the same points and window. */
  name: string
  key: string
  points: number
  windowSeconds: number
}

/** What is left of a limit, the current call taken away. */
export interface Usage {
  limit: number
  remaining: number
  isExceeded: boolean
  /** End of the window in Unix time. */
  resetAtSeconds: number
  /** Until the end of the window; never 0. */
  resetInSeconds: number
}

export interface RateLimiter {
  /** Counts a call; throws `rate_limit_unavailable` when it cannot be counted. */
  consume(limit: Limit): Promise<Usage>
}

/** Counts in this process, or in Redis for all processes together. */
export function makeRateLimiter({ redis = null }: { redis?: Redis | null } = {}): RateLimiter {
  const counters = new Map<string, RateLimiterAbstract>()

  const counterOf = (limit: Limit): RateLimiterAbstract => {
    const known = counters.get(limit.name)
    if (known) return known

    const counter = makeCounter(limit, redis)
    counters.set(limit.name, counter)
    return counter
  }

  return {
    async consume(limit) {
      try {
        return toUsage(limit, await counterOf(limit).consume(limit.key), false)
      } catch (error) {
        // A call beyond the limit is rejected with its count instead of an error.
        if (error instanceof RateLimiterRes) return toUsage(limit, error, true)
        throw cannotCount(error)
      }
    },
  }
}

/** Refuses the call that was one too many. */
export function refuseExceeded({ isExceeded, limit, resetInSeconds }: Usage): void {
  if (!isExceeded) return

  throw new Problem(
    'rate_limited',
    `The limit of ${limit} requests is reached. Try again in ${resetInSeconds} seconds.`,
    { limit, retryAfterSeconds: resetInSeconds },
  )
}

/** Header fields that tell a client what is left (draft of the IETF), and when it may try again. */
export function toRateHeaders({ limit, remaining, isExceeded, resetInSeconds }: Usage) {
  const reset = String(resetInSeconds)
  return {
    'ratelimit-limit': String(limit),
    'ratelimit-remaining': String(remaining),
    'ratelimit-reset': reset,
    ...(isExceeded ? { 'retry-after': reset } : {}),
  }
}

function makeCounter({ name, points, windowSeconds }: Limit, redis: Redis | null) {
  const rule = { keyPrefix: `rate:${name}`, points, duration: windowSeconds }
  if (redis === null) return new RateLimiterMemory(rule)

  return new RateLimiterRedis({
    ...rule,
    storeClient: redis,
    rejectIfRedisNotReady: true,
    // Whoever goes on beyond the limit is refused without asking Redis until the window ends.
    inMemoryBlockOnConsumed: points,
  })
}

function toUsage(
  { points }: Limit,
  { remainingPoints, msBeforeNext }: RateLimiterRes,
  isExceeded: boolean,
): Usage {
  return {
    limit: points,
    remaining: remainingPoints,
    isExceeded,
    resetAtSeconds: Math.ceil((Date.now() + msBeforeNext) / 1000),
    resetInSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)),
  }
}

function cannotCount(cause: unknown): Problem {
  const message = 'Requests cannot be counted at the moment.'
  return new Problem('rate_limit_unavailable', message, undefined, { cause })
}
