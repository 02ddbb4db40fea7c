import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { connectRedis } from '../../../../platform/bus/redis.ts'
import { makeRedisBus, type RedisBus } from '../../../../platform/bus/redis-bus.ts'
import { readConfig } from '../../../../platform/config/config.ts'
import { makeLog } from '../../../../platform/log.ts'
import { until } from '../../../support/time/until.ts'
import { type EmbeddedRedis, startEmbeddedRedis } from '../../support/redis/embedded-redis.ts'

let dataDir: string
let redis: EmbeddedRedis
const open: { bus: RedisBus; disconnect: () => void }[] = []

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
  for (const { bus, disconnect } of open) {
    bus.close()
    disconnect()
  }
  await redis.stop()
  await rm(dataDir, { recursive: true, force: true })
})

/** The bus as one process has it. */
async function aProcess(): Promise<RedisBus> {
  const connection = await connectRedis(redis.url, makeLog('silent'))
  const bus = makeRedisBus(connection, makeLog('silent'))
  open.push({ bus, disconnect: () => connection.disconnect() })
  return bus
}

/** Publishes until a message arrives: only that shows that the subscription is active. */
async function publishUntil(bus: RedisBus, key: string, isHeard: () => boolean): Promise<void> {
  await until(() => {
    if (!isHeard()) bus.publish('events', key)
    return isHeard()
  })
}

describe('the Redis bus of several processes', () => {
  test('wakes each subscriber of the topic in every process once per publication', async () => {
    const [one, two] = await Promise.all([aProcess(), aProcess()])
    const heard: string[] = []
    const elsewhere: string[] = []
    two.subscribe('events', (key) => void heard.push(key))
    two.subscribe('others', (key) => void elsewhere.push(key))
    await publishUntil(one, 'club 1', () => heard.length > 0)
    expect(new Set(heard)).toEqual(new Set(['club 1']))
    expect(elsewhere).toEqual([])

    const own: string[] = []
    one.subscribe('events', (key) => void own.push(key))
    one.publish('events', 'mine')
    expect(own).toEqual(['mine'])
    await publishUntil(two, 'back', () => own.includes('back'))
    expect(own.filter((key) => key === 'mine')).toHaveLength(1)
  })

  test('does not wake a subscriber that has unsubscribed', async () => {
    const [one, two] = await Promise.all([aProcess(), aProcess()])
    const gone: string[] = []
    const heard: string[] = []
    const leave = two.subscribe('events', (key) => void gone.push(key))
    two.subscribe('events', (key) => void heard.push(key))
    leave()
    await publishUntil(one, 'x', () => heard.length > 0)
    expect(gone).toEqual([])
  })

  test('wakes subscribers of the own process while Redis is down, and of all processes afterwards', async () => {
    const [one, two] = await Promise.all([aProcess(), aProcess()])
    const heard: string[] = []
    const own: string[] = []
    two.subscribe('events', (key) => void heard.push(key))
    one.subscribe('events', (key) => void own.push(key))
    await publishUntil(one, 'before', () => heard.includes('before'))

    await redis.stop()
    own.length = 0
    one.publish('events', 'during')
    expect(own).toEqual(['during'])

    redis = await start()
    await publishUntil(one, 'after', () => heard.includes('after'))
    expect(heard).not.toContain('during')
  })
})
