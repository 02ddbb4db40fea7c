import type { Redis } from 'ioredis'
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { Problem } from '../problem.ts'
import { makeBoundedCache } from './bounded-cache.ts'

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
  const countInProcess = makeCounters(({ duration }) => makeProcessCounter(duration))
  const inProcess = (limit: Limit, spent = 1) => countInProcess(limit)(limit, spent)
  if (redis === null) return { consume: async (limit, spent) => inProcess(limit, spent) }

  const inRedis = makeCounters((rule) => makeRedisCounter(rule, redis))
  return {
    async consume(limit, spent) {
      try {
        return await consumeFrom(inRedis(limit), limit, spent)
      } catch {
        onLocal?.()
        return { ...inProcess(limit, spent), isLocal: true }
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

/** The same for a refusal of what was counted before its caller was known. */
export function toExceededRateHeaders({ details }: Problem): Readonly<Record<string, string>> {
  const { limit, retryAfterSeconds } = details ?? {}
  if (typeof limit !== 'number' || typeof retryAfterSeconds !== 'number') return {}

  return {
    'ratelimit-limit': String(limit),
    'ratelimit-remaining': '0',
    'ratelimit-reset': String(retryAfterSeconds),
  }
}

/** Tells that the count is that of one process among several. */
export function toScopeHeader({ isLocal }: Pick<Usage, 'isLocal'>): Record<string, string> {
  return isLocal ? { 'x-ratelimit-scope': 'process' } : {}
}

interface Rule {
  keyPrefix: string
  points: number
  duration: number
}

/** One counter for each name of a limit. */
function makeCounters<Counter>(make: (rule: Rule) => Counter): (limit: Limit) => Counter {
  const counters = new Map<string, Counter>()

  return ({ name, points, windowSeconds }) => {
    const known = counters.get(name)
    if (known) return known

    const counter = make({ keyPrefix: `rate:${name}`, points, duration: windowSeconds })
    counters.set(name, counter)
    return counter
  }
}

/** Bounds the memory of a counter; of more keys, the least recently used one is counted anew. */
export const MAX_COUNTED_KEYS = 100_000

function makeProcessCounter(windowSeconds: number) {
  const windows = makeBoundedCache<string, { spent: number; endsAtMs: number }>(MAX_COUNTED_KEYS)

  return (limit: Limit, spent: number): Usage => {
    const now = Date.now()
    const known = windows.get(limit.key)
    const isOpen = known !== undefined && known.endsAtMs > now
    const window = isOpen ? known : { spent: 0, endsAtMs: now + windowSeconds * 1000 }
    if (!isOpen) windows.set(limit.key, window)
    window.spent += spent
    return toUsage(limit, window.spent, window.endsAtMs - now)
  }
}

function makeRedisCounter(rule: Rule, redis: Redis): RateLimiterRedis {
  return new RateLimiterRedis({
    ...rule,
    storeClient: redis,
    rejectIfRedisNotReady: true,
    // Whoever goes on beyond the limit is refused without asking Redis until the window ends.
    inMemoryBlockOnConsumed: rule.points,
  })
}

async function consumeFrom(counter: RateLimiterRedis, limit: Limit, spent = 1): Promise<Usage> {
  try {
    return fromRedis(limit, await counter.consume(limit.key, spent))
  } catch (error) {
    // A call beyond the limit is rejected with its count instead of an error.
    if (error instanceof RateLimiterRes) return { ...fromRedis(limit, error), isExceeded: true }
    throw cannotCount(error)
  }
}

/** What a key that is blocked in memory has consumed is not known; what remains is. */
function fromRedis(limit: Limit, { remainingPoints, msBeforeNext }: RateLimiterRes): Usage {
  return toUsage(limit, limit.points - remainingPoints, msBeforeNext)
}

function toUsage({ points }: Limit, consumed: number, msBeforeNext: number): Usage {
  return {
    limit: points,
    remaining: Math.max(0, points - consumed),
    isExceeded: consumed > points,
    isLocal: false,
    resetAtSeconds: Math.ceil((Date.now() + msBeforeNext) / 1000),
    resetInSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)),
  }
}

function cannotCount(cause: unknown): Problem {
  const message = 'Requests cannot be counted at the moment.'
  return new Problem('rate_limit_unavailable', message, undefined, { cause })
}
