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
  /** Counted in this process alone, because the counters of all cannot be reached. */
  isLocal: boolean
  /** End of the window in Unix time. */
  resetAtSeconds: number
  /** Until the end of the window; never 0. */
  resetInSeconds: number
}

export interface RateLimiter {
  /** Counts a call, or one that is worth several; throws `rate_limit_unavailable` when it cannot be counted. */
  consume(limit: Limit, spent?: number): Promise<Usage>
}

export interface CountedWith {
  redis?: Redis | null
  /** Called for each call that only this process counts, because Redis is away. */
  onLocal?: () => void
}

/**
 * Counts in this process, or in Redis for all processes together. While Redis is away each process
 * counts for itself: callers then get up to as many times their limit as there are processes.
 */
export function makeRateLimiter({ redis = null, onLocal }: CountedWith = {}): RateLimiter {
  const inProcess = makeCounters((rule) => new RateLimiterMemory(rule))
  if (redis === null) return { consume: (limit, spent) => consumeFrom(inProcess, limit, spent) }

  const inRedis = makeCounters((rule) => makeRedisCounter(rule, redis))
  return {
    async consume(limit, spent) {
      try {
        return await consumeFrom(inRedis, limit, spent)
      } catch {
        onLocal?.()
        return { ...(await consumeFrom(inProcess, limit, spent)), isLocal: true }
      }
    },
  }
}

/** Refuses the call that was one too many. */
export function refuseExceeded(usage: Usage, counted = 'requests'): void {
  const { isExceeded, limit, resetInSeconds, resetAtSeconds } = usage
  if (!isExceeded) return

  throw new Problem(
    'rate_limited',
    `The limit of ${limit} ${counted} is reached. Try again in ${resetInSeconds} seconds.`,
    { limit, retryAfterSeconds: resetInSeconds, resetAtSeconds },
  )
}

/** Header fields that tell a client what is left (draft of the IETF), and when it may try again. */
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

/** Tells that the count is that of one process among several. */
export function toScopeHeader({ isLocal }: Pick<Usage, 'isLocal'>): Record<string, string> {
  return isLocal ? { 'x-ratelimit-scope': 'process' } : {}
}

type Counters = (limit: Limit) => RateLimiterAbstract

interface Rule {
  keyPrefix: string
  points: number
  duration: number
}

function makeCounters(make: (rule: Rule) => RateLimiterAbstract): Counters {
  const counters = new Map<string, RateLimiterAbstract>()

  return ({ name, points, windowSeconds }) => {
    const known = counters.get(name)
    if (known) return known

    const counter = make({ keyPrefix: `rate:${name}`, points, duration: windowSeconds })
    counters.set(name, counter)
    return counter
  }
}

function makeRedisCounter(rule: Rule, redis: Redis): RateLimiterAbstract {
  return new RateLimiterRedis({
    ...rule,
    storeClient: redis,
    rejectIfRedisNotReady: true,
    // Whoever goes on beyond the limit is refused without asking Redis until the window ends.
    inMemoryBlockOnConsumed: rule.points,
  })
}

async function consumeFrom(counterOf: Counters, limit: Limit, spent = 1): Promise<Usage> {
  try {
    return toUsage(limit, await counterOf(limit).consume(limit.key, spent), false)
  } catch (error) {
    // A call beyond the limit is rejected with its count instead of an error.
    if (error instanceof RateLimiterRes) return toUsage(limit, error, true)
    throw cannotCount(error)
  }
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
    isLocal: false,
    resetAtSeconds: Math.ceil((Date.now() + msBeforeNext) / 1000),
    resetInSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)),
  }
}

function cannotCount(cause: unknown): Problem {
  const message = 'Requests cannot be counted at the moment.'
  return new Problem('rate_limit_unavailable', message, undefined, { cause })
}
