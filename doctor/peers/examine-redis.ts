import { randomUUID } from 'node:crypto'
import { Redis, type RedisOptions } from 'ioredis'
import { readRedisUrl } from '../../platform/config/redis-url.ts'
import { reportClock } from '../compare-clocks.ts'
import { remedyOfAddress, toSentence } from '../error-text.ts'
import type { Examination, Report } from '../finding.ts'

const CONNECT_TIMEOUT_MS = 5_000
const COMMAND_TIMEOUT_MS = 3_000
/** ioredis keeps the process alive for this long on disconnect. */
const DISCONNECT_TIMEOUT_MS = 100

/** Redis: reachable, writable, with a policy that keeps counters and seals, and a clock that agrees. */
export function examineRedis(url: string): Examination {
  return {
    check: 'redis',
    async examine(report) {
      const redis = connectTo(url)
      let fault: unknown
      redis.on('error', (error) => {
        fault ??= error
      })
      try {
        await redis.connect()
        await examineConnected(redis, report)
        await examinePassword(url, report)
      } catch (error) {
        const cause = fault ?? error
        const otherwise = 'Check that Redis runs, and REDIS_URL.'
        const remedy = remedyOfAddress(cause, { url, variable: 'REDIS_URL', otherwise })
        report('WRONG', `${toSentence(cause)} ${remedy}`)
      } finally {
        redis.disconnect()
      }
    },
  }
}

function connectTo(url: string, changes: RedisOptions = {}): Redis {
  const target = readRedisUrl(url)
  return new Redis(target.url, {
    ...(target.ca !== null && { tls: { ca: target.ca } }),
    lazyConnect: true,
    connectTimeout: CONNECT_TIMEOUT_MS,
    commandTimeout: COMMAND_TIMEOUT_MS,
    disconnectTimeout: DISCONNECT_TIMEOUT_MS,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
    // INFO, which it calls, may be forbidden; its answer is read below.
    enableReadyCheck: false,
    ...changes,
  })
}

/** A password that the server does not demand protects nothing. */
async function examinePassword(url: string, report: Report): Promise<void> {
  const { password, username } = URL.parse(url) ?? {}
  if (!password) return
  const stranger = connectTo(url, { password: '', username: '' })
  stranger.on('error', () => {})
  const isOpen = await stranger
    .connect()
    .then(() => stranger.ping())
    .then(
      () => true,
      () => false,
    )
    .finally(() => stranger.disconnect())
  if (isOpen)
    report(
      'WRONG',
      `It answers without a password, though REDIS_URL has one${username ? ` of ${username}` : ''}. Set requirepass, or switch its default user off.`,
    )
}

async function examineConnected(redis: Redis, report: Report): Promise<void> {
  const info = toFields(await redis.info())
  report('ok', `Redis ${info.get('redis_version')} answers.`)
  if (info.get('role') === 'slave')
    report('WRONG', 'It is a replica, which refuses writes. Connect to its primary.')
  else await reportWrite(redis, report)
  if (info.get('rdb_last_bgsave_status') === 'err')
    report(
      'WRONG',
      'Its last snapshot failed, after which it may refuse writes (MISCONF). Free its disk, or: CONFIG SET save "".',
    )
  const most = Number(info.get('maxmemory'))
  const policy = info.get('maxmemory_policy')
  if (most > 0 && policy !== 'noeviction')
    report(
      'WRONG',
      `maxmemory-policy is ${policy}: a full Redis forgets limits and used seals. Set it to noeviction.`,
    )
  if (most > 0 && Number(info.get('used_memory')) > 0.9 * most)
    report('WRONG', 'Its memory is full to 90 %. Raise maxmemory.')
  if (info.get('aof_enabled') === '1')
    report(
      'note',
      'appendonly is on, which costs time: nothing in it has to be durable. Set it to no.',
    )

  const before = Date.now()
  const [seconds, micros] = await redis.time()
  const peerMs = Number(seconds) * 1000 + Number(micros) / 1000
  reportClock(report, { peer: 'Redis', peerMs, before, after: Date.now() })
}

/** One key, for a second: rights and memory for writes show in no setting. */
async function reportWrite(redis: Redis, report: Report): Promise<void> {
  try {
    await redis.set(`doctor:${randomUUID()}`, '', 'PX', 1000)
  } catch (error) {
    report(
      'WRONG',
      `It refuses writes: ${toSentence(error)} Grant the user of REDIS_URL all commands, or free its memory.`,
    )
  }
}

function toFields(info: string): ReadonlyMap<string, string> {
  const lines = info.split('\r\n').filter((line) => line.includes(':'))
  return new Map(
    lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
  )
}
