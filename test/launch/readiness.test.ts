import { afterEach, describe, expect, test } from '@jest/globals'
import { fastify } from 'fastify'
import { addressOf } from '../../launch/process/listening/address.ts'
import { mountReadiness } from '../../launch/process/readiness.ts'
import { serveRole } from '../../launch/process/serve-role.ts'
import { observeRequests } from '../../launch/process/signals/observe-requests.ts'
import { startInOrder } from '../../launch/process/start.ts'
import { readConfig } from '../../platform/config/config.ts'
import { makeHttpServer } from '../../platform/http/http-server.ts'
import { showReadiness } from '../../platform/metrics/readiness.ts'
import { scrape } from '../../platform/metrics/scrape.ts'
import { Problem } from '../../schema/problem.ts'
import { asNotReady } from '../../subgraphs/foundation/database/cluster/require-writable-database.ts'
import { asDatabaseProblem } from '../../subgraphs/foundation/database/database-errors.ts'
import { captureLog } from '../support/log/captured-log.ts'
import { until } from '../support/time/until.ts'

let stop = async () => {}

afterEach(() => stop())

/** Serves nothing but how it is. */
async function startRole(env: Record<string, string>) {
  const config = readConfig({ PORT: '0', LOG_LEVEL: 'silent', ...env })
  const { signal } = new AbortController()
  const address = await addressOf(config)
  const app = fastify()
  const said: string[] = []
  const say = (line: string) => void said.push(line)
  stop = await startInOrder({ config, signal, say }, (start) =>
    serveRole(start, { role: 'sample', app, address }),
  )
  const ask = (path: string) => fetch(address.listenUrl + path).then(({ status }) => status)
  return Object.assign(ask, { said, address })
}

describe('a started process', () => {
  test('states where it listens, not the address of clients', async () => {
    const { said, address } = await startRole({ PUBLIC_URL: 'https://api.example' })
    expect(said).toEqual([`The process sample is ready at http://127.0.0.1:${address.port}`])
  })
})

describe('the log of probes', () => {
  test('has one line for each change of an answer', async () => {
    const { log, withEvent } = captureLog('info')
    const app = makeHttpServer({ log })
    observeRequests(app, log)
    const readiness = mountReadiness(app, { checks: [] })
    const ask = (url: string) => app.inject(url)
    await ask('/readyz')
    await ask('/readyz')
    readiness.begin()
    for (const url of ['/readyz', '/livez', '/readyz', '/livez', '/readyz']) await ask(url)
    readiness.end()
    await ask('/readyz')
    const said = withEvent('request.answered').map(({ route, status }) => `${route} ${status}`)
    expect(said).toEqual(['/readyz 503', '/readyz 200', '/livez 200', '/readyz 503'])
    await app.close()
  })
})

describe('a stopping process', () => {
  test('answers /livez 200, /readyz 503 and requests until SHUTDOWN_DELAY is over', async () => {
    const ask = await startRole({ SHUTDOWN_DELAY: '2s' })
    expect([await ask('/livez'), await ask('/readyz')]).toEqual([200, 200])
    const stoppedAt = performance.now()
    const stopped = stop()
    expect([await ask('/livez'), await ask('/readyz')]).toEqual([200, 503])

    await stopped
    // It can only take longer on a busy machine.
    expect(performance.now() - stoppedAt).toBeGreaterThan(1_900)
    await expect(ask('/livez')).rejects.toThrow()
  })
})

describe('readiness', () => {
  async function mount(setup: Parameters<typeof mountReadiness>[1]) {
    const app = fastify()
    const readiness = mountReadiness(app, setup)
    const ask = async () => {
      const answer = await app.inject('/readyz')
      return [answer.statusCode, answer.json()]
    }
    return { ...readiness, ask }
  }

  test('begins after the first connection to Redis, and reports a later outage', async () => {
    let isThere = false
    const { begin, ask } = await mount({ checks: [], isRedisConnected: () => isThere })
    begin()
    expect(await ask()).toEqual([503, { status: 'not_ready', redis: 'away' }])
    isThere = true
    expect(await ask()).toEqual([200, { status: 'ready', redis: 'connected' }])
    isThere = false
    expect(await ask()).toEqual([200, { status: 'ready', redis: 'away' }])
  })

  test('is 503 while a check fails, with the message of a Problem only, and recovers with the check', async () => {
    let fault: Error | null = new Error('No database.')
    const check = async () => {
      if (fault) throw fault
    }
    const { begin, ask } = await mount({ checks: [check] })
    begin()
    expect(await ask()).toEqual([503, { status: 'not_ready' }])
    fault = new Problem('dependency_unavailable', 'The database takes no writes.')
    expect(await ask()).toEqual([
      503,
      { status: 'not_ready', reason: 'The database takes no writes.' },
    ])
    fault = null
    await until(async () => (await ask())[0] === 200)
  })
})

describe('the gauge of readiness', () => {
  const errorOf = (errno: number) => Object.assign(new Error('It failed.'), { errno })
  const linesOf = async () =>
    (await scrape()).split('\n').filter((line) => line.startsWith('clubgate_ready'))

  async function show(check: () => Promise<unknown>, isRedisConnected?: () => boolean) {
    const readiness = mountReadiness(fastify(), { checks: [check], isRedisConnected })
    const hide = showReadiness('sample', readiness.look)
    return { ...readiness, hide }
  }

  test('names the stage of the process, and is gone with it', async () => {
    const { begin, end, hide } = await show(async () => {})
    expect(await linesOf()).toEqual(['clubgate_ready{role="sample",reason="starting"} 0'])
    begin()
    expect(await linesOf()).toEqual(['clubgate_ready{role="sample",reason="none"} 1'])
    end()
    expect(await linesOf()).toEqual(['clubgate_ready{role="sample",reason="stopping"} 0'])
    hide()
    expect(await linesOf()).toEqual([])
  })

  test.each([
    ['database_away', errorOf(2013)],
    ['database_away', { code: 'ECONNREFUSED' }],
    ['database_read_only', errorOf(1290)],
    ['database_no_majority', errorOf(1047)],
    ['database_incomplete', errorOf(1146)],
    ['database_incomplete', errorOf(1049)],
    ['unknown', errorOf(1064)],
  ])('is 0 with the reason %s for %p', async (reason, error) => {
    const { begin, hide } = await show(async () => {
      throw asNotReady(asDatabaseProblem(error))
    })
    begin()
    expect(await linesOf()).toEqual([`clubgate_ready{role="sample",reason="${reason}"} 0`])
    hide()
  })

  test('stays 1 while Redis is away, with that reason', async () => {
    let isThere = true
    const { begin, hide } = await show(
      async () => {},
      () => isThere,
    )
    begin()
    expect(await linesOf()).toEqual(['clubgate_ready{role="sample",reason="none"} 1'])
    isThere = false
    expect(await linesOf()).toEqual(['clubgate_ready{role="sample",reason="redis_away"} 1'])
    hide()
  })

  test('keeps its last value while a check takes longer than a scrape', async () => {
    let hanging: Promise<void> | null = null
    const { begin, hide } = await show(async () => hanging)
    begin()
    await linesOf()
    const { promise, resolve } = Promise.withResolvers<void>()
    hanging = promise
    expect(await linesOf()).toEqual(['clubgate_ready{role="sample",reason="none"} 1'])
    resolve()
    hide()
  })
})
