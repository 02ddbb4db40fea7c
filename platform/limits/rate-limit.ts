import type { Redis } from 'ioredis'
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { Problem } from '../problem.ts'
import { makeBoundedCache } from './bounded-cache.ts'
import { yieldToEventLoop } from './yield-to-event-loop.ts'

/** Fixed-window limit of a key; a window begins with its first call. */
export interface Limit {
  /** Name of the counter; its points and window are constant. */
  name: string
  key: string
  points: number
  windowSeconds: number
}

/** State of a limit after the current call. */
export interface Usage {
  limit: number
  remaining: number
  isExceeded: boolean
  /** True if counted by this process alone because Redis is unreachable. */
  isLocal: boolean
  /** End of the window in Unix time. */
  resetAtSeconds: number
  /** Seconds until the end of the window, at least 1. */
  resetInSeconds: number
}

export interface RateLimiter {
  /** Consumes points, default 1. */
  consume(limit: Limit, spent?: number): Promise<Usage>
}

export interface CountedWith {
  redis?: Redis | null
  /** Called for each call that is counted locally because Redis is unreachable. */
  onLocal?: () => void
}

/**
 * Rate limiter in Redis, or in this process. While Redis is unreachable each process counts for itself: a caller
 * then gets its limit once per process.
 */
export function makeRateLimiter({ redis = null, onLocal }: CountedWith = {}): RateLimiter {
  const countInProcess = makeCounters(({ duration }) => makeProcessCounter(duration))
  const inProcess = (limit: Limit, spent = 1) => countInProcess(limit)(limit, spent)
  if (redis === null) return { consume: async (limit, spent) => inProcess(limit, spent) }

  const inRedis = makeCounters((rule) => makeRedisCounter(rule, redis))
  return {
    async consume(limit, spent = 1) {
      try {
        return await inRedis(limit)(limit, spent)
      } catch {
        onLocal?.()
        return { ...inProcess(limit, spent), isLocal: true }
      }
    },
  }
}

/** Throws `rate_limited` if the limit is exceeded. */
export function refuseExceeded(usage: Usage, counted = 'requests'): void {
  const { isExceeded, limit, resetInSeconds, resetAtSeconds } = usage
  if (!isExceeded) return

  throw new Problem(
    'rate_limited',
    `The limit of ${limit} ${counted} is reached. Try again in ${resetInSeconds} seconds.`,
    { limit, retryAfterSeconds: resetInSeconds, resetAtSeconds },
  )
}

interface Rule {
  keyPrefix: string
  points: number
  duration: number
}

/** One counter per limit name. */
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

/** Bounds the memory of a counter; the least recently used key is evicted. */
export const MAX_COUNTED_KEYS = 100_000

function makeProcessCounter(windowSeconds: number) {
  const windows = makeBoundedCache<string, { spent: number; endsAtMs: number }>(MAX_COUNTED_KEYS)

  return (limit: Limit, spent: number): Usage => {
    // A step of the machine's clock prolongs no window.
    const now = Math.floor(performance.now())
    const known = windows.get(limit.key)
    const isOpen = known !== undefined && known.endsAtMs > now
    const window = isOpen ? known : { spent: 0, endsAtMs: now + windowSeconds * 1000 }
    if (!isOpen) windows.set(limit.key, window)
    window.spent += spent
    return toUsage(limit, window.spent, window.endsAtMs - now)
  }
}

type RedisCounter = (limit: Limit, spent: number) => Promise<Usage>

/** Calls of a key in one turn of the event loop, which are one command. */
interface Batch {
  spent: number
  /** Points of the window with those of the batch. */
  counted: Promise<{ consumed: number; msBeforeNext: number }>
}

/** Beyond the limit calls are refused without Redis until the window ends. */
function makeRedisCounter(rule: Rule, redis: Redis): RedisCounter {
  const counter = new RateLimiterRedis({ ...rule, storeClient: redis, rejectIfRedisNotReady: true })
  // The library's own memory of them goes by the machine's clock: a step would prolong it.
  const exceededUntilMs = makeBoundedCache<string, number>(MAX_COUNTED_KEYS)
  const refuse = (limit: Limit, msBeforeNext: number): Usage => ({
    ...toUsage(limit, limit.points, msBeforeNext),
    isExceeded: true,
  })
  const count = async (key: string, spent: number): Batch['counted'] => {
    try {
      const { consumedPoints, msBeforeNext } = await counter.consume(key, spent)
      return { consumed: consumedPoints, msBeforeNext }
    } catch (error) {
      // The library rejects with the result instead of an error when the limit is exceeded.
      if (!(error instanceof RateLimiterRes)) throw cannotCount(error)
      return { consumed: error.consumedPoints, msBeforeNext: error.msBeforeNext }
    }
  }
  const batches = new Map<string, Batch>()
  const openBatch = (key: string): Batch => {
    const send = () => {
      batches.delete(key)
      return count(key, batch.spent)
    }
    const batch: Batch = { spent: 0, counted: yieldToEventLoop().then(send) }
    batches.set(key, batch)
    return batch
  }
  return async (limit, spent) => {
    const leftMs = (exceededUntilMs.get(limit.key) ?? 0) - performance.now()
    if (leftMs > 0) return refuse(limit, leftMs)

    const batch = batches.get(limit.key) ?? openBatch(limit.key)
    batch.spent += spent
    const upToThis = batch.spent
    const { consumed, msBeforeNext } = await batch.counted
    if (consumed > limit.points) exceededUntilMs.set(limit.key, performance.now() + msBeforeNext)
    const consumedByThis = consumed - batch.spent + upToThis
    if (consumedByThis > limit.points) return refuse(limit, msBeforeNext)
    return toUsage(limit, consumedByThis, msBeforeNext)
  }
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
