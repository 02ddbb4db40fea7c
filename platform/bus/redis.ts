import { Redis } from 'ioredis'
import { readRedisUrl } from '../config/redis-url.ts'
import { type BackoffTimes, backoffMs } from '../limits/backoff.ts'
import type { Log } from '../log.ts'

/** A request must not wait for an unresponsive Redis. */
const COMMAND_TIMEOUT_MS = 1_000
const CONNECT_TIMEOUT_MS = 5_000
const RECONNECT_TIMES: BackoffTimes = { firstMs: 100, maxMs: 2_000 }
/** ioredis keeps the process alive for this long on disconnect. */
const DISCONNECT_TIMEOUT_MS = 200

/**
 * Connects to Redis, and reconnects when the connection is lost. Resolves after the first attempt, even a failed
 * one: Redis holds no durable data, so processes start without it.
 */
export async function connectRedis(url: string, log: Log): Promise<Redis> {
  const target = readRedisUrl(url)
  const redis = new Redis(target.url, {
    ...(target.ca !== null && { tls: { ca: target.ca } }),
    lazyConnect: true,
    connectTimeout: CONNECT_TIMEOUT_MS,
    commandTimeout: COMMAND_TIMEOUT_MS,
    disconnectTimeout: DISCONNECT_TIMEOUT_MS,
    maxRetriesPerRequest: 1,
    // A count that was lost on its way may have been made: repeated, it would be made twice.
    autoResendUnfulfilledCommands: false,
    retryStrategy: (attempt) => backoffMs(attempt, RECONNECT_TIMES),
  })
  reportOutages(redis, log)
  // `reportOutages` has logged the error, and ioredis reconnects.
  await redis.connect().catch(() => {})
  return redis
}

/** Logs an outage once, not for each failed reconnect. */
function reportOutages(redis: Redis, log: Log): void {
  let isDown = false
  redis.on('error', (err) => {
    if (!isDown) log.warn({ event: 'redis.unreachable', err }, 'Redis cannot be reached')
    isDown = true
  })
  redis.on('ready', () => {
    if (isDown) log.info({ event: 'redis.reachable' }, 'Redis can be reached again')
    isDown = false
  })
}
