import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { type CryptoKey, exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose'
import { makeRemoteKeySet } from '../../../gateway/authentication/remote-key-set.ts'
import { addClub, addInstallation } from '../../support/club/fixtures.ts'
import { startTestApi, type TestApi } from '../../support/http/api.ts'

/** A real issuer, as far as a verifier knows one. */
let issuer: { url: string; server: Server; keys: JWK[]; isDown: boolean }

beforeAll(async () => {
  const server = createServer((request, response) => {
    response.statusCode = issuer.isDown ? 503 : 200
    response.setHeader('content-type', 'application/json')
    const discovery = { issuer: issuer.url, jwks_uri: `${issuer.url}/keys` }
    response.end(JSON.stringify(request.url === '/keys' ? { keys: issuer.keys } : discovery))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  issuer = { url, server, keys: [], isDown: false }
})

afterAll(async () => {
  issuer.server.closeAllConnections()
  await new Promise((resolve) => issuer.server.close(resolve))
})

beforeEach(() => {
  issuer.keys = []
  issuer.isDown = false
})

/** Gives the issuer another key, beside none of the former. */
async function rotate(kid: string): Promise<(subject: string) => Promise<string>> {
  const { publicKey, privateKey } = await generateKeyPair('RS256')
  issuer.keys = [{ ...(await exportJWK(publicKey)), kid, alg: 'RS256' }]
  return (subject) => sign(subject, kid, privateKey)
}

function sign(subject: string, kid: string, key: CryptoKey): Promise<string> {
  return new SignJWT({})
    .setProtectedHeader({ alg: 'RS256', kid, typ: 'at+jwt' })
    .setIssuer(issuer.url)
    .setAudience('clubgate')
    .setSubject(subject)
    .setIssuedAt()
    .setExpirationTime('5m')
    .sign(key)
}

async function startApi(): Promise<{ api: TestApi; subject: string }> {
  const keySet = makeRemoteKeySet(issuer.url, { cooldownMs: 0 })
  const api = await startTestApi({ tokens: { issuer: issuer.url, keySet } })
  const { club } = await addClub(api.club)
  const { oauthSubject } = await addInstallation(api.club, club)
  return { api, subject: oauthSubject }
}

async function askContext(api: TestApi, token: string) {
  const { status, body } = await api.ask('GET', '/v1/club/context', { token })
  return [status, body.error?.code]
}

const UNAVAILABLE = [503, 'authorization_unavailable']

describe('a request to the club API', () => {
  test('is let in under a new key of the issuer without a restart, and no more under the old one', async () => {
    const { api, subject } = await startApi()
    const old = await rotate('key-1')
    expect(await askContext(api, await old(subject))).toEqual([200, undefined])

    const current = await rotate('key-2')
    expect(await askContext(api, await current(subject))).toEqual([200, undefined])
    expect(await askContext(api, await old(`${subject}x`))).toEqual([401, 'invalid_token'])
    await api.close()
  })

  test('answers 503 authorization_unavailable while the keys of the issuer cannot be fetched', async () => {
    const { api, subject } = await startApi()
    const token = await (await rotate('key-1'))(subject)
    issuer.isDown = true
    expect(await askContext(api, token)).toEqual(UNAVAILABLE)

    issuer.isDown = false
    expect(await askContext(api, token)).toEqual([200, undefined])
    await api.close()
  })

  test('answers 503 authorization_unavailable while the tenant store cannot be reached', async () => {
    const { api, subject } = await startApi()
    const token = await (await rotate('key-1'))(subject)
    await api.club.close()
    expect(await askContext(api, token)).toEqual(UNAVAILABLE)
    await Promise.all([api.app.close(), api.volunteer.close()])
  })
})
