import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { SERVICE } from '../../../platform/caller.ts'
import { makeNetworkExecutor } from '../../../platform/network/network-executor.ts'
import { makeSeals } from '../../../platform/network/seal.ts'
import { systemClock } from '../../../platform/time/clock.ts'
import { anOperation } from '../../platform/network/sample-tier.ts'
import { testSocket } from '../../support/database/test-database.ts'
import { findFreePort } from '../../support/http/free-port.ts'
import { until } from '../../support/time/until.ts'
import { type LoadResult, underLoad } from '../faults/load/under-load.ts'
import { DISTURBED, disturb, disturbedBy } from '../faults/processes/disturb.ts'
import { startWholeServers, type WholeServers } from '../faults/servers/whole-servers.ts'
import { loggedBy, workersOf } from '../faults/servers/workers-of.ts'
import { type Child, spawnScript, waitUntilReady } from '../support/processes/child.ts'
import { type DataDir, makeDataDir, readSandbox } from '../support/processes/instance.ts'
import { type Cluster, scrape } from './steps/scrape-cluster.ts'

const PLAN = {
  followers: { sockets: 2, subscriptions: 1, streams: 1 },
  writers: 2,
  pauseMs: 100,
  say: () => {},
}

const DAY_MS = 86_400_000

let dir: DataDir
let installation: WholeServers
let cluster: Cluster

beforeAll(async () => {
  dir = await makeDataDir()
  const metricsPort = await findFreePort()
  installation = await startWholeServers({
    ...{ dataDir: dir.path, socketPath: testSocket(), count: 1, processes: 2 },
    env: {
      ...{ CLUB_RATE_LIMIT: '1000000', METRICS_PORT: String(metricsPort) },
      ...{ NODE_OPTIONS: DISTURBED, ...disturbedBy(dir.path, 1) },
    },
  })
  const [server] = installation.servers
  if (server === undefined) throw new Error('There is no server.')
  const { child, url: baseUrl } = server
  cluster = { child, baseUrl, metricsUrl: `http://127.0.0.1:${metricsPort}` }
})

afterAll(async () => {
  await installation?.[Symbol.asyncDispose]()
  await dir?.remove()
})

describe('a cluster of two servers', () => {
  describe('that restarts one after the other at SIGHUP, under load', () => {
    let former: number[]
    let result: LoadResult
    beforeAll(async () => {
      const { child } = cluster
      former = workersOf(child)
      result = await underLoad(installation, PLAN, async () => {
        child.process.kill('SIGHUP')
        await until(() => loggedBy(child, 'cluster.restarted').length === 1)
      })
    })

    test('fails no request', () => {
      expect(result.failed).toEqual({})
      expect(result.requests).toBeGreaterThan(50)
      expect(workersOf(cluster.child).filter((pid) => former.includes(pid))).toEqual([])
    })

    test('keeps every acknowledged booking, with one event for each version', () => {
      expect(result).toMatchObject({ lost: 0, gaps: 0, duplicates: 0 })
      expect(result.acknowledged).toBeGreaterThan(10)
    })

    test('ends streams as documented, and their clients miss and repeat no event', () => {
      expect(result).toMatchObject({ unplannedEnds: [], missed: 0, doubled: 0 })
    })
  })

  test('has one port for the metrics of all, each family once, and counts the usage of all', async () => {
    const { text, processes } = await scrape(cluster)
    expect(processes.toSorted()).toEqual(['1', '2', 'primary'])
    const types = text.split('\n').filter((line) => line.startsWith('# TYPE '))
    expect(new Set(types).size).toBe(types.length)
    const usage = await fetch(`${cluster.metricsUrl}/usage`).then((answer) => answer.json())
    expect(usage).toEqual({ clients: expect.any(Array) })
  })

  test('names the process in each line of its log', () => {
    const answered = loggedBy(cluster.child, 'request.answered')
    expect(new Set(answered.map((line) => line['process']))).toEqual(new Set(['1', '2']))
    expect(new Set(answered.map((line) => line['role']))).toEqual(new Set(['server']))
  })

  test('reports a port that is in use once', async () => {
    const { port } = new URL(cluster.baseUrl)
    const child = spawnScript('server', { ...neverConnected(), PORT: port }, ['--processes', '2'])
    expect(await child.exited).toBe(1)
    expect(child.output().split('is taken')).toHaveLength(2)
  })

  test('ends with the words of the first process that cannot start', async () => {
    const child = spawnScript('server', { ...neverConnected(), PORT: '0' }, ['--processes', '2'])
    expect(await child.exited).toBe(1)
    expect(child.output().split('npm run migrate')).toHaveLength(2)
    expect(child.output()).toContain('The process 1 ended before it served a request.')
  })

  /** Waits until both places have a worker that answers scrapes, and these are gone. */
  async function untilReplaced(...former: number[]): Promise<void> {
    await until(async () => {
      const { processes } = await scrape(cluster)
      const isGone = !workersOf(cluster.child).some((pid) => former.includes(pid))
      return isGone && processes.includes('1') && processes.includes('2')
    })
    await until(async () => (await fetch(`${cluster.baseUrl}/readyz`)).ok)
  }

  const ends = () => loggedBy(cluster.child, 'cluster.worker_ended')

  test('kills and replaces a worker whose event loop is blocked', async () => {
    const [worker = 0] = workersOf(cluster.child)
    process.kill(worker, 'SIGSTOP')
    await untilReplaced(worker)
    expect(ends().at(-1)).toMatchObject({ pid: worker, isStuck: true })
  })

  test('starts all workers again that are killed at once, and their successors before they serve, and logs each end', async () => {
    const former = workersOf(cluster.child)
    kill(former)
    const successors = () => workersOf(cluster.child).filter((pid) => !former.includes(pid))
    await until(() => successors().length > 0)
    const early = successors()
    kill(early)
    await untilReplaced(...former, ...early)
    for (const pid of [...former, ...early])
      expect(ends()).toContainEqual(
        expect.objectContaining({ pid, killedBy: 'SIGKILL', isStuck: false }),
      )
  })

  test('accepts tokens, and goes by the database’s clock, when the machine’s is stepped, and says so', async () => {
    const { access_token: token } = readSandbox(dir.path).installations['full'] ?? {}
    disturb(dir.path, 1, { clockMs: 400 * DAY_MS })
    await until(() => loggedBy(cluster.child, 'clock.differs').length > 0)
    const headers = { authorization: `Bearer ${token}` }
    const { status, headers: sent } = await fetch(`${cluster.baseUrl}/v1/club/courts`, { headers })
    const id = sent.get('x-request-id') ?? ''
    const { status: readiness } = await fetch(`${cluster.baseUrl}/readyz`)
    const { text } = await scrape(cluster)
    disturb(dir.path, 1, {})
    expect([status, readiness]).toEqual([200, 200])
    const madeAt = Number.parseInt(id.replace('-', '').slice(0, 12), 16)
    expect(Math.abs(madeAt - Date.now())).toBeLessThan(DAY_MS)
    const differences = [...text.matchAll(/^clubgate_clock_difference_seconds\{.*\} (\S+)$/gm)]
    expect(Math.max(...differences.map(([, seconds]) => Number(seconds)))).toBeGreaterThan(5)
  })

  test('ends with its workers at SIGTERM', async () => {
    const pids = workersOf(cluster.child)
    cluster.child.process.kill('SIGTERM')
    expect(await cluster.child.exited).toBe(0)
    expect(pids.filter(isRunning)).toEqual([])
  })
})

/** Whatever serves is supervised in the same way; this one serves other tiers. */
describe('a cluster of two processes of the club side', () => {
  let child: Child
  let internalUrl: string

  beforeAll(async () => {
    const [port, internalPort] = [await findFreePort(), await findFreePort()]
    const own = { PORT: String(port), INTERNAL_PORT: String(internalPort) }
    const metrics = { METRICS_PORT: String(await findFreePort()) }
    const env = { ...installation.environment, ...own, ...metrics }
    child = spawnScript('club', env, ['--processes', '2'])
    internalUrl = `http://127.0.0.1:${internalPort}`
    await waitUntilReady(child, `http://127.0.0.1:${port}`)
    // A signal that comes before restarts none.
    await until(() => loggedBy(child, 'cluster.started').length === 1)
  })

  afterAll(() => {
    child?.process.kill('SIGTERM')
  })

  test('answers other tiers during a rolling restart', async () => {
    const key = Buffer.from(installation.environment['SECRET_KEYS'] ?? '', 'base64')
    const former = workersOf(child)
    child.process.kill('SIGHUP')
    await until(async () => {
      const executor = makeNetworkExecutor({
        ...{ audience: 'club', url: internalUrl },
        seals: makeSeals({ club: [key] }, systemClock),
      })
      const context = { caller: SERVICE, requestId: 'req-1' }
      const { data } = await executor.execute(anOperation('{ __typename }'), {}, context)
      executor.close()
      expect(data).toEqual({ __typename: 'Query' })
      return loggedBy(child, 'cluster.restarted').length === 1
    })
    expect(workersOf(child).filter((pid) => former.includes(pid))).toEqual([])
  })

  test('has workers that end when their primary is killed', async () => {
    const pids = workersOf(child)
    expect(pids).toHaveLength(2)
    child.process.kill('SIGKILL')
    await child.exited
    await until(() => !pids.some(isRunning))
  })
})

test('a server refuses a number of processes that is none', async () => {
  const child = spawnScript('server', neverConnected(), ['--processes=many'])
  expect(await child.exited).toBe(2)
  expect(child.output()).toContain('--processes is auto')
})

function kill(pids: readonly number[]): void {
  for (const pid of pids) process.kill(pid, 'SIGKILL')
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Databases that no migration has made. */
function neverConnected(): Record<string, string> {
  const socket = encodeURIComponent(testSocket())
  return {
    SECRET_KEYS: Buffer.alloc(32, 'k').toString('base64'),
    REDIS_URL: 'unix:///nowhere.sock',
    DATABASE_URL: `mysql://root@localhost/never_migrated?socketPath=${socket}`,
  }
}
