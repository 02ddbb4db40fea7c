import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { listenAtSocket } from '../../../launch/process/listening/listen-at-socket.ts'
import { SERVICE } from '../../../platform/caller.ts'
import { readConfig } from '../../../platform/config/config.ts'
import { MAX_SOCKET_PATH_BYTES, toSocketUrl } from '../../../platform/config/unix-socket.ts'
import { makeBoundedServer } from '../../../platform/http/bounded-server.ts'
import { makeNetworkExecutor } from '../../../platform/network/network-executor.ts'
import { makeSeals } from '../../../platform/network/seal.ts'
import { systemClock } from '../../../platform/time/clock.ts'
import { examined } from '../../doctor/examined.ts'
import { aLog } from '../../gateway/samples/sample-graph.ts'
import { anOperation } from '../../platform/network/sample-tier.ts'
import { findFreePort } from '../../support/http/free-port.ts'
import { until } from '../../support/time/until.ts'
import { loggedBy, workersOf } from '../faults/servers/workers-of.ts'
import { spawnScript, waitUntilReady } from '../support/processes/child.ts'
import { aloneEnvironment } from '../support/processes/role-environment.ts'
import { type EmbeddedRedis, startEmbeddedRedis } from '../support/redis/embedded-redis.ts'

let folder: string
let path: string
const closing: (() => Promise<void>)[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'clubgate-listen-'))
  path = join(folder, 'gateway.sock')
})

afterEach(async () => {
  for (const close of closing.splice(0)) await close()
  rmSync(folder, { recursive: true, force: true })
})

/** A server that says its name to all that connect. */
async function listenAs(name: string, lookEveryMs?: number) {
  const app = makeBoundedServer({})
  app.get('/', async () => name)
  closing.push(() => app.close())
  const { log, entries } = aLog()
  await listenAtSocket(app, { path, log, ...(lookEveryMs !== undefined && { lookEveryMs }) })
  return { entries, close: () => app.close() }
}

/** The name of the server behind the path, or the code of the fault. */
async function whoAnswers(): Promise<string> {
  const socket = connect(path)
  socket.end('GET / HTTP/1.1\r\nHost: tier\r\nConnection: close\r\n\r\n')
  let text = ''
  socket.on('data', (bytes) => (text += bytes))
  return once(socket, 'close').then(
    () => text.split('\r\n\r\n')[1] ?? '',
    (error) => error.code,
  )
}

describe('a server at a Unix socket', () => {
  test('answers there, with a file for its user and group alone, and leaves none', async () => {
    const server = await listenAs('first')
    expect(await whoAnswers()).toBe('first')
    expect((statSync(path).mode & 0o777).toString(8)).toBe('660')
    await server.close()
    expect(existsSync(path)).toBe(false)
    expect(existsSync(`${path}~`)).toBe(false)
  })

  test.each(['', '~'])('replaces the file of a killed process (%s)', async (ending) => {
    await leaveFileBehind(path + ending)
    await listenAs('next')
    expect(await whoAnswers()).toBe('next')
    expect(existsSync(`${path}~`)).toBe(false)
  })

  test('is refused in words while another one listens, which goes on', async () => {
    await listenAs('first')
    await expect(listenAs('second')).rejects.toThrow('Another process listens at')
    expect(await whoAnswers()).toBe('first')
    expect(existsSync(`${path}~`)).toBe(false)
  })

  test('is one of several that start at the same time over a file left behind', async () => {
    await leaveFileBehind(path)
    const names = ['a', 'b', 'c', 'd']
    const started = await Promise.allSettled(names.map((name) => listenAs(name)))
    const [winner, ...others] = names.filter((_, n) => started[n]?.status === 'fulfilled')
    expect(others).toEqual([])
    expect(await whoAnswers()).toBe(winner)
  })

  test('does not remove the file of the next one when it closes late', async () => {
    const former = await listenAs('former')
    rmSync(path)
    await listenAs('next')
    await former.close()
    expect(await whoAnswers()).toBe('next')
  })

  test('listens again after its file or its folder was removed, and keeps its connections', async () => {
    const { entries } = await listenAs('first', 20)
    const open = connect(path)
    await once(open, 'connect')
    for (const gone of [path, folder]) {
      rmSync(gone, { recursive: true })
      mkdirSync(folder, { recursive: true })
      await until(async () => existsSync(path) && (await whoAnswers()) === 'first')
    }
    expect(entries.map(({ fields }) => fields)).toContainEqual(
      expect.objectContaining({ event: 'internal_socket.lost', path }),
    )
    open.end('GET / HTTP/1.1\r\nHost: tier\r\nConnection: close\r\n\r\n')
    expect(String((await once(open, 'data'))[0])).toMatch(/^HTTP\/1.1 200 /)
  })

  test('closes in time while its folder is gone', async () => {
    const { close, entries } = await listenAs('first', 5)
    rmSync(folder, { recursive: true })
    await until(() => entries.some(({ fields }) => fields['event'] === 'internal_socket.failed'))
    await close()
  })

  test('is refused in words without its folder, and where its path is no socket', async () => {
    rmSync(folder, { recursive: true })
    await expect(listenAs('first')).rejects.toThrow(`The folder ${folder} does not exist.`)
    mkdirSync(folder)
    writeFileSync(path, 'text')
    await expect(listenAs('first')).rejects.toThrow('is no socket')
    expect(existsSync(path)).toBe(true)
  })
})

describe('the path of a Unix socket in the environment', () => {
  const of = (bytes: number) => `/${'x'.repeat(bytes - 1)}`
  const gateway = (env: Record<string, string>) => () =>
    readConfig(
      {
        REDIS_URL: 'redis://r',
        SECRET_KEYS: randomBytes(32).toString('base64'),
        CLUB_SUBGRAPH_URL: 'unix:/run/clubgate/club.sock',
        VOLUNTEER_SUBGRAPH_URL: 'unix:///run/clubgate/volunteer.sock',
        ...env,
      },
      'gateway',
    )

  test('stands in place of a port, or beside one', () => {
    expect(gateway({})()).toMatchObject({ internalPort: 4100, internalSocket: null })
    const INTERNAL_SOCKET = of(MAX_SOCKET_PATH_BYTES)
    expect(gateway({ INTERNAL_SOCKET })()).toMatchObject({
      internalPort: null,
      internalSocket: INTERNAL_SOCKET,
    })
    expect(gateway({ INTERNAL_SOCKET, INTERNAL_PORT: '4200' })().internalPort).toBe(4200)
  })

  test.each([
    ['INTERNAL_SOCKET', of(MAX_SOCKET_PATH_BYTES + 1), 'this one has 101'],
    ['INTERNAL_SOCKET', `/${'é'.repeat(50)}`, 'this one has 101'],
    ['INTERNAL_SOCKET', 'gateway.sock', 'from the root'],
    ['INTERNAL_SOCKET', '/run/clubgate/', 'from the root'],
    ['CLUB_SUBGRAPH_URL', `unix:${of(MAX_SOCKET_PATH_BYTES + 1)}`, 'this one has 101'],
    ['CLUB_SUBGRAPH_URL', 'unix:club.sock', 'from the root'],
    ['CLUB_SUBGRAPH_URL', 'unix://club/club.sock', 'from the root'],
    ['CLUB_SUBGRAPH_URL', 'ftp://club', 'unix:/run/clubgate/gateway.sock'],
  ])('is refused in words: %s=%.40s', (variable, value, words) => {
    expect(gateway({ [variable]: value })).toThrow(`${variable}: `)
    expect(gateway({ [variable]: value })).toThrow(words)
  })
})

/** Another process listens at the path, and is killed. */
async function leaveFileBehind(at: string): Promise<void> {
  const script = `require('node:net').createServer().listen(${JSON.stringify(at)}, () => console.log('listening'))`
  const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(existsSync(at)).toBe(true)
}

describe('a cluster of two gateways at one Unix socket', () => {
  let redis: EmbeddedRedis
  let home: string

  beforeAll(async () => {
    home = mkdtempSync(join(tmpdir(), 'clubgate-redis-'))
    const { cacheDir } = readConfig(process.env)
    redis = await startEmbeddedRedis({ dataDir: home, source: 'fetch', cacheDir, say: () => {} })
  })

  afterAll(async () => {
    await redis.stop()
    rmSync(home, { recursive: true, force: true })
  })

  test('serves during a rolling restart, and another one after both were killed', async () => {
    const port = await findFreePort()
    const publicUrl = `http://127.0.0.1:${port}`
    const secretKeys = randomBytes(32)
    const env = {
      ...aloneEnvironment(redis.url),
      SECRET_KEYS: secretKeys.toString('base64'),
      ...{ PORT: String(port), DATA_DIR: home, LOG_LEVEL: 'info', INTERNAL_SOCKET: path },
      AUTH_ISSUER: 'https://127.0.0.1:1',
    }
    const ask = async () => {
      const seals = makeSeals({ gateway: [secretKeys] }, systemClock)
      const executor = makeNetworkExecutor({ audience: 'gateway', url: toSocketUrl(path), seals })
      const context = { caller: SERVICE, requestId: 'req-1' }
      const answer = await executor.execute(anOperation('{ __typename }'), {}, context)
      executor.close()
      expect(answer.data).toEqual({ __typename: 'Query' })
    }
    const cluster = spawnScript('gateway', env, ['--processes', '2'])
    await waitUntilReady(cluster, publicUrl)
    await until(() => loggedBy(cluster, 'cluster.started').length === 1)
    const former = workersOf(cluster)
    cluster.process.kill('SIGHUP')
    await until(async () => {
      await ask()
      return loggedBy(cluster, 'cluster.restarted').length === 1
    })
    const workers = workersOf(cluster)
    expect(workers.filter((pid) => former.includes(pid))).toEqual([])
    for (const pid of [cluster.process.pid ?? 0, ...workers]) process.kill(pid, 'SIGKILL')
    await cluster.exited
    expect(existsSync(path)).toBe(true)

    const next = spawnScript('gateway', env)
    await waitUntilReady(next, publicUrl)
    await ask()
    const { printed } = await examined(env, '--role', 'gateway')
    expect(printed).toContain(`unix:${path} answers`)
    next.process.kill('SIGTERM')
    expect(await next.exited).toBe(0)
    expect(existsSync(path)).toBe(false)
  })
})
