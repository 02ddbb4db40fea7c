import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { ConfigError, readConfig } from '../../../platform/config/config.ts'
import { isGuessable } from '../../../platform/config/production/guessable-key.ts'
import { readRedisUrl } from '../../../platform/config/redis-url.ts'
import { EnvironmentVariables } from '../../../platform/config/variables.ts'

const KEY = randomBytes(32).toString('base64')

const PRODUCTION = {
  ENVIRONMENT: 'PRODUCTION',
  PUBLIC_URL: 'https://api.example.com',
  SECRET_KEYS: KEY,
  AUTH_ISSUER: 'https://issuer.example.com',
  DATABASE_URL: 'mysql://app:secret@db/clubgate',
  IDENTITY_PROVIDER: 'zitadel',
  ZITADEL_PROJECT_ID: '1234',
  ZITADEL_ORGANIZATION_ID: '5678',
  ZITADEL_KEY_FILE: '/run/secrets/zitadel-key',
}

/** Names of the variables that the refusal lists, one a line. */
function faultsOf(env: Record<string, string>): string[] {
  try {
    readConfig(env)
    return []
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    const lines = error.message.split('\n').slice(1)
    return lines.map((line) => line.trim().split(':')[0] ?? '').sort()
  }
}

describe('the configuration', () => {
  test('of an empty environment is a sandbox on port 4000 of this machine alone', () => {
    expect(readConfig({})).toMatchObject({
      environment: 'SANDBOX',
      port: 4000,
      internalPort: 4100,
      host: '127.0.0.1',
      databases: null,
      embeddedDatabase: 'auto',
      secretKeys: null,
      issuer: null,
      publicUrl: null,
      redisUrl: null,
      clubRateLimit: 1200,
    })
  })

  test('takes an empty value for an unset one', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '', SECRET_KEYS: '' })).toEqual(readConfig({}))
  })

  test('ignores variables it does not know', () => {
    expect(readConfig({ HOME: '/home/app', PATH: '/bin' })).toEqual(readConfig({}))
  })

  test('reads the address of Redis and the rate limit of an installation', () => {
    const config = readConfig({ REDIS_URL: 'rediss://redis:6379/1', CLUB_RATE_LIMIT: '10' })
    expect(config).toMatchObject({ redisUrl: 'rediss://redis:6379/1', clubRateLimit: 10 })
    expect(faultsOf({ REDIS_URL: 'http://redis', CLUB_RATE_LIMIT: '0' })).toEqual([
      'CLUB_RATE_LIMIT',
      'REDIS_URL',
    ])
  })

  test('reads the authority of Redis from a file beside rediss:// alone', () => {
    const file = join(import.meta.dirname, 'config.test.ts')
    const REDIS_URL = `rediss://:p%40ss@redis:6380/2?ca=${file}`
    const { redisUrl } = readConfig({ REDIS_URL })
    const { url, ca } = readRedisUrl(redisUrl ?? '')
    expect(url).toBe('rediss://:p%40ss@redis:6380/2')
    expect(ca).toContain('reads the authority of Redis')
    expect(readRedisUrl('unix:///run/redis.sock')).toEqual({
      url: 'unix:///run/redis.sock',
      ca: null,
    })
    expect(faultsOf({ REDIS_URL: `redis://redis?ca=${file}` })).toEqual(['REDIS_URL'])
  })

  test('reads each event limit of volunteer clubs by itself', () => {
    const limitsOf = (text: string) =>
      readConfig({ VOLUNTEER_EVENT_LIMITS: text }).volunteerEventLimits
    expect(limitsOf('')).toEqual({ basic: 3, pro: 50, api_access_plus: 200 })
    expect(limitsOf('pro=7, api_access_plus=9')).toEqual({ basic: 3, pro: 7, api_access_plus: 9 })
    for (const text of ['pro', 'pro=-1', 'gold=7', 'pro=7;basic=1'])
      expect(faultsOf({ VOLUNTEER_EVENT_LIMITS: text })).toEqual(['VOLUNTEER_EVENT_LIMITS'])
  })

  test('accepts a mail server only with a sender address', () => {
    const SMTP_URL = 'smtps://user:pass@mail.example.org'
    for (const MAIL_FROM of ['fest@example.org', 'Fest & Co. <fest@example.org>'])
      expect(readConfig({ SMTP_URL, MAIL_FROM })).toMatchObject({
        ...{ smtpUrl: SMTP_URL, mailFrom: MAIL_FROM },
      })
    expect(faultsOf({ SMTP_URL })).toEqual(['MAIL_FROM'])
    expect(faultsOf({ SMTP_URL: 'https://mail.example.org', MAIL_FROM: 'a@b' })).toEqual([
      'SMTP_URL',
    ])
    for (const MAIL_FROM of ['fest', 'a@b, c@d', 'Fest\r\nBcc: x <a@b>', 'A <a@b> <c@d>'])
      expect(faultsOf({ SMTP_URL, MAIL_FROM })).toEqual(['MAIL_FROM'])
  })

  test('strips trailing slashes from PUBLIC_URL', () => {
    expect(readConfig({ PUBLIC_URL: 'https://api.example.com//' }).publicUrl).toBe(
      'https://api.example.com',
    )
  })
})

describe('the refusal of an environment', () => {
  test('lists every invalid variable at once, and every contradiction between variables', () => {
    const env = {
      PORT: 'http',
      PUBLIC_URL: 'ftp://api',
      ENVIRONMENT: 'PRODUCTION',
      LOG_LEVEL: 'loud',
      DATABASE_URL: 'postgres://db/clubgate',
      EMBEDDED_DATABASE: 'sqlite',
    }
    const faulty = [...Object.keys(env), 'SECRET_KEYS', 'AUTH_ISSUER', 'IDENTITY_PROVIDER']
    expect(faultsOf(env)).toEqual(faulty.filter((name) => name !== 'ENVIRONMENT').sort())
  })

  test('lists an unknown ENVIRONMENT together with contradictions between other variables', () => {
    expect(faultsOf({ ENVIRONMENT: 'STAGING', EMBEDDED_DATABASE: 'off' })).toEqual([
      'DATABASE_URL',
      'ENVIRONMENT',
    ])
  })

  test('states the rule of each variable, in no words of a library', () => {
    const names = Object.keys(EnvironmentVariables.shape)
    const env = Object.fromEntries(names.map((name) => [name, '\u0001 :']))
    expect(() => readConfig({ ...env, HOST: '127.0.0.1' })).toThrow(
      /^ {2}PORT: a whole number from 0 to 65535$/m,
    )
    expect(() => readConfig(env)).toThrow(/^ {2}PUBLIC_URL: an address such as https:\S+$/m)
    expect(() => readConfig(env)).toThrow(/^ {2}GRAPHIQL: one of on, off$/m)
    expect(() => readConfig(env)).not.toThrow(/invalid|expected|received/i)
  })

  test.each([
    ['above 65535', '65536'],
    ['below 0', '-1'],
    ['with a fraction', '80.5'],
    ['that is text', 'http'],
  ])('names a port %s', (_fault, PORT) => {
    expect(faultsOf({ PORT })).toEqual(['PORT'])
  })

  test.each(['proxy.local', '10.0.0.0/33', '127.0.0.1,x'])('names a proxy %s', (TRUST_PROXY) => {
    expect(faultsOf({ TRUST_PROXY })).toEqual(['TRUST_PROXY'])
  })

  test.each([
    '*',
    'null',
    'dashboard.example.com',
    'https://dashboard.example.com/',
    'https://dashboard.example.com/path',
    'https://dashboard.example.com:443',
    'HTTPS://dashboard.example.com',
    'ftp://dashboard.example.com',
    'https://*.example.com',
    'http://localhost:*',
    'https://good.example.com,x',
  ])('names an origin %s', (CORS_ORIGINS) => {
    expect(faultsOf({ CORS_ORIGINS })).toEqual(['CORS_ORIGINS'])
  })

  test('names the origin that was meant, and no password', () => {
    const env = { CORS_ORIGINS: 'https://a.example/, https://user:hunter2@b.example' }
    expect(() => readConfig(env)).toThrow(
      'https://a.example/ is no origin: write https://a.example',
    )
    expect(() => readConfig(env)).not.toThrow(/hunter2/)
  })

  test('lists the origins whose pages may call the APIs, beside this machine in a sandbox', () => {
    const list = 'https://a.example, https://b.example:8443'
    const origins = ['https://a.example', 'https://b.example:8443']
    expect(readConfig({ CORS_ORIGINS: list }).cors).toEqual({ origins, allowsLoopback: true })
    const production = readConfig({ ...PRODUCTION, CORS_ORIGINS: list }).cors
    expect(production).toEqual({ origins, allowsLoopback: false })
  })

  test('never shows the value of a secret', () => {
    const env = { ...PRODUCTION, SECRET_KEYS: 'hunter2hunter2', DATABASE_URL: 'mysql:/pass/word' }
    expect(() => readConfig(env)).not.toThrow(/hunter2|pass\/word/)
    expect(faultsOf(env)).toContain('SECRET_KEYS')
  })
})

describe('a sandbox', () => {
  test.each([
    ['NODE_ENV is production', { NODE_ENV: 'production' }],
    ['HOST is everywhere', { HOST: '0.0.0.0' }],
    ['HOST is a name of this machine', { HOST: 'api.example.com' }],
    ['HOST is everywhere in IPv6', { HOST: '::' }],
    ['the other tiers come from elsewhere', { INTERNAL_HOST: '10.0.0.1' }],
  ])('is refused where %s, unless ENVIRONMENT=SANDBOX is set', (_what, env) => {
    expect(faultsOf(env)).toEqual(['ENVIRONMENT'])
    expect(faultsOf({ ...env, ENVIRONMENT: 'SANDBOX' })).toEqual([])
  })

  test.each(['127.0.0.1', '127.0.0.53', '::1', 'localhost'])(
    'starts without ENVIRONMENT at %s',
    (HOST) => {
      expect(faultsOf({ HOST, NODE_ENV: 'development' })).toEqual([])
    },
  )
})

describe('PRODUCTION', () => {
  test('logs each request by default, which a sandbox does not', () => {
    const levels = [PRODUCTION, {}, { LOG_LEVEL: 'error' }].map((env) => readConfig(env).logLevel)
    expect(levels).toEqual(['info', 'warn', 'error'])
  })

  test('refuses pages without TLS, other than those of this machine', () => {
    const faults = (CORS_ORIGINS: string) => faultsOf({ ...PRODUCTION, CORS_ORIGINS })
    expect(faults('http://dashboard.example.com')).toEqual(['CORS_ORIGINS'])
    expect(faults('http://dashboard.example.com,x')).toEqual(['CORS_ORIGINS', 'CORS_ORIGINS'])
    expect(faults('https://dashboard.example.com,http://localhost:3000')).toEqual([])
  })

  test('refuses an issuer without TLS', () => {
    expect(faultsOf({ ...PRODUCTION, AUTH_ISSUER: 'http://issuer.example.com' })).toEqual([
      'AUTH_ISSUER',
    ])
  })

  test.each([
    ['of equal bytes', Buffer.alloc(32, 7)],
    ['of nothing', Buffer.alloc(32)],
    ['of rising bytes', Buffer.from(Array.from({ length: 32 }, (_, index) => index))],
    ['of falling bytes', Buffer.from(Array.from({ length: 32 }, (_, index) => 255 - 3 * index))],
    ['of one word again and again', Buffer.from('changemechangemechangemechangeme')],
    ['that is text', Buffer.from('correct horse battery staple 123')],
    ['that was typed as base64', Buffer.from(`${'secret'.repeat(7)}s=`, 'base64')],
  ])('refuses a key %s, in any position', (_what, key) => {
    const keys = `${KEY},${key.toString('base64')}`
    expect(faultsOf({ SECRET_KEYS: keys })).toEqual([])
    expect(faultsOf({ ...PRODUCTION, SECRET_KEYS: keys })).toEqual(['SECRET_KEYS'])
    expect(faultsOf({ ...PRODUCTION, CLUB_SEAL_KEYS: keys })).toEqual(['CLUB_SEAL_KEYS'])
  })

  test('accepts every random key', () => {
    for (let n = 0; n < 10_000; n += 1) expect(isGuessable(randomBytes(32))).toBe(false)
  })

  test('is accepted with secrets, an issuer and a database', () => {
    expect(readConfig(PRODUCTION).environment).toBe('PRODUCTION')
  })

  test.each(['SECRET_KEYS', 'AUTH_ISSUER', 'DATABASE_URL', 'PUBLIC_URL'])(
    'has no default for %s',
    (name) => {
      expect(faultsOf({ ...PRODUCTION, [name]: '' })).toEqual([name])
    },
  )

  test('lists all missing variables at once', () => {
    expect(faultsOf({ ENVIRONMENT: 'PRODUCTION' })).toEqual([
      'AUTH_ISSUER',
      'DATABASE_URL',
      'IDENTITY_PROVIDER',
      'PUBLIC_URL',
      'SECRET_KEYS',
    ])
  })

  test.each(['facade', 'gateway', 'club', 'volunteer', 'all-in-one'] as const)(
    'refuses to start the process %s without PUBLIC_URL',
    (name) => {
      const env = { ENVIRONMENT: 'PRODUCTION' }
      expect(() => readConfig(env, name)).toThrow(/^ {2}PUBLIC_URL: needed/m)
      expect(() => readConfig({ ...env, PUBLIC_URL: 'https://a.b' }, name)).not.toThrow(
        /^ {2}PUBLIC_URL:/m,
      )
    },
  )

  test.each([
    '0.0.0.0/0',
    '::/0',
    '0.0.0.0/1,128.0.0.0/1',
    '10.0.0.0/8,0.0.0.0/2,64.0.0.0/2,128.0.0.0/2,192.0.0.0/2',
    '2000::/4,3000::/4',
    '::ffff:0:0/96',
    '::ffff:0:0/97,::ffff:128.0.0.0/97',
  ])('refuses to trust %s as proxies', (TRUST_PROXY) => {
    expect(faultsOf({ TRUST_PROXY })).toEqual([])
    expect(faultsOf({ ...PRODUCTION, TRUST_PROXY })).toEqual(['TRUST_PROXY'])
  })

  test.each(['127.0.0.1', '10.0.0.0/8,172.16.0.0/12,192.168.0.0/16', 'fc00::/7,fe80::/10', '::1'])(
    'trusts %s as proxies',
    (TRUST_PROXY) => {
      expect(faultsOf({ ...PRODUCTION, TRUST_PROXY })).toEqual([])
    },
  )

  test.each([
    [{ DATABASE_URL: 'mysql://app:secret@db/p' }, ['DATABASE_URL lacks TLS']],
    [{ DATABASE_URL: 'mysql://app@db/p' }, ['DATABASE_URL lacks TLS,password']],
    [{ DATABASE_URL: 'mysql://app:secret@db/p?ssl=verify' }, []],
    [{ DATABASE_URL: 'mysql://app@127.0.0.1/p' }, []],
    [{ DATABASE_URL: 'mysql://app@[::1]/p' }, []],
    [{ DATABASE_URL: 'mysql://app@localhost/p' }, []],
    [
      { DATABASE_URL: 'mysql://app@127.0.0.1.example.com/p?ssl=verify' },
      ['DATABASE_URL lacks password'],
    ],
    [{ DATABASE_URL: 'mysql://root@db/p?socketPath=%2Frun%2Fmysql.sock' }, []],
    [
      {
        CLUB_DATABASE_URL: 'mysql://c@db/c',
        VOLUNTEER_DATABASE_URL: 'mysql://v:s@db/v?ssl=verify',
      },
      ['CLUB_DATABASE_URL lacks TLS,password'],
    ],
    [
      { REDIS_URL: 'redis://redis:6379' },
      ['DATABASE_URL lacks TLS', 'REDIS_URL lacks TLS,password'],
    ],
    [{ REDIS_URL: 'rediss://:secret@redis' }, ['DATABASE_URL lacks TLS']],
    [{ REDIS_URL: 'unix:///run/redis.sock' }, ['DATABASE_URL lacks TLS']],
  ] as [Record<string, string>, string[]][])(
    'reports connections to other machines without TLS or password: %j',
    (env, expected) => {
      const found = readConfig({ ...PRODUCTION, ...env }).insecureConnections
      expect(found.map(({ variable, lacks }) => `${variable} lacks ${lacks}`)).toEqual(expected)
    },
  )

  test('has no local identity provider, and reports the missing setting', () => {
    const env = { ...PRODUCTION, IDENTITY_PROVIDER: 'local' }
    expect(() => readConfig(env)).toThrow(
      'IDENTITY_PROVIDER: local is for sandboxes; PRODUCTION needs zitadel',
    )
  })

  test('needs no DATABASE_URL when both databases have an address of their own', () => {
    const { DATABASE_URL: _, ...rest } = PRODUCTION
    const own = { CLUB_DATABASE_URL: 'mysql://a/c', VOLUNTEER_DATABASE_URL: 'mysql://b/v' }
    expect(faultsOf({ ...rest, ...own })).toEqual([])
  })
})

describe('DATABASE_URL', () => {
  const databasesOf = (env: Record<string, string>) => readConfig(env).databases

  test.each([
    ['mysql://app:p%40ss@db:3307/prefix', 'mysql://app:p%40ss@db:3307/prefix'],
    ['mysql://db/prefix/', 'mysql://db/prefix'],
    ['mysql://db', 'mysql://db/clubgate'],
    ['mysql://[::1]:3306/prefix', 'mysql://[::1]:3306/prefix'],
  ])('%s is the prefix of both names', (DATABASE_URL, prefix) => {
    expect(databasesOf({ DATABASE_URL })).toEqual({
      club: `${prefix}_club`,
      volunteer: `${prefix}_volunteer`,
    })
  })

  test('is overridden for one database by that address', () => {
    expect(
      databasesOf({ DATABASE_URL: 'mysql://db/p', CLUB_DATABASE_URL: 'mysql://other/c' }),
    ).toEqual({ club: 'mysql://other/c', volunteer: 'mysql://db/p_volunteer' })
    expect(
      databasesOf({ DATABASE_URL: 'mysql://db/p', VOLUNTEER_DATABASE_URL: 'mysql://other/v' }),
    ).toEqual({ club: 'mysql://db/p_club', volunteer: 'mysql://other/v' })
  })

  test('is required when only one database has an address of its own', () => {
    expect(faultsOf({ CLUB_DATABASE_URL: 'mysql://db/c' })).toEqual(['DATABASE_URL'])
    expect(faultsOf({ VOLUNTEER_DATABASE_URL: 'mysql://db/v' })).toEqual(['DATABASE_URL'])
  })

  test('is required while EMBEDDED_DATABASE is off', () => {
    expect(faultsOf({ EMBEDDED_DATABASE: 'off' })).toEqual(['DATABASE_URL'])
    expect(faultsOf({ EMBEDDED_DATABASE: 'off', DATABASE_URL: 'mysql://db/p' })).toEqual([])
  })
})

describe('SECRET_KEYS', () => {
  test('keeps the order of its keys, the current one first', () => {
    fc.assert(
      fc.property(
        fc.array(fc.uint8Array({ minLength: 32, maxLength: 32 }), { minLength: 1, maxLength: 3 }),
        (keys) => {
          const buffers = keys.map((key) => Buffer.from(key))
          const SECRET_KEYS = buffers.map((key) => key.toString('base64')).join(', ')
          expect(readConfig({ SECRET_KEYS }).secretKeys).toEqual(buffers)
        },
      ),
    )
  })

  test.each([
    ['one of 31 bytes', Buffer.alloc(31).toString('base64')],
    ['one of 33 bytes', Buffer.alloc(33).toString('base64')],
    ['an empty one', `${KEY},`],
    ['one with characters that base64 lacks', `!!!!${KEY}`],
    ['a good one and a bad one', `${KEY},short`],
  ])('refuses %s', (_fault, SECRET_KEYS) => {
    expect(faultsOf({ SECRET_KEYS })).toEqual(['SECRET_KEYS'])
  })
})
