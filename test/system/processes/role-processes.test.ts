import { randomBytes } from 'node:crypto'
import { describe, expect, test } from '@jest/globals'
import { ConfigError, type ProcessName, readConfig } from '../../../platform/config/config.ts'
import { testSocket } from '../../support/database/test-database.ts'
import { until } from '../../support/time/until.ts'
import { spawnScript } from '../support/processes/child.ts'
import { aloneEnvironment } from '../support/processes/role-environment.ts'

const SECRET_KEYS = randomBytes(32).toString('base64')

const SUBGRAPH_FAULTS = ['DATABASE_URL', 'REDIS_URL', 'SECRET_KEYS']

function faultsOf(name: ProcessName, env: Record<string, string>): string[] {
  try {
    readConfig(env, name)
    return []
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    const lines = error.message.split('\n').slice(1)
    return lines.map((line) => line.trim().split(':')[0] ?? '').sort()
  }
}

describe('the environment of a process', () => {
  test.each<[ProcessName, string[]]>([
    ['all-in-one', []],
    ['server', SUBGRAPH_FAULTS],
    [
      'edge',
      [
        'CLUB_SEAL_KEYS',
        'CLUB_SUBGRAPH_URL',
        'REDIS_URL',
        'VOLUNTEER_SEAL_KEYS',
        'VOLUNTEER_SUBGRAPH_URL',
      ],
    ],
    ['facade', ['GATEWAY_SEAL_KEYS', 'GATEWAY_URL', 'REDIS_URL']],
    [
      'gateway',
      [
        'CLUB_SEAL_KEYS',
        'CLUB_SUBGRAPH_URL',
        'GATEWAY_SEAL_KEYS',
        'REDIS_URL',
        'VOLUNTEER_SEAL_KEYS',
        'VOLUNTEER_SUBGRAPH_URL',
      ],
    ],
    ['club', [...SUBGRAPH_FAULTS, 'CLUB_SEAL_KEYS', 'GRAPH_URL', 'PUBLIC_URL'].sort()],
    ['volunteer', [...SUBGRAPH_FAULTS, 'VOLUNTEER_SEAL_KEYS'].sort()],
    ['migrate', ['DATABASE_URL']],
    ['seed-sandbox', ['DATABASE_URL', 'GRAPH_URL', 'PUBLIC_URL', 'SECRET_KEYS']],
  ])('(%s) lacks all that it needs at once when it is empty', (name, faults) => {
    expect(faultsOf(name, {})).toEqual(faults)
  })

  test('lists what is missing beside what is wrong', () => {
    const env = { CLUB_SUBGRAPH_URL: 'ftp://club', PORT: 'x', SECRET_KEYS, REDIS_URL: 'redis://r' }
    expect(faultsOf('gateway', env)).toEqual([
      'CLUB_SUBGRAPH_URL',
      'PORT',
      'VOLUNTEER_SUBGRAPH_URL',
    ])
  })

  test('of a facade or gateway needs no secret of the data, and of a facade no seal of a subgraph', () => {
    const facade = {
      GATEWAY_URL: 'http://g',
      REDIS_URL: 'redis://r',
      GATEWAY_SEAL_KEYS: SECRET_KEYS,
    }
    expect(readConfig(facade, 'facade')).toMatchObject({
      gatewaySealKeys: [expect.any(Buffer)],
      clubSealKeys: null,
      secretKeys: null,
    })
    const gateway = {
      REDIS_URL: 'redis://r',
      CLUB_SUBGRAPH_URL: 'http://c',
      VOLUNTEER_SUBGRAPH_URL: 'http://v',
      GATEWAY_SEAL_KEYS: SECRET_KEYS,
      CLUB_SEAL_KEYS: SECRET_KEYS,
      VOLUNTEER_SEAL_KEYS: SECRET_KEYS,
    }
    expect(faultsOf('gateway', gateway)).toEqual([])
  })

  test('gives a subgraph its own database, whatever the other one has', () => {
    const env = {
      SECRET_KEYS,
      REDIS_URL: 'redis://r',
      GRAPH_URL: 'http://g',
      CLUB_DATABASE_URL: 'mysql://db/c',
      PUBLIC_URL: 'https://a',
    }
    expect(readConfig(env, 'club').clubDatabase).toBe('mysql://db/c')
    expect(faultsOf('volunteer', env)).toEqual(['DATABASE_URL'])
  })

  test('demands in PRODUCTION an address for clients, a real issuer of the gateway, a real identity provider of the club', () => {
    const env = {
      ENVIRONMENT: 'PRODUCTION',
      SECRET_KEYS,
      REDIS_URL: 'redis://r',
      DATABASE_URL: 'mysql://db/p',
      GATEWAY_URL: 'http://g',
      GRAPH_URL: 'http://g',
      CLUB_SUBGRAPH_URL: 'http://c',
      PUBLIC_URL: 'https://a',
      VOLUNTEER_SUBGRAPH_URL: 'http://v',
    }
    expect(faultsOf('gateway', env)).toEqual(['AUTH_ISSUER'])
    expect(
      ['facade', 'volunteer', 'migrate'].flatMap((n) => faultsOf(n as ProcessName, env)),
    ).toEqual([])
    expect(faultsOf('edge', env)).toEqual(['AUTH_ISSUER'])
    expect(faultsOf('club', env)).toEqual(['IDENTITY_PROVIDER'])
    expect(faultsOf('server', env)).toEqual(['AUTH_ISSUER', 'IDENTITY_PROVIDER'])
    const { PUBLIC_URL: _, ...withoutAddress } = env
    for (const name of ['facade', 'gateway', 'edge', 'server'] as const)
      expect(faultsOf(name, withoutAddress)).toContain('PUBLIC_URL')
    expect(faultsOf('seed-sandbox', env)).toEqual(['ENVIRONMENT'])
  })
})

describe('a process in PRODUCTION', () => {
  test('logs at its start which address leads to another machine without TLS or password', async () => {
    const child = spawnScript('migrate', {
      ENVIRONMENT: 'PRODUCTION',
      DATABASE_URL: 'mysql://app@database.invalid/p',
    })
    expect(await child.exited).toBe(1)
    const lines = child.output().split('\n')
    const logged = lines.filter((line) => line.includes('config.insecure_connection'))
    expect(logged.map((line) => JSON.parse(line))).toMatchObject([
      { event: 'config.insecure_connection', variable: 'DATABASE_URL', lacks: ['TLS', 'password'] },
    ])
  })
})

describe('a process that an edge replaces', () => {
  test.each(['facade', 'gateway'])('(%s) logs so once at its start', async (role) => {
    const child = spawnScript(role, {
      ...aloneEnvironment('redis://127.0.0.1:1'),
      ...{ PORT: '0', INTERNAL_PORT: '0' },
    })
    await until(() => child.output().includes('is ready at') || child.process.exitCode !== null)
    child.process.kill('SIGTERM')
    expect(await child.exited).toBe(0)
    const lines = child.output().split('\n')
    const logged = lines.filter((line) => line.includes('process.deprecated'))
    expect(logged.map((line) => JSON.parse(line))).toMatchObject([
      { role, replacedBy: 'edge', msg: expect.stringContaining('start:edge') },
    ])
  })
})

describe('a process of a subgraph', () => {
  test.each(['club', 'server'])(
    '(%s) refuses a database that was not migrated, and names the way out',
    async (role) => {
      const socket = encodeURIComponent(testSocket())
      const child = spawnScript(role, {
        PORT: '0',
        SECRET_KEYS,
        REDIS_URL: 'unix:///nowhere.sock',
        GRAPH_URL: 'http://g',
        PUBLIC_URL: 'https://a',
        DATABASE_URL: `mysql://root@localhost/never_${randomBytes(8).toString('hex')}?socketPath=${socket}`,
      })
      expect(await child.exited).toBe(1)
      expect(child.output()).toContain('npm run migrate')
      expect(child.output()).not.toContain('    at ')
    },
  )
})
