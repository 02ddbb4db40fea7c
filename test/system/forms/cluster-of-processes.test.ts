import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { testSocket } from '../../support/database/test-database.ts'
import { findFreePort } from '../../support/http/free-port.ts'
import { until } from '../../support/time/until.ts'
import { type LoadResult, underLoad } from '../faults/load/under-load.ts'
import { startWholeServers, type WholeServers } from '../faults/servers/whole-servers.ts'
import { loggedBy, workersOf } from '../faults/servers/workers-of.ts'
import { spawnScript } from '../support/processes/child.ts'
import { type DataDir, makeDataDir } from '../support/processes/instance.ts'

const PLAN = {
  followers: { sockets: 2, subscriptions: 1, streams: 1 },
  writers: 2,
  pauseMs: 100,
  say: () => {},
}

let dir: DataDir
let installation: WholeServers
let metricsUrl: string

beforeAll(async () => {
  dir = await makeDataDir()
  const metricsPort = await findFreePort()
  metricsUrl = `http://127.0.0.1:${metricsPort}`
  installation = await startWholeServers({
    ...{ dataDir: dir.path, socketPath: testSocket(), count: 1, processes: 2 },
    env: { CLUB_RATE_LIMIT: '1000000', METRICS_PORT: String(metricsPort) },
  })
})

afterAll(async () => {
  await installation?.[Symbol.asyncDispose]()
  await dir?.remove()
})

const serverOf = ({ servers }: WholeServers) => {
  const [server] = servers
  if (server === undefined) throw new Error('There is no server.')
  return server
}
const childOf = () => serverOf(installation).child
const signal = (name: NodeJS.Signals) => childOf().process.kill(name)

/** Waits until both places have a worker that answers scrapes, and this one is gone. */
async function untilReplaced(worker: number): Promise<void> {
  await until(async () => {
    const places = await processesInMetrics()
    return !workersOf(childOf()).includes(worker) && places.includes('1') && places.includes('2')
  })
}

async function processesInMetrics(): Promise<string[]> {
  const text = await fetch(`${metricsUrl}/metrics`).then((answer) => answer.text())
  const labelled = text.matchAll(/^clubgate_build_info\{process="(\w+)"/gm)
  return Array.from(labelled, ([, process = '']) => process)
}

describe('a cluster of two processes', () => {
  describe('that restarts one after the other at SIGHUP, under load', () => {
    let former: number[]
    let result: LoadResult
    beforeAll(async () => {
      former = workersOf(childOf())
      result = await underLoad(installation, PLAN, async () => {
        signal('SIGHUP')
        await until(() => loggedBy(childOf(), 'cluster.restarted').length === 1)
      })
    })

    test('fails no request', () => {
      expect(result.failed).toEqual({})
      expect(result.requests).toBeGreaterThan(50)
      expect(workersOf(childOf()).filter((pid) => former.includes(pid))).toEqual([])
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
    const text = await fetch(`${metricsUrl}/metrics`).then((answer) => answer.text())
    expect((await processesInMetrics()).toSorted()).toEqual(['1', '2', 'primary'])
    const types = text.split('\n').filter((line) => line.startsWith('# TYPE '))
    expect(new Set(types).size).toBe(types.length)
    const usage = await fetch(`${metricsUrl}/usage`).then((answer) => answer.json())
    expect(usage).toEqual({ clients: expect.any(Array) })
  })

  test('names the process in each line of its log', () => {
    const answered = loggedBy(childOf(), 'request.answered')
    expect(new Set(answered.map((line) => line['process']))).toEqual(new Set(['1', '2']))
    expect(new Set(answered.map((line) => line['role']))).toEqual(new Set(['server']))
  })

  test('starts a worker again that was killed, and logs its end', async () => {
    const [worker = 0] = workersOf(childOf())
    process.kill(worker, 'SIGKILL')
    await untilReplaced(worker)
    expect(loggedBy(childOf(), 'cluster.worker_ended').at(-1)).toMatchObject({
      pid: worker,
      killedBy: 'SIGKILL',
      isStuck: false,
    })
    expect((await fetch(`${installation.baseUrl}/readyz`)).status).toBe(200)
  })

  test('kills and replaces a worker whose event loop is blocked', async () => {
    const [worker = 0] = workersOf(childOf())
    process.kill(worker, 'SIGSTOP')
    await untilReplaced(worker)
    expect(loggedBy(childOf(), 'cluster.worker_ended').at(-1)).toMatchObject({
      pid: worker,
      isStuck: true,
    })
  })

  test('starts all workers again that are killed at once, and their successors before they serve', async () => {
    const killAll = (pids: readonly number[]) => {
      for (const pid of pids) process.kill(pid, 'SIGKILL')
    }
    const former = workersOf(childOf())
    killAll(former)
    const successors = () => workersOf(childOf()).filter((pid) => !former.includes(pid))
    await until(() => successors().length > 0)
    killAll(successors())
    for (const pid of former) await untilReplaced(pid)
    expect((await fetch(`${installation.baseUrl}/readyz`)).status).toBe(200)
  })

  test('reports a port that is in use once', async () => {
    const { port } = new URL(installation.baseUrl)
    const words = ['--processes', '2']
    const child = spawnScript('server', { ...neverConnected(), PORT: port }, words)
    expect(await child.exited).toBe(1)
    expect(child.output().split('is taken')).toHaveLength(2)
  })

  test('ends with the words of the first process that cannot start', async () => {
    const child = spawnScript('server', { ...neverConnected(), PORT: '0' }, ['--processes', '2'])
    expect(await child.exited).toBe(1)
    expect(child.output().split('npm run migrate')).toHaveLength(2)
    expect(child.output()).toContain('The process 1 ended before it served a request.')
  })

  test.each(['0', '-1', '2.5', '65', 'many'])('refuses --processes %s', async (count) => {
    const child = spawnScript('server', neverConnected(), [`--processes=${count}`])
    expect(await child.exited).toBe(2)
    expect(child.output()).toContain('--processes is auto')
  })

  test('ends with its workers at SIGTERM', async () => {
    const workers = workersOf(childOf())
    signal('SIGTERM')
    expect(await childOf().exited).toBe(0)
    expect(workers.filter(isRunning)).toEqual([])
  })

  test('has workers that end when their primary is killed', async () => {
    await serverOf(installation).start()
    const workers = workersOf(childOf())
    expect(workers).toHaveLength(2)
    signal('SIGKILL')
    await childOf().exited
    await until(() => !workers.some(isRunning))
  })
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

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
