import type { Redis } from 'ioredis'
import { Problem } from '../../schema/problem.ts'
import { makeBoundedCache } from './bounded-cache.ts'
import {
  type Limit,
  MAX_COUNTED_KEYS,
  type Standing,
  toStanding,
  toUsage,
  type Usage,
} from './limit.ts'
import { makeRedisCounter } from './redis/redis-counter.ts'
import type { LeaseNotices } from './redis/shared-windows.ts'

export interface RateLimiter {
  /** Consumes points, default 1; a promise where Redis is asked. */
  consume(limit: Limit, spent?: number): Usage | Promise<Usage>
}

export interface LimitReader {
  /** Reads a limit without counting; null when Redis does not answer. */
  peek(limit: Limit): Promise<Standing | null>
}

export interface CountedWith {
  redis?: Redis | null
  /** Over the same Redis; a limiter without them takes no leases, and counts each call by itself. */
  notices?: LeaseNotices | null
  /** How long a recall waits for the other processes. Set only by tests. */
  answerMs?: number
  /** Called for each call that is counted locally because Redis is unreachable. */
  onLocal?: () => void
}

/**
 * Rate limiter in Redis, or in this process. While Redis is unreachable each process counts for itself: a caller
 * then gets its limit once per process.
 */
export function makeRateLimiter({
  redis = null,
  notices = null,
  answerMs,
  onLocal,
}: CountedWith = {}): RateLimiter & LimitReader {
  const countInProcess = makeProcessCounters()
  const inProcess = (limit: Limit, spent = 1) => countInProcess(limit).consume(limit, spent)
  if (redis === null)
    return {
      consume: inProcess,
      peek: async (limit) => countInProcess(limit).peek(limit),
    }

  const inRedis = makeRedisCounter(redis, notices, answerMs)
  return {
    consume(limit, spent = 1) {
      const counted = inRedis.consume(limit, spent)
      if (!(counted instanceof Promise)) return counted

      return counted.catch(() => {
        onLocal?.()
        return { ...inProcess(limit, spent), isLocal: true }
      })
    },
    peek: (limit) => inRedis.peek(limit).catch(() => null),
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

/** One counter per limit name. */
function makeProcessCounters() {
  const counters = new Map<string, ReturnType<typeof makeProcessCounter>>()

  return ({ name, windowSeconds }: Limit) => {
    const known = counters.get(name)
    if (known) return known

    const counter = makeProcessCounter(windowSeconds)
    counters.set(name, counter)
    return counter
  }
}

function makeProcessCounter(windowSeconds: number) {
  const windows = makeBoundedCache<string, { spent: number; endsAtMs: number }>(MAX_COUNTED_KEYS)

  // A step of the machine's clock prolongs no window.
  const findOpen = (key: string, now: number) => {
    const known = windows.get(key)
    return known !== undefined && known.endsAtMs > now ? known : null
  }

  return {
    consume(limit: Limit, spent: number): Usage {
      const now = Math.floor(performance.now())
      const open = findOpen(limit.key, now)
      const window = open ?? { spent: 0, endsAtMs: now + windowSeconds * 1000 }
      if (open === null) windows.set(limit.key, window)
      window.spent += spent
      return toUsage(limit, window.spent, window.endsAtMs - now)
    },
    peek(limit: Limit): Standing {
      const now = performance.now()
      const { spent, endsAtMs } = findOpen(limit.key, now) ?? { spent: 0, endsAtMs: now }
      return toStanding(limit, spent, endsAtMs - now)
    },
  }
}
