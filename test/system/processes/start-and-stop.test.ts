import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { findFreePort } from '../../support/http/free-port.ts'
import { makeRestClient } from '../forms/clients/rest-client.ts'
import {
  type DataDir,
  type Instance,
  makeDataDir,
  spawnInstance,
  startInstance,
} from '../support/processes/instance.ts'
import { makeUsedDataDir } from '../support/processes/used-data-dir.ts'

let dir: DataDir
let port: number

beforeAll(async () => {
  dir = await makeDataDir()
  port = await findFreePort()
})

afterAll(() => dir.remove())

/** With a database server of its own, whatever the tests run on. */
const WITH_SERVER = { DATABASE_URL: '' }

describe('starting and stopping', () => {
  /** The second start on the directory, which goes on beside the others. */
  let running: Instance

  afterAll(async () => {
    expect(await running?.end('SIGTERM')).toBe(0)
  })

  test('keeps data and ids over a restart, writes fresh tokens, and leaves nothing running', async () => {
    const first = await startInstance({ dataDir: dir.path, port, env: WITH_SERVER })
    expect(serversOn(dir.path)).not.toEqual([])
    expect(await first.end('SIGINT')).toBe(0)
    expect(serversOn(dir.path)).toEqual([])

    running = await startInstance({ dataDir: dir.path, port, env: WITH_SERVER })
    const { sandbox } = running
    expect(sandbox.clubs.main.id).toBe(first.sandbox.clubs.main.id)
    expect(sandbox.installations['full']?.id).toBe(first.sandbox.installations['full']?.id)
    expect(sandbox.expired_access_token).not.toBe(first.sandbox.expired_access_token)
    expect(statSync(join(dir.path, 'sandbox.json')).mode & 0o777).toBe(0o600)
    const token = first.sandbox.installations['full']?.access_token ?? ''
    const context = await makeRestClient(running.baseUrl, token)('GET', '/context')
    expect(context.status).toBe(200)
  })

  describe('beside one that runs', () => {
    test('prints a request that works as it stands', () => {
      expect(running.output()).toContain(`${running.baseUrl}/v1/club`)
      expect(running.output()).toContain('curl')
    })

    test('refuses a second instance on the same data directory, and leaves the first alone', async () => {
      const second = spawnInstance(dir.path, { PORT: String(await findFreePort()) })
      expect(await second.exited).toBe(1)
      expect(second.output()).toContain(dir.path)
      expect((await fetch(`${running.baseUrl}/readyz`)).status).toBe(200)
    })

    test('runs a second instance on another port and data directory', async () => {
      const other = await makeUsedDataDir()
      const second = await startInstance({ dataDir: other.path })
      try {
        expect(second.sandbox.clubs.main.id).not.toBe(running.sandbox.clubs.main.id)
        const foreign = running.sandbox.installations['full']?.access_token ?? ''
        const answer = await makeRestClient(second.baseUrl, foreign)('GET', '/context')
        expect([answer.status, answer.body.error.code]).toEqual([401, 'invalid_token'])
      } finally {
        await second.end('SIGTERM')
        await other.remove()
      }
    })

    test('says that its port is taken, and leaves nothing of a second instance running', async () => {
      const other = await makeDataDir()
      const second = spawnInstance(other.path, { PORT: String(port) })
      expect(await second.exited).toBe(1)
      expect(second.output()).toContain(`Port ${port}`)
      expect(serversOn(other.path)).toEqual([])
      expect(readdirSync(other.path)).toEqual([])
      await other.remove()
    })
  })

  test('lists every fault of the environment at once and starts nothing', async () => {
    const child = spawnInstance(dir.path, { PORT: 'x', LOG_LEVEL: 'loud', SECRET_KEYS: 'short' })
    expect(await child.exited).toBe(1)
    for (const name of ['PORT', 'LOG_LEVEL', 'SECRET_KEYS']) expect(child.output()).toContain(name)
    expect(child.output()).not.toContain('    at ')
  })
})

/** Processes whose command line names the data directory: the database server and its watchdog. */
function serversOn(dataDir: string): string[] {
  return readdirSync('/proc').filter((pid) => {
    if (!/^[0-9]+$/.test(pid)) return false
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(dataDir)
    } catch {
      return false
    }
  })
}
