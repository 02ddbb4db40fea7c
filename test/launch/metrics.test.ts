import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { afterEach, describe, expect, test } from '@jest/globals'
import { Redis } from 'ioredis'
import { addressOf } from '../../launch/process/listening/address.ts'
import { serveRole } from '../../launch/process/serve-role.ts'
import { startInOrder } from '../../launch/process/start.ts'
import { makeCounting, openLimiter } from '../../launch/wiring/counting.ts'
import { readConfig } from '../../platform/config/config.ts'
import { makeHttpServer } from '../../platform/http/http-server.ts'
import type { CountCall } from '../../platform/limits/caller-limit.ts'

const COUNTED = 'clubgate_requests_counted_in_process_total'

let stop = async () => {}

afterEach(() => stop())

async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return String(port)
}

/** A process without anything of its own, whose Redis is away. */
async function startProcess(env: Record<string, string>) {
  const config = readConfig({ PORT: '0', LOG_LEVEL: 'silent', ...env })
  const { signal } = new AbortController()
  const address = await addressOf(config)
  const redis = new Redis({ lazyConnect: true, enableOfflineQueue: false })
  let countCall: CountCall | undefined
  stop = await startInOrder({ config, signal, say: () => {} }, (start) => {
    countCall = makeCounting(config, openLimiter(start, redis, null)).countCall
    return serveRole(start, { role: 'sample', app: makeHttpServer({ log: start.log }), address })
  })
  return { ...address, count: () => countCall?.({ kind: 'public', address: '192.0.2.1' }) }
}

describe('the metrics of a process', () => {
  test('contain locally counted requests and the event loop delay', async () => {
    const port = await freePort()
    const { count } = await startProcess({ METRICS_PORT: port })
    const read = async () => {
      const answer = await fetch(`http://127.0.0.1:${port}/metrics`)
      expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=/)
      return answer.text()
    }
    expect(await read()).toContain(`\n${COUNTED} 0\n`)
    await count()
    await count()
    const metrics = await read()
    expect(metrics).toContain(`\n${COUNTED} 2\n`)
    for (const name of ['nodejs_eventloop_lag_seconds', 'process_resident_memory_bytes'])
      expect(metrics).toContain(`\n${name} `)
  })

  test('are served only on METRICS_PORT, and not at all without it', async () => {
    const port = await freePort()
    const { baseUrl } = await startProcess({ METRICS_PORT: port })
    expect((await fetch(`${baseUrl}/metrics`)).status).toBe(404)
    await stop()

    const quiet = await startProcess({})
    expect((await fetch(`${quiet.baseUrl}/metrics`)).status).toBe(404)
    await expect(fetch(`http://127.0.0.1:${port}/metrics`)).rejects.toThrow()
  })
})
