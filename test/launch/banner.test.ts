import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { toBanner } from '../../launch/process/banner.ts'
import { metricsUrlOf } from '../../launch/process/listening/address.ts'
import { readConfig } from '../../platform/config/config.ts'
import { makeFolder } from '../sandbox/sandbox-fixture.ts'

const run = promisify(execFile)
const BASE_URL = 'http://127.0.0.1:4321'

let folder: Awaited<ReturnType<typeof makeFolder>>

beforeEach(async () => {
  folder = await makeFolder()
})

afterEach(() => folder.remove())

describe('the banner', () => {
  test('names the addresses and how to stop', () => {
    const banner = toBanner({
      baseUrl: BASE_URL,
      listenUrl: BASE_URL,
      dataDir: '/data',
      hasSandbox: true,
      metricsUrl: null,
    })
    for (const text of ['/', '/docs', '/v1/club', '/api/developer/v1/', '/graphql', '/idp'].map(
      (path) => `${BASE_URL}${path}\n`,
    ))
      expect(banner).toContain(text)
    expect(banner).toContain('/data/sandbox.json')
    expect(banner).toContain('npx clubgate --help')
    expect(banner).toContain('Ctrl-C stops it.')
  })

  test('names where it listens, if clients use another address', () => {
    const facts = { dataDir: '/data', hasSandbox: false, metricsUrl: null, listenUrl: BASE_URL }
    expect(toBanner({ ...facts, baseUrl: 'https://api.example' })).toContain(
      `Listens at ${BASE_URL}\n`,
    )
    expect(toBanner({ ...facts, baseUrl: BASE_URL })).not.toContain('Listens at')
  })

  test.each([true, false])('names the portal where there is one: %s', (hasPortal) => {
    const facts = { baseUrl: BASE_URL, listenUrl: BASE_URL, dataDir: '/data', metricsUrl: null }
    const banner = toBanner({ ...facts, hasSandbox: true, hasPortal })
    expect(banner.includes(`${BASE_URL}/portal/\n`)).toBe(hasPortal)
  })

  test('reads the token by the shell of a sandbox in a container', () => {
    const banner = toBanner({
      baseUrl: BASE_URL,
      listenUrl: BASE_URL,
      dataDir: '/data',
      sandboxShell: 'docker exec box',
      hasSandbox: true,
      metricsUrl: null,
    })
    expect(banner).toMatch(/Bearer \$\(docker exec box node -p .* \/data\/sandbox\.json\)"/)
    expect(banner).toContain('docker exec box clubgate --help')
  })

  test.each(['.data', 'two words', "o'clock", 'cost $HOME `id` "x"'])(
    'has a request that bash sends with the token from the folder %s',
    async (name) => {
      const dataDir = join(folder.path, name)
      await mkdir(dataDir)
      const content = { installations: { full: { access_token: 'the-token' } } }
      await writeFile(join(dataDir, 'sandbox.json'), JSON.stringify(content))
      const banner = toBanner({
        baseUrl: BASE_URL,
        listenUrl: BASE_URL,
        dataDir,
        hasSandbox: true,
        metricsUrl: null,
      })
      const request = banner.split('\n').find((line) => line.includes('curl')) ?? ''
      const { stdout } = await run('bash', ['-c', `curl() { printf '%s\\n' "$@"; }\n${request}`])
      expect(stdout.trim().split('\n')).toEqual([
        '-H',
        'Authorization: Bearer the-token',
        `${BASE_URL}/v1/club/context`,
      ])
    },
  )

  test.each([
    [{ METRICS_PORT: '9464' }, 'http://127.0.0.1:9464/metrics'],
    [{ METRICS_PORT: '9464', METRICS_HOST: '::1' }, 'http://[::1]:9464/metrics'],
    [{}, null],
  ])('names the address of the metrics where they are served: %j', (env, url) => {
    const metricsUrl = metricsUrlOf(readConfig(env))
    const facts = {
      baseUrl: BASE_URL,
      listenUrl: BASE_URL,
      dataDir: '/data',
      hasSandbox: false,
      metricsUrl,
    }
    const line = /^ {2}Metrics +(\S+)$/m.exec(toBanner(facts))
    expect(line?.[1] ?? null).toBe(url)
  })

  test('has no line about tokens when a real issuer is configured', () => {
    const banner = toBanner({
      baseUrl: BASE_URL,
      listenUrl: BASE_URL,
      dataDir: '/data',
      hasSandbox: false,
      metricsUrl: null,
    })
    expect(banner).toContain(`${BASE_URL}/v1/club`)
    expect(banner).toContain(`${BASE_URL}/docs\n`)
    expect(banner).not.toContain(`${BASE_URL}/\n`)
    expect(banner).not.toContain('sandbox')
    expect(banner).not.toContain('/idp')
  })
})
