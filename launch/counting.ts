import type { Redis } from 'ioredis'
import { CALLER_LIMITS, type CountCall, makeCountCall } from '../platform/caller-limit.ts'
import { makeRateLimiter } from '../platform/rate-limit.ts'
import { connectRedis } from '../platform/redis.ts'
import type { Start } from './start.ts'

/** Null where none is configured, in the all-in-one. */
export async function openRedis({ config, log, stops }: Start): Promise<Redis | null> {
  if (config.redisUrl === null) return null

  const redis = await connectRedis(config.redisUrl, log)
  stops.add('Redis', async () => redis.disconnect())
  return redis
}

/** Counts calls, in Redis where there is one. */
export function makeCount({ config }: Start, redis: Redis | null): CountCall {
  return makeCountCall(makeRateLimiter({ redis }), {
    ...CALLER_LIMITS,
    installation: config.clubRateLimit,
  })
}
