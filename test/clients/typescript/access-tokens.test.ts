import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, test } from '@jest/globals'
import { importJWK, jwtVerify } from 'jose'
import { createClubClient, unwrap } from '../../../clients/typescript/src/index.ts'
import { type Script, startScriptedServer } from '../../support/http/scripted-server.ts'

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })

/** A platform whose identity provider gives out the tokens t-1, t-2 and so on. */
async function makePlatform(answer: Script, token: { status?: number; expires_in?: number } = {}) {
  const { status = 200, expires_in = 3600 } = token
  const assertions: string[] = []
  const server = await startScriptedServer((request, number) => {
    if (request.url !== '/token') return answer(request, number)
    assertions.push(new URLSearchParams(request.body).get('assertion') ?? '')
    if (status !== 200)
      return { status, body: { error: 'invalid_grant', error_description: 'No.' } }
    return { status, body: { access_token: `t-${assertions.length}`, expires_in } }
  })
  const credentials = {
    oauth_subject: 'subject-1',
    credential_key_id: 'key-1',
    oauth_issuer: server.baseUrl,
    oauth_token_url: `${server.baseUrl}/token`,
    oauth_audience_scope: 'aud:clubgate',
    private_jwk: privateKey.export({ format: 'jwk' }) as { kty: string },
  }
  const client = createClubClient({ baseUrl: server.baseUrl, credentials, wait: async () => {} })
  const used = () => server.requests.map(({ headers }) => headers.authorization).filter(Boolean)
  return { client, assertions, used, requests: server.requests }
}

const WELCOME: Script = () => ({ status: 200, body: { data: {} } })

describe('credentials of an installation', () => {
  test('become one token for concurrent calls, by an assertion that the issuer can verify', async () => {
    const { client, assertions, used, requests } = await makePlatform(WELCOME)
    await Promise.all([client.GET('/context'), client.GET('/context')])
    await client.GET('/context')
    expect(used()).toEqual(['Bearer t-1', 'Bearer t-1', 'Bearer t-1'])
    expect(assertions.length).toBe(1)

    const form = new URLSearchParams(requests.find(({ url }) => url === '/token')?.body)
    expect(form.get('scope')).toBe('openid aud:clubgate')
    const key = await importJWK(publicKey.export({ format: 'jwk' }), 'RS256')
    const { payload, protectedHeader } = await jwtVerify(assertions[0] ?? '', key)
    expect(protectedHeader).toEqual({ alg: 'RS256', kid: 'key-1' })
    expect(payload).toMatchObject({ iss: 'subject-1', sub: 'subject-1' })
  })

  test('become a new token when the current one is near its end', async () => {
    const { client, used } = await makePlatform(WELCOME, { expires_in: 0 })
    await client.GET('/context')
    await client.GET('/context')
    expect(used()).toEqual(['Bearer t-1', 'Bearer t-2'])
  })

  test('become a new token after a 401, once for each call', async () => {
    const refused = { status: 401, body: { error: { code: 'invalid_token', message: 'No.' } } }
    const script: Script = ({ headers }) =>
      headers.authorization === 'Bearer t-2' ? { status: 200, body: { data: {} } } : refused
    const { client, used } = await makePlatform(script)
    unwrap(await client.GET('/context'))
    expect(used()).toEqual(['Bearer t-1', 'Bearer t-2'])

    const always = await makePlatform(() => refused)
    const { response } = await always.client.GET('/context')
    expect([response.status, always.used()]).toEqual([401, ['Bearer t-1', 'Bearer t-2']])
  })

  test('fail with the reason of the identity provider, and are tried again by the next call', async () => {
    const { client, assertions } = await makePlatform(WELCOME, { status: 400 })
    await expect(client.GET('/context')).rejects.toThrow('400 invalid_grant: No.')
    await expect(client.GET('/context')).rejects.toThrow('400 invalid_grant: No.')
    expect(assertions.length).toBe(2)
  })
})

describe('a token that is a function', () => {
  test('is asked again after a 401', async () => {
    const tokens = ['old', 'new']
    const { baseUrl, requests } = await startScriptedServer(({ headers }) => ({
      status: headers.authorization === 'Bearer new' ? 200 : 401,
      body: { data: {} },
    }))
    const client = createClubClient({ baseUrl, token: () => tokens.shift() ?? '' })
    unwrap(await client.GET('/context'))
    expect(requests.length).toBe(2)
  })
})
