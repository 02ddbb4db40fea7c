import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mock } from 'node:test'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { connectRedis } from '../../../../platform/bus/redis.ts'
import { readConfig } from '../../../../platform/config/config.ts'
import { makeRateLimiter } from '../../../../platform/limits/rate-limit.ts'
import { makeLog } from '../../../../platform/log.ts'
import { startSampleFacade, TOKEN } from '../../../rest-facade/sample-facade.ts'
import { until } from '../../../support/time/until.ts'
import { type EmbeddedRedis, startEmbeddedRedis } from '../../support/redis/embedded-redis.ts'

let dataDir: string
let redis: EmbeddedRedis
const disconnects: (() => void)[] = []

const start = () =>
  startEmbeddedRedis({
    dataDir,
    source: 'fetch',
    cacheDir: readConfig(process.env).cacheDir,
    say: (line) => process.stderr.write(`${line}\n`),
  })

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'clubgate-redis-'))
  redis = await start()
})

afterAll(async () => {
  for (const disconnect of disconnects) disconnect()
  await redis.stop()
  await rm(dataDir, { recursive: true, force: true })
})

async function aConnection() {
  const connection = await connectRedis(redis.url, makeLog('silent'))
  disconnects.push(() => connection.disconnect())
  return connection
}

/** Asks one of several facade processes, each of which has a connection of its own. */
async function openFacade() {
  const limiter = makeRateLimiter({ redis: await aConnection() })
  const { app } = await startSampleFacade({ limiter, limits: { installation: 3 } })

  return async () => {
    const answer = await app.inject({ url: '/v1/club/bookings/b', headers: TOKEN })
    return {
      status: answer.statusCode,
      remaining: answer.headers['ratelimit-remaining'],
      scope: answer.headers['x-ratelimit-scope'],
      retryAfter: answer.headers['retry-after'],
      code: answer.json().error?.code,
    }
  }
}

describe('the rate limit of the club API over Redis', () => {
  test('accepts exactly its number of calls of one turn, and counts them by one command', async () => {
    const connection = await aConnection()
    const limiter = makeRateLimiter({ redis: connection })
    const limit = { name: 'turn', key: 'a', points: 30, windowSeconds: 60 }
    await limiter.consume(limit, 5)
    const sent = mock.method(connection, 'sendCommand')
    const calls = await Promise.all(Array.from({ length: 40 }, () => limiter.consume(limit)))
    expect(sent.mock.callCount()).toBe(1)
    expect(calls.map(({ isExceeded }) => isExceeded)).toEqual([
      ...Array<boolean>(25).fill(false),
      ...Array<boolean>(15).fill(true),
    ])
    expect(calls.slice(0, 25).map(({ remaining }) => remaining)).toEqual(
      Array.from({ length: 25 }, (_, call) => 24 - call),
    )
  })

  test('is shared by all facades, and is enforced with 429 rate_limited and Retry-After', async () => {
    const [one, two] = [await openFacade(), await openFacade()]
    const seen = [await one(), await two(), await one()]
    expect(seen.map(({ remaining }) => remaining)).toEqual(['2', '1', '0'])
    expect(seen.map(({ status }) => status)).not.toContain(429)
    expect(await two()).toEqual({
      status: 429,
      remaining: '0',
      code: 'rate_limited',
      scope: undefined,
      retryAfter: expect.stringMatching(/^(60|[1-5]?\d)$/),
    })
  })

  test('is separate for each facade while Redis is down, and shared again afterwards', async () => {
    const ask = await openFacade()
    await redis.stop()
    const first = await ask()
    expect(first).toMatchObject({ scope: 'process', remaining: '2' })
    expect([(await ask()).status, (await ask()).status]).not.toContain(503)
    expect(await ask()).toMatchObject({ status: 429, scope: 'process', code: 'rate_limited' })

    redis = await start()
    await until(async () => (await ask()).scope === undefined)
  })

  test('is read by any process in one exchange for a whole page of callers, and counts none', async () => {
    const [counting, reading] = [await aConnection(), await aConnection()]
    const limitOf = (key: string) => ({ name: 'read', key, points: 3, windowSeconds: 60 })
    const limiter = makeRateLimiter({ redis: counting })
    await limiter.consume(limitOf('caller-1'), 2)
    for (let call = 0; call < 5; call += 1) await limiter.consume(limitOf('caller-2'))

    const reader = makeRateLimiter({ redis: reading })
    const sent = mock.method(reading, 'pipeline')
    const page = Array.from({ length: 100 }, (_, at) => limitOf(`caller-${at}`))
    const readPage = () => Promise.all(page.map((limit) => reader.peek(limit)))
    await readPage()
    const standings = await readPage()
    expect(sent.mock.callCount()).toBe(2)
    expect(standings.slice(0, 3)).toEqual([
      { limit: 3, remaining: 3, resetsAt: null },
      { limit: 3, remaining: 1, resetsAt: expect.any(Date) },
      { limit: 3, remaining: 0, resetsAt: expect.any(Date) },
    ])
  })

  test('is not known while Redis is frozen or gone, which a reader learns within its time limit', async () => {
    const limiter = makeRateLimiter({ redis: await aConnection() })
    const limit = { name: 'away', key: 'a', points: 3, windowSeconds: 60 }
    await limiter.consume(limit)
    process.kill(redis.pid, 'SIGSTOP')
    try {
      expect(await Promise.all([limiter.peek(limit), limiter.peek(limit)])).toEqual([null, null])
    } finally {
      process.kill(redis.pid, 'SIGCONT')
    }
    await until(async () => (await limiter.peek(limit))?.remaining === 2)

    await redis.stop()
    expect(await limiter.peek(limit)).toBeNull()
    redis = await start()
    await until(async () => (await limiter.peek(limit)) !== null)
  })

  test('lets a caller in at the end of its window, whatever the machine’s clock was at its refusal', async () => {
    const connection = await aConnection()
    const limiter = makeRateLimiter({ redis: connection })
    const once = { name: 'stepped', key: 'a', points: 1, windowSeconds: 1 }
    const { now } = Date
    const stepped = mock.method(Date, 'now', () => now() + 400 * 86_400_000)
    await limiter.consume(once)
    expect(await limiter.consume(once)).toMatchObject({ isExceeded: true })
    stepped.mock.restore()
    await until(async () => !(await limiter.consume(once)).isExceeded)
  })
})
