import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { until } from '../foundation/until.ts'
import { type Consumer, connectSource, keepWriting, replayAll, startConsumer } from './following.ts'
import { findFreePort, type Instance, makeDataDir, startInstance } from './instance.ts'
import { type SplitInstance, startSplit } from './split-instance.ts'

let dir: Awaited<ReturnType<typeof makeDataDir>>
let port: number
let instance: Instance
let consumers: Consumer[]

beforeEach(async () => {
  dir = await makeDataDir()
  port = await findFreePort()
  consumers = []
})

afterEach(async () => {
  for (const consumer of consumers) consumer.kill()
  await instance.end('SIGTERM')
  await dir.remove()
})

function consume(): Consumer {
  const consumer = startConsumer(dir.path)
  consumers.push(consumer)
  return consumer
}

/** Once the last consumer has caught up: what is kept, and what all of them have seen of it. */
async function compare(last: Consumer): Promise<{ logged: string[]; seen: string[] }> {
  const logged = await replayAll(instance)
  const [oldest = '', newest = ''] = [logged[0], logged.at(-1)]
  await until(() => last.ids().includes(newest))
  const ids = [...new Set(consumers.flatMap((consumer) => consumer.ids()))]
  return { logged, seen: ids.slice(ids.indexOf(oldest), ids.indexOf(newest) + 1) }
}

describe('a consumer of events', () => {
  test('misses none when it and the platform are killed in the middle', async () => {
    instance = await startInstance({ dataDir: dir.path, port })
    const sourceId = await connectSource(instance)
    const first = consume()
    await until(() => first.ids().length > 0)
    const before = keepWriting(instance, sourceId, 'before')
    await until(() => before.written() > 100)
    first.kill()
    await instance.end('SIGKILL')
    await before.gone

    instance = await startInstance({ dataDir: dir.path, port })
    const second = consume()
    const after = keepWriting(instance, sourceId, 'after')
    await until(() => after.written() > 100)
    await instance.end('SIGKILL')
    await after.gone

    // The second consumer lives on, and comes back by itself.
    instance = await startInstance({ dataDir: dir.path, port })
    const { logged, seen } = await compare(second)
    expect(seen).toEqual(logged)
    expect(logged.length).toBeGreaterThan(400)
  }, 180_000)

  test('misses none when the tiers behind its socket are killed one after the other', async () => {
    const split: SplitInstance = await startSplit({ dataDir: dir.path, port, env: {} })
    instance = split
    const consumer = consume()
    const writing = keepWriting(split, await connectSource(split), 'split')
    await until(() => writing.written() > 50)
    for (const role of ['club', 'gateway'] as const) {
      await split.kill(role)
      await split.restart(role)
      const written = writing.written()
      await until(() => writing.written() > written + 50)
    }
    await writing.stop()
    const { logged, seen } = await compare(consumer)
    expect(seen).toEqual(logged)
    expect(logged.length).toBeGreaterThan(300)
  }, 180_000)
})
