import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { connectRedis } from '../../../../platform/bus/redis.ts'
import { SERVICE } from '../../../../platform/caller.ts'
import { readConfig } from '../../../../platform/config/config.ts'
import { makeLog } from '../../../../platform/log.ts'
import { EMPTY_CONTENT_HASH, NETWORK_PATHS } from '../../../../platform/network/operation.ts'
import { makeReplayCache } from '../../../../platform/network/replay-cache.ts'
import { makeSeals } from '../../../../platform/network/seal.ts'
import { systemClock } from '../../../../platform/time/clock.ts'
import { type SampleTier, SECRET_KEYS, startTier } from '../../../platform/network/sample-tier.ts'
import { statusOfHandshake } from '../../../support/http/status-of-handshake.ts'
import { until } from '../../../support/time/until.ts'
import { type EmbeddedRedis, startEmbeddedRedis } from '../../support/redis/embedded-redis.ts'

interface Replica {
  tier: SampleTier
  redis: Awaited<ReturnType<typeof connectRedis>>
}

let dataDir: string
let redis: EmbeddedRedis
let replicas: readonly [Replica, Replica]

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'clubgate-redis-'))
  const { cacheDir } = readConfig(process.env)
  const say = (line: string) => void process.stderr.write(`${line}\n`)
  redis = await startEmbeddedRedis({ dataDir, source: 'fetch', cacheDir, say })
  replicas = [await startReplica(), await startReplica()]
})

afterAll(async () => {
  for (const replica of replicas ?? []) {
    replica.redis.disconnect()
    await replica.tier.close()
  }
  await redis.stop()
  await rm(dataDir, { recursive: true, force: true })
})

/** One of several processes that serve the same tier. */
async function startReplica(): Promise<Replica> {
  const connection = await connectRedis(redis.url, makeLog('silent'))
  const usedOnce = makeReplayCache({ clock: systemClock, redis: connection })
  const tier = await startTier({ serving: sealsWith(usedOnce) })
  return { tier, redis: connection }
}

const sealsWith = (usedOnce?: ReturnType<typeof makeReplayCache>) =>
  makeSeals({ gateway: SECRET_KEYS }, systemClock, usedOnce)

describe('the seal of a socket between tiers', () => {
  test('that one replica accepted is refused by another', async () => {
    const ask = sealOnce()
    const [first, second] = replicas
    expect([await ask(first), await ask(second), await ask(first)]).toEqual([101, 403, 403])
  })

  test('is accepted by exactly one of several replicas that receive it concurrently', async () => {
    const ask = sealOnce()
    const statuses = await Promise.all([...replicas, ...replicas].map(ask))
    expect(statuses.sort()).toEqual([101, 403, 403, 403])
  })

  test('is refused the second time by each replica on its own while Redis is down', async () => {
    const ask = sealOnce()
    const [first, second] = replicas
    await redis.stop()
    await until(async () => replicas.every((replica) => replica.redis.status !== 'ready'))
    expect([await ask(first), await ask(first), await ask(second)]).toEqual([101, 403, 101])
  })
})

/** Opens sockets to replicas under one seal; each is closed then. */
function sealOnce(): (replica: Replica) => Promise<number> {
  const path = NETWORK_PATHS.calls
  const head = { audience: 'gateway', requestId: 'req-9', path } as const
  const seal = sealsWith().seal({ ...head, contentHash: EMPTY_CONTENT_HASH }, SERVICE)
  const headers = { 'x-request-id': head.requestId, 'clubgate-seal': seal }
  return ({ tier }) => statusOfHandshake(tier.url + path, headers)
}
