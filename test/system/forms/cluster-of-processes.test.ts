import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { testSocket } from '../../support/database/test-database.ts'
import { findFreePort } from '../../support/http/free-port.ts'
import { until } from '../../support/time/until.ts'
import { type LoadResult, underLoad } from '../faults/load/under-load.ts'
import { startWholeServers, type WholeServers } from '../faults/servers/whole-servers.ts'
import { loggedBy, workersOf } from '../faults/servers/workers-of.ts'
import { spawnScript } from '../support/processes/child.ts'
import { type DataDir, makeDataDir } from '../support/processes/instance.ts'
import { type Cluster, scrape } from './steps/scrape-cluster.ts'

const PLAN = {
  followers: { sockets: 2, subscriptions: 1, streams: 1 },
  writers: 2,
  pauseMs: 100,
  say: () => {},
}

let dir: DataDir

beforeAll(async () => {
  dir = await makeDataDir()
})

afterAll(() => dir?.remove())

describe('a cluster of two servers', () => {
  let installation: WholeServers
  let cluster: Cluster

  beforeAll(async () => {
    const metricsPort = await findFreePort()
    installation = await startWholeServers({
      ...{ dataDir: dir.path, socketPath: testSocket(), count: 1, processes: 2 },
      env: { CLUB_RATE_LIMIT: '1000000', METRICS_PORT: String(metricsPort) },
    })
    const [server] = installation.servers
    if (server === undefined) throw new Error('There is no server.')
    const { child, url: baseUrl } = server
    cluster = { child, baseUrl, metricsUrl: `http://127.0.0.1:${metricsPort}` }
  })

  afterAll(async () => {
    await installation?.[Symbol.asyncDispose]()
  })

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
})

test.each(['0', '-1', '2.5', '65', 'many'])('a server refuses --processes %s', async (count) => {
  const child = spawnScript('server', neverConnected(), [`--processes=${count}`])
  expect(await child.exited).toBe(2)
  expect(child.output()).toContain('--processes is auto')
})

/** Databases that no migration has made. */
function neverConnected(): Record<string, string> {
  const socket = encodeURIComponent(testSocket())
  return {
    SECRET_KEYS: Buffer.alloc(32, 'k').toString('base64'),
    REDIS_URL: 'unix:///nowhere.sock',
    DATABASE_URL: `mysql://root@localhost/never_migrated?socketPath=${socket}`,
  }
}
