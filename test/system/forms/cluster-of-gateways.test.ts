import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { SERVICE } from '../../../platform/caller.ts'
import { makeNetworkExecutor } from '../../../platform/network/network-executor.ts'
import { makeSeals } from '../../../platform/network/seal.ts'
import { systemClock } from '../../../platform/time/clock.ts'
import { anOperation } from '../../platform/network/sample-tier.ts'
import { findFreePort } from '../../support/http/free-port.ts'
import { until } from '../../support/time/until.ts'
import { loggedBy, workersOf } from '../faults/servers/workers-of.ts'
import { spawnScript, waitUntilReady } from '../support/processes/child.ts'
import { type DataDir, makeDataDir } from '../support/processes/instance.ts'
import { aloneEnvironment } from '../support/processes/role-environment.ts'
import { startRedis } from '../support/processes/split-instance.ts'
import type { EmbeddedRedis } from '../support/redis/embedded-redis.ts'
import { type Cluster, scrape } from './steps/scrape-cluster.ts'

const SECRET_KEY = randomBytes(32)

// Whatever serves is supervised in the same way, and a gateway starts twice as fast as a whole server.
describe('a cluster of two gateways', () => {
  let redis: EmbeddedRedis
  let dir: DataDir
  let cluster: Cluster
  let internalUrl: string

  beforeAll(async () => {
    dir = await makeDataDir()
    redis = await startRedis(dir.path)
    cluster = await startGateways()
  })

  afterAll(async () => {
    cluster?.child.process.kill('SIGTERM')
    await cluster?.child.exited
    await redis?.stop()
    await dir?.remove()
  })

  async function startGateways(): Promise<Cluster> {
    const [port, internalPort, metricsPort] = [
      await findFreePort(),
      await findFreePort(),
      await findFreePort(),
    ]
    const env = {
      ...aloneEnvironment(redis.url),
      ...{ DATA_DIR: dir.path, PORT: String(port), INTERNAL_PORT: String(internalPort) },
      ...{ METRICS_PORT: String(metricsPort), SECRET_KEYS: SECRET_KEY.toString('base64') },
      ...{ AUTH_ISSUER: 'https://127.0.0.1:1', LOG_LEVEL: 'info' },
    }
    const child = spawnScript('gateway', env, ['--processes', '2'])
    const baseUrl = `http://127.0.0.1:${port}`
    internalUrl = `http://127.0.0.1:${internalPort}`
    await waitUntilReady(child, baseUrl)
    // A signal that comes before restarts none.
    await until(() => loggedBy(child, 'cluster.started').length === 1)
    const metricsUrl = `http://127.0.0.1:${metricsPort}`
    await until(async () => (await scrape({ child, baseUrl, metricsUrl })).processes.length === 3)
    return { child, baseUrl, metricsUrl }
  }

  const workers = () => workersOf(cluster.child)
  const kill = (pids: readonly number[]) => {
    for (const pid of pids) process.kill(pid, 'SIGKILL')
  }

  /** Waits until both places have a worker that answers scrapes, and these are gone. */
  async function untilReplaced(...former: number[]): Promise<void> {
    await until(async () => {
      const { processes } = await scrape(cluster)
      const isGone = !workers().some((pid) => former.includes(pid))
      return isGone && processes.includes('1') && processes.includes('2')
    })
    await until(async () => (await fetch(`${cluster.baseUrl}/readyz`)).ok)
  }

  const ends = () => loggedBy(cluster.child, 'cluster.worker_ended')

  test('answers other tiers during a rolling restart', async () => {
    const { child } = cluster
    const former = workers()
    child.process.kill('SIGHUP')
    await until(async () => {
      const executor = makeNetworkExecutor({
        ...{ audience: 'gateway', url: internalUrl },
        seals: makeSeals({ gateway: [SECRET_KEY] }, systemClock),
      })
      const context = { caller: SERVICE, requestId: 'req-1' }
      const { data } = await executor.execute(anOperation('{ __typename }'), {}, context)
      executor.close()
      expect(data).toEqual({ __typename: 'Query' })
      return loggedBy(child, 'cluster.restarted').length === 1
    })
    expect(workers().filter((pid) => former.includes(pid))).toEqual([])
  })

  test('starts a worker again that was killed, and logs its end', async () => {
    const [worker = 0] = workers()
    kill([worker])
    await untilReplaced(worker)
    expect(ends().at(-1)).toMatchObject({ pid: worker, killedBy: 'SIGKILL', isStuck: false })
  })

  test('kills and replaces a worker whose event loop is blocked', async () => {
    const [worker = 0] = workers()
    process.kill(worker, 'SIGSTOP')
    await untilReplaced(worker)
    expect(ends().at(-1)).toMatchObject({ pid: worker, isStuck: true })
  })

  test('starts all workers again that are killed at once, and their successors before they serve', async () => {
    const former = workers()
    kill(former)
    const successors = () => workers().filter((pid) => !former.includes(pid))
    await until(() => successors().length > 0)
    kill(successors())
    await untilReplaced(...former)
  })

  test('ends with its workers at SIGTERM', async () => {
    const pids = workers()
    cluster.child.process.kill('SIGTERM')
    expect(await cluster.child.exited).toBe(0)
    expect(pids.filter(isRunning)).toEqual([])
  })

  test('has workers that end when their primary is killed', async () => {
    cluster = await startGateways()
    const pids = workers()
    expect(pids).toHaveLength(2)
    cluster.child.process.kill('SIGKILL')
    await cluster.child.exited
    await until(() => !pids.some(isRunning))
  })
})

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
