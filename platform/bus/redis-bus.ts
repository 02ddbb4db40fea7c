import { randomUUID } from 'node:crypto'
import type { Redis } from 'ioredis'
import type { LeaseNotices } from '../limits/redis/shared-windows.ts'
import type { Log } from '../log.ts'
import { type Bus, makeLocalBus } from './bus.ts'

export interface RedisBus extends Bus {
  /** False while announcements of other processes do not arrive. */
  isHearing(): boolean
  close(): void
}

/**
 * Bus over Redis pub/sub. Listeners of this process are called directly; wake-ups of other processes are lost while
 * Redis is unreachable.
 */
export function makeRedisBus(redis: Redis, log: Log): RedisBus {
  const local = makeLocalBus()
  const origin = randomUUID()
  const topics = new Set<string>()
  // A subscribed connection accepts no other commands.
  const listening = redis.duplicate({ autoResubscribe: false })
  const warn = (err: unknown) => log.debug({ err }, 'a wake-up was lost')

  let isHearing = false
  const listen = () => {
    if (topics.size === 0 || listening.status !== 'ready') return
    const subscribed = listening.subscribe(...[...topics].map(toRedisChannel))
    subscribed.then(() => {
      isHearing = listening.status === 'ready'
    }, warn)
  }
  listening.on('ready', listen)
  listening.on('close', () => {
    isHearing = false
  })
  listening.on('error', warn)
  listening.on('message', (channel: string, message: string) => {
    const [sender, key] = splitAtFirst(message)
    if (sender !== origin) local.publish(toTopic(channel), key)
  })
  if (listening.status === 'wait') listening.connect().catch(warn)

  return {
    publish(topic, key) {
      local.publish(topic, key)
      if (redis.status === 'ready')
        redis.publish(toRedisChannel(topic), `${origin} ${key}`).catch(warn)
    },
    subscribe(topic, listener) {
      const isNew = !topics.has(topic)
      topics.add(topic)
      if (isNew) listen()
      return local.subscribe(topic, listener)
    },
    isHearing: () => isHearing,
    close: () => listening.disconnect(),
  }
}

const CHANNEL_PREFIX = 'clubgate:wake-up:'

function toRedisChannel(topic: string): string {
  return CHANNEL_PREFIX + topic
}

function toTopic(channel: string): string {
  return channel.slice(CHANNEL_PREFIX.length)
}

function splitAtFirst(message: string): [sender: string, key: string] {
  const end = message.indexOf(' ')
  return [message.slice(0, end), message.slice(end + 1)]
}

/** What limiters publish by their commands, as messages of this bus. */
export function leaseNoticesOf(bus: RedisBus): LeaseNotices {
  const topic = 'leases'
  return {
    channel: toRedisChannel(topic),
    listen: (listener) => void bus.subscribe(topic, listener),
    isHearing: bus.isHearing,
  }
}
