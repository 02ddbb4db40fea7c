import { generateKeyPairSync } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { readAccess } from '../../../../clients/cli/mcp/access.ts'
import { runCommand } from '../run-command.ts'

const URL_OPTION = ['--url', 'https://clubgate.example']

let dir: string

const file = (name: string) => join(dir, name)

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'clubgate-mcp-'))
  const sandbox = {
    base_url: 'http://127.0.0.1:4000',
    graphql: 'http://127.0.0.1:4000/graphql',
    issuer: 'http://127.0.0.1:4000/idp',
    installations: { full: { oauth_subject: 's' } },
    api_keys: { pro: { key: 'vk_own' } },
  }
  const exchange = {
    oauth_subject: 's',
    credential_key_id: 'k',
    oauth_issuer: 'https://id.example',
    oauth_token_url: 'https://id.example/token',
    oauth_audience_scope: 'aud',
    api_base_url: 'https://clubgate.example/v1/club',
  }
  await writeFile(file('sandbox.json'), JSON.stringify(sandbox))
  await writeFile(file('exchange.json'), JSON.stringify({ data: exchange }))
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const { privateKey: ecKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  for (const [name, key] of Object.entries({ key: privateKey, public: publicKey, ec: ecKey }))
    await writeFile(file(`${name}.jwk`), JSON.stringify(key.export({ format: 'jwk' })))
  const addresses = {
    'user.json': { api_base_url: 'https://a:secret@clubgate.example/v1/club' },
    'token.json': { oauth_token_url: 'id.example/token' },
  }
  for (const [name, changes] of Object.entries(addresses))
    await writeFile(file(name), JSON.stringify({ data: { ...exchange, ...changes } }))
  await writeFile(file('other.json'), '{"data": {}}')
})

afterAll(() => rm(dir, { recursive: true }))

describe('clubgate mcp', () => {
  test.each([
    [[], { CLUBGATE_TOKEN: 't' }, 2, 'need --url'],
    [URL_OPTION, {}, 2, '--url needs CLUBGATE_TOKEN or CLUBGATE_API_KEY'],
    [['--url', 'clubgate'], { CLUBGATE_TOKEN: 't' }, 2, '--url is an address'],
    [['--url', 'https://a:secret@c.example'], { CLUBGATE_TOKEN: 't' }, 2, '--url has no place for'],
    [URL_OPTION, { CLUBGATE_TOKEN: 'secret\n' }, 1, 'CLUBGATE_TOKEN has a character that no token'],
    [URL_OPTION, { CLUBGATE_API_KEY: 'vk_sécret' }, 1, 'CLUBGATE_API_KEY has a character that no'],
    [['--key', 'k.jwk'], {}, 2, '--exchange FILE and --key FILE.jwk belong together'],
    [['--installation', 'i-1'], {}, 2, "Unknown option '--installation'"],
    [['--token', 't'], {}, 2, "Unknown option '--token'"],
    [['--api-key', 'k'], {}, 2, "Unknown option '--api-key'"],
    [['--api', 'mail'], {}, 2, '--api is one of club, volunteer'],
    [[], { DATA_DIR: '/nowhere' }, 1, 'cannot be read. Start a sandbox with npm start'],
    [['--api', 'volunteer', ...URL_OPTION], { CLUBGATE_TOKEN: 't' }, 1, 'is not for the volunteer'],
    [['--write', ...URL_OPTION], { CLUBGATE_API_KEY: 'vk_other' }, 1, 'of this DATA_DIR alone'],
  ])('exits for %j with %j', async (args, env, exit, reason) => {
    const { status, printed, noted } = await runCommand(['mcp', ...args], {
      DATA_DIR: '/nowhere',
      ...env,
    })
    expect([status, printed]).toEqual([exit, ''])
    expect(noted).toContain(reason)
    expect(noted).not.toMatch(/s[eé]cret/)
  })
})

describe('the credential', () => {
  const read = (options: object, env: Record<string, string> = {}) =>
    readAccess(options, { env: { DATA_DIR: dir, ...env } })

  test('is that of the sandbox without an option, for both APIs', async () => {
    const { apis, hasOwnApiKey } = await read({})
    expect(apis.map(({ address }) => address)).toEqual([
      'http://127.0.0.1:4000/v1/club',
      'http://127.0.0.1:4000/api/developer/v1',
    ])
    expect(hasOwnApiKey).toBe(true)
  })

  test.each([
    ['vk_own', 'http://127.0.0.1:4000', true],
    ['vk_own', 'https://clubgate.example', false],
    ['vk_other', 'http://127.0.0.1:4000', false],
  ])('%s at %s writes to the Volunteer API: %s', async (key, url, isOwn) => {
    const { apis, hasOwnApiKey } = await read({ url }, { CLUBGATE_API_KEY: key })
    expect([apis.map(({ api }) => api), hasOwnApiKey]).toEqual([['volunteer'], isOwn])
  })

  test('of another file of a sandbox does not write to the Volunteer API', async () => {
    const own = { DATA_DIR: '/nowhere' }
    const { hasOwnApiKey } = await read({ sandbox: file('sandbox.json') }, own)
    expect(hasOwnApiKey).toBe(false)
  })

  test('is that of a stored exchange', async () => {
    const options = { exchange: file('exchange.json'), key: file('key.jwk') }
    const { baseUrl, apis } = await read(options)
    expect(baseUrl).toBe('https://clubgate.example')
    expect(apis.map(({ address, graphUrl }) => [address, graphUrl])).toEqual([
      ['https://clubgate.example/v1/club', 'https://clubgate.example/graphql'],
    ])
  })

  test.each([
    ['other.json', 'it lacks oauth_subject'],
    ['key.pem', 'cannot be read'],
    ['user.json', 'has no place for a user or a password'],
    ['token.json', 'oauth_token_url of'],
  ])('of %s is refused', async (name, reason) => {
    const options = { exchange: file(name), key: file('key.jwk') }
    await expect(read(options)).rejects.toThrow(reason)
  })

  test.each(['public.jwk', 'ec.jwk', 'exchange.json'])(
    'with %s, which is no private RSA key, is refused',
    async (name) => {
      const options = { exchange: file('exchange.json'), key: file(name) }
      await expect(read(options)).rejects.toThrow('is no private RSA key as a JWK')
    },
  )
})
