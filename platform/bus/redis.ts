import { Redis } from 'ioredis'
import { type BackoffTimes, backoffMs } from '../limits/backoff.ts'
import type { Log } from '../log.ts'

/** A command that takes longer fails: a request must not wait for a Redis that hangs. */
const COMMAND_TIMEOUT_MS = 1_000
const CONNECT_TIMEOUT_MS = 5_000
const RECONNECT_TIMES: BackoffTimes = { firstMs: 100, maxMs: 2_000 }
/** ioredis keeps the process alive for as long, even where no connection is left to end. */
const DISCONNECT_TIMEOUT_MS = 200

/**
 * Connects to Redis, and again whenever the connection is lost. Resolves when it is there or could
 * not be had at first: Redis holds nothing durable, so no process waits for it to start.
 */
export async function connectRedis(url: string, log: Log): Promise<Redis> {
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: CONNECT_TIMEOUT_MS,
    commandTimeout: COMMAND_TIMEOUT_MS,
    disconnectTimeout: DISCONNECT_TIMEOUT_MS,
    maxRetriesPerRequest: 1,
    retryStrategy: (attempt) => backoffMs(attempt, RECONNECT_TIMES),
  })
  reportOutages(redis, log)
  // The outage is reported already, and reconnecting goes on.
  await redis.connect().catch(() => {})
  return redis
}

/** Each attempt to reconnect fails anew, which is worth saying once. */
function reportOutages(redis: Redis, log: Log): void {
  let isDown = false
  redis.on('error', (err) => {
    if (!isDown) log.warn({ err }, 'Redis cannot be reached')
    isDown = true
  })
  redis.on('ready', () => {
    if (isDown) log.info({}, 'Redis can be reached again')
    isDown = false
  })
}
