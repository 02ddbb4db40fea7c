import type { Redis } from 'ioredis'
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { Problem } from '../../schema/problem.ts'
import { makeBoundedCache } from './bounded-cache.ts'
import { batch } from './coalesce.ts'
import {
  type Limit,
  MAX_COUNTED_KEYS,
  type Standing,
  toStanding,
  toUsage,
  type Usage,
} from './limit.ts'
import { yieldToEventLoop } from './yield-to-event-loop.ts'

/** Points of a key in each `duration` of seconds. */
export interface CounterRule {
  keyPrefix: string
  points: number
  duration: number
}

interface RedisCounter {
  consume(limit: Limit, spent: number): Promise<Usage>
  peek(limit: Limit): Promise<Standing>
}

/** Limits that are read by one pipeline. */
const PEEKED_AT_ONCE = 200

/** Calls of a key in one turn of the event loop, which are one command. */
interface Batch {
  spent: number
  /** Points of the window with those of the batch. */
  counted: Promise<{ consumed: number; msBeforeNext: number }>
}

/** Beyond the limit calls are refused without Redis until the window ends. */
export function makeRedisCounter(rule: CounterRule, redis: Redis): RedisCounter {
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
      return count(key, opened.spent)
    }
    const opened: Batch = { spent: 0, counted: yieldToEventLoop().then(send) }
    batches.set(key, opened)
    return opened
  }
  const read = batch((keys: readonly string[]) => readWindows(redis, keys), PEEKED_AT_ONCE)
  const consume = async (limit: Limit, spent: number) => {
    const leftMs = (exceededUntilMs.get(limit.key) ?? 0) - performance.now()
    if (leftMs > 0) return refuse(limit, leftMs)

    const joined = batches.get(limit.key) ?? openBatch(limit.key)
    joined.spent += spent
    const upToThis = joined.spent
    const { consumed, msBeforeNext } = await joined.counted
    if (consumed > limit.points) exceededUntilMs.set(limit.key, performance.now() + msBeforeNext)
    const consumedByThis = consumed - joined.spent + upToThis
    if (consumedByThis > limit.points) return refuse(limit, msBeforeNext)
    return toUsage(limit, consumedByThis, msBeforeNext)
  }
  return {
    consume,
    async peek(limit) {
      const { consumed, msBeforeNext } = await read(counter.getKey(limit.key))
      return toStanding(limit, consumed, msBeforeNext)
    },
  }
}

/** Without a connection a command would wait for one. */
async function readWindows(redis: Redis, keys: readonly string[]) {
  if (redis.status !== 'ready') throw cannotCount(redis.status)

  const commands = keys.flatMap((key) => [
    ['get', key],
    ['pttl', key],
  ])
  const answers = (await redis.pipeline(commands).exec()) ?? []
  const numbers = answers.map(([error, answer]) => {
    if (error) throw cannotCount(error)
    return Number(answer)
  })
  return keys.map((_key, index) => {
    const consumed = numbers[2 * index] ?? 0
    return { consumed, msBeforeNext: numbers[2 * index + 1] ?? 0 }
  })
}

function cannotCount(cause: unknown): Problem {
  const message = 'Requests cannot be counted at the moment.'
  return new Problem('rate_limit_unavailable', message, undefined, { cause })
}
