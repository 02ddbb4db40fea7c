import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { findFreePort } from '../../support/http/free-port.ts'
import { until } from '../../support/time/until.ts'
import { type DataDir, type Instance, startInstance } from '../support/processes/instance.ts'
import { makeUsedDataDir } from '../support/processes/used-data-dir.ts'
import { connectSource, keepWriting, makeFollowers } from './clients/following.ts'

let dir: DataDir
let instance: Instance

beforeAll(async () => {
  dir = await makeUsedDataDir()
})

afterAll(async () => {
  await instance.end('SIGTERM')
  await dir.remove()
})

describe('a consumer of events', () => {
  test('misses none when it and the platform are killed in the middle', async () => {
    const port = await findFreePort()
    const start = () => startInstance({ dataDir: dir.path, port })
    using followers = makeFollowers(dir.path)
    instance = await start()
    const sourceId = await connectSource(instance)
    const first = followers.start()
    await until(() => first.ids().length > 0)
    const before = keepWriting(instance, sourceId, 'before')
    await until(() => before.written() > 100)
    first.kill()
    await instance.end('SIGKILL')
    await before.gone

    instance = await start()
    followers.start()
    const after = keepWriting(instance, sourceId, 'after')
    await until(() => after.written() > 100)
    await instance.end('SIGKILL')
    await after.gone

    // The second consumer lives on, and comes back by itself.
    instance = await start()
    const { logged, seen } = await followers.compare(instance)
    expect(seen).toEqual(logged)
    expect(logged.length).toBeGreaterThan(400)
  })
})
