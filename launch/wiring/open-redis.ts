import type { Redis } from 'ioredis'
import { connectRedis } from '../../platform/bus/redis.ts'
import type { Start } from '../process/start.ts'

export async function openRedis({ log, stops }: Start, url: string): Promise<Redis> {
  const redis = await connectRedis(url, log)
  stops.add('Redis', async () => redis.disconnect())
  return redis
}
