import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mock } from 'node:test'
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { connectRedis } from '../../../../platform/bus/redis.ts'
import { leaseNoticesOf, makeRedisBus } from '../../../../platform/bus/redis-bus.ts'
import { readConfig } from '../../../../platform/config/config.ts'
import type { Limit } from '../../../../platform/limits/limit.ts'
import { makeRateLimiter } from '../../../../platform/limits/rate-limit.ts'
import { makeSharedWindows } from '../../../../platform/limits/redis/shared-windows.ts'
import { makeLog } from '../../../../platform/log.ts'
import { until } from '../../../support/time/until.ts'
import { type EmbeddedRedis, startEmbeddedRedis } from '../../support/redis/embedded-redis.ts'

let dataDir: string
let redis: EmbeddedRedis
const ends: (() => void)[] = []
let keys = 0

const start = () =>
  startEmbeddedRedis({
    dataDir,
    source: 'fetch',
    cacheDir: readConfig(process.env).cacheDir,
    say: (line) => process.stderr.write(`${line}\n`),
  })

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'clubgate-leases-'))
  redis = await start()
})

afterEach(() => {
  for (const end of ends.splice(0)) end()
})

afterAll(async () => {
  await redis.stop()
  await rm(dataDir, { recursive: true, force: true })
})

/** Limits as a process of its own counts them. */
async function aProcess() {
  const log = makeLog('silent')
  const connection = await connectRedis(redis.url, log)
  const bus = makeRedisBus(connection, log)
  const limiter = makeRateLimiter({
    redis: connection,
    notices: leaseNoticesOf(bus),
    answerMs: 60_000,
  })
  const markers = new Map<string, () => void>()
  bus.subscribe('markers', (key) => markers.get(key)?.())
  ends.push(() => {
    bus.close()
    connection.disconnect()
  })
  const hear = (marker: string) => new Promise<void>((resolve) => markers.set(marker, resolve))
  return { ...limiter, hear, connection, bus }
}

type Process = Awaited<ReturnType<typeof aProcess>>

async function processes(count: number): Promise<readonly Process[]> {
  const all: Process[] = []
  for (let at = 0; at < count; at += 1) all.push(await aProcess())
  const [{ connection }] = all as [Process]
  const receivers = (topic: string) => connection.publish(`clubgate:wake-up:${topic}`, 'x y')
  for (const topic of ['leases', 'markers'])
    await until(async () => (await receivers(topic)) === count)
  await until(() => all.every(({ bus }) => bus.isHearing()))
  return all
}

/** Resolves when all processes have heard what was published until now. */
async function settle(all: readonly Process[]): Promise<void> {
  keys += 1
  const marker = `marker-${keys}`
  const heard = all.map(({ hear }) => hear(marker))
  await all[0]?.connection.publish('clubgate:wake-up:markers', `other ${marker}`)
  await Promise.all(heard)
}

function aLimit(points: number, windowSeconds = 60): Limit {
  keys += 1
  return { name: 'leases', key: `cn=Key ${keys}`, points, windowSeconds }
}

/** Calls one after another; those that were accepted. */
async function call({ consume }: Process, limit: Limit, times: number): Promise<number> {
  let accepted = 0
  for (let at = 0; at < times; at += 1) if (!(await consume(limit)).isExceeded) accepted += 1
  return accepted
}

describe('the leases of a limit', () => {
  test('spare most commands of a caller with many calls, and none of one with few', async () => {
    const [one] = (await processes(1)) as [Process]
    const limit = aLimit(1_200)
    await one.consume(aLimit(1))
    const sent = mock.method(one.connection, 'sendCommand')
    await call(one, limit, 8)
    expect(sent.mock.callCount()).toBe(8)
    expect(await call(one, limit, 1_192)).toBe(1_192)
    expect(sent.mock.callCount()).toBeLessThan(120)
    expect((await one.consume(limit)).isExceeded).toBe(true)
  })

  test('leave the headers of one process exact, from its first call to its refusal', async () => {
    const [one] = (await processes(1)) as [Process]
    const limit = aLimit(300)
    const remaining = []
    for (let at = 0; at < 301; at += 1) remaining.push((await one.consume(limit)).remaining)
    expect(remaining).toEqual([...Array.from({ length: 300 }, (_, at) => 299 - at), 0])
    expect(await one.peek(limit)).toMatchObject({ remaining: 0 })
    const other = aLimit(1_000)
    await call(one, other, 90)
    expect(await one.peek(other)).toMatchObject({ remaining: 910 })
    expect(await one.consume(other, 0)).toMatchObject({ remaining: 910 })
  })

  test('accept exactly the limit over all processes, and promise no more than is left', async () => {
    const all = await processes(3)
    const turns = fc.array(
      fc.record({
        at: fc.nat(2),
        times: fc.integer({ min: 1, max: 90 }),
        points: fc.constantFrom(1, 1, 1, 7),
      }),
      { minLength: 1, maxLength: 8 },
    )
    await fc.assert(
      fc.asyncProperty(turns, fc.integer({ min: 10, max: 700 }), async (calls, points) => {
        const limit = aLimit(points)
        let spent = 0
        for (const { at, times, points: each } of calls) {
          const one = all[at] as Process
          for (let n = 0; n < times; n += 1) {
            await settle(all)
            const usage = await one.consume(limit, each)
            expect(usage.isExceeded).toBe(spent + each > points)
            if (usage.isExceeded) return
            spent += each
            expect(usage.remaining).toBeLessThanOrEqual(points - spent)
          }
        }
      }),
      { numRuns: 40 },
    )
  })

  test('are returned by all processes that live before a call under the limit would be refused', async () => {
    const [one, two, three] = (await processes(3)) as [Process, Process, Process]
    const limit = aLimit(900)
    const accepted = [await call(one, limit, 300), await call(two, limit, 200)]
    expect(accepted).toEqual([300, 200])
    expect(await call(three, limit, 500)).toBe(400)
    expect(await call(one, limit, 1)).toBe(0)
  })

  test('are shared exactly by calls of one moment at several processes', async () => {
    const all = await processes(3)
    const limit = aLimit(600)
    for (const one of all) await call(one, limit, 100)
    const answers = await Promise.all(
      Array.from({ length: 600 }, (_, at) => (all[at % 3] as Process).consume(limit)),
    )
    expect(answers.filter(({ isExceeded }) => !isExceeded)).toHaveLength(300)
  })

  test('cost a caller at most the lease of a process that was killed', async () => {
    const [one, two] = (await processes(2)) as [Process, Process]
    const limit = aLimit(1_200)
    await call(one, limit, 400)
    one.bus.close()
    one.connection.disconnect()
    await until(async () => (await two.connection.publish('clubgate:wake-up:leases', 'x y')) === 1)
    const accepted = await call(two, limit, 1_000)
    expect(accepted).toBeGreaterThanOrEqual(800 - 64)
    expect(accepted).toBeLessThanOrEqual(800)
  })

  test('are spent while Redis is away, and then the process counts alone and says so', async () => {
    const [one] = (await processes(1)) as [Process]
    const limit = aLimit(1_200)
    await call(one, limit, 600)
    await redis.stop()
    try {
      const usages = []
      for (let at = 0; at < 100; at += 1) usages.push(await one.consume(limit))
      const shared = usages.filter(({ isLocal }) => !isLocal)
      expect(shared.length).toBeLessThanOrEqual(64)
      expect(usages.slice(shared.length).every(({ isLocal }) => isLocal)).toBe(true)
      expect(usages[shared.length]).toMatchObject({ remaining: 1_199 })
    } finally {
      redis = await start()
    }
    await until(async () => !(await one.consume(limit)).isLocal)
  })

  test('are none of a process that does not hear of recalls', async () => {
    const [one] = (await processes(1)) as [Process]
    const limit = aLimit(1_200)
    one.bus.close()
    await until(() => !one.bus.isHearing())
    await call(one, limit, 100)
    expect(await one.connection.get(`rate:leases:${limit.key}`)).toBe('100')
    expect(await one.connection.exists(`rate:leases:${limit.key}:leased`)).toBe(0)
  })

  test('of a window that has ended give nothing back to the next one', async () => {
    const [one] = (await processes(1)) as [Process]
    const shared = makeSharedWindows(one.connection, 'notices')
    const limit = aLimit(900)
    const take = { id: 'one', need: 50, unused: 0, unusedMsLeft: 0, lease: 0, recall: 0 }
    await shared.take(limit, { ...take, isHearing: true })
    const late = { ...take, need: 1, unused: 30, unusedMsLeft: 100 }
    expect(await shared.take(limit, { ...late, isHearing: true })).toMatchObject({ spent: 51 })
  })

  test('are taken once where the connection breaks before the answer', async () => {
    const [one] = (await processes(1)) as [Process]
    let breaks = false
    const proxy = createServer((client) => {
      const server = connect(new URL(redis.url).pathname)
      server.on('data', (data) => (breaks ? client.destroy() : client.write(data)))
      server.on('error', () => client.destroy())
      client.on('error', () => server.destroy())
      client.on('close', () => server.destroy())
      client.pipe(server)
    })
    await new Promise<void>((resolve) => void proxy.listen(0, '127.0.0.1', resolve))
    const { port } = proxy.address() as AddressInfo
    const broken = await connectRedis(`redis://127.0.0.1:${port}`, makeLog('silent'))
    ends.push(
      () => broken.disconnect(),
      () => proxy.close(),
    )
    const limiter = makeRateLimiter({ redis: broken })
    const limit = aLimit(900)
    await limiter.consume(limit, 5)
    breaks = true
    expect(await limiter.consume(limit, 3)).toMatchObject({ isLocal: true })
    breaks = false
    await until(async () => !(await limiter.consume(limit)).isLocal)
    expect(await one.consume(limit)).toMatchObject({ remaining: 900 - 5 - 3 - 1 - 1 })
  })

  test('count beside a process that takes none, as those of the release before', async () => {
    const [one] = (await processes(1)) as [Process]
    const former = makeRateLimiter({ redis: one.connection })
    const limit = aLimit(200)
    await former.consume(limit, 50)
    expect(await call(one, limit, 100)).toBe(100)
    expect(await former.consume(limit, 30)).toMatchObject({ isExceeded: false })
    expect(await call(one, limit, 100)).toBe(20)
  })

  test('end with their window', async () => {
    const [one] = (await processes(1)) as [Process]
    const limit = aLimit(900, 1)
    await call(one, limit, 100)
    await until(async () => (await one.connection.exists(`rate:leases:${limit.key}`)) === 0)
    expect(await one.consume(limit)).toMatchObject({ remaining: 899 })
  })
})
