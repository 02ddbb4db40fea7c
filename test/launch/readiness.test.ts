import { afterEach, describe, expect, test } from '@jest/globals'
import { fastify } from 'fastify'
import { addressOf } from '../../launch/process/listening/address.ts'
import { mountReadiness } from '../../launch/process/readiness.ts'
import { serveRole } from '../../launch/process/serve-role.ts'
import { startInOrder } from '../../launch/process/start.ts'
import { readConfig } from '../../platform/config/config.ts'
import { Problem } from '../../schema/problem.ts'
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
