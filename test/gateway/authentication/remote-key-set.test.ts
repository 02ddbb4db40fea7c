import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { exportJWK, generateKeyPair, type JWK, jwtVerify, SignJWT } from 'jose'
import { makeRemoteKeySet } from '../../../gateway/authentication/remote-key-set.ts'

interface Issuer {
  url: string
  server: Server
  keys: JWK[]
  requests: string[]
  isBroken: boolean
  /** What discovery calls the issuer; its own address unless a test lies about it. */
  name?: string
}

let issuer: Issuer

beforeEach(async () => {
  const server = createServer((request, response) => {
    issuer.requests.push(request.url ?? '')
    response.statusCode = issuer.isBroken ? 500 : 200
    const discovery = { issuer: issuer.name ?? issuer.url, jwks_uri: `${issuer.url}/keys` }
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(request.url === '/keys' ? { keys: issuer.keys } : discovery))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  issuer = { url, server, keys: [], requests: [], isBroken: false }
})

afterEach(async () => {
  issuer.server.closeAllConnections()
  await new Promise((resolve) => issuer.server.close(resolve))
})

async function aTokenOf(kid: string): Promise<string> {
  const { privateKey, publicKey } = await generateKeyPair('ES256')
  issuer.keys.push({ ...(await exportJWK(publicKey)), kid, alg: 'ES256' })
  return new SignJWT({ sub: 's' }).setProtectedHeader({ alg: 'ES256', kid }).sign(privateKey)
}

describe('the key set of an issuer', () => {
  test('is discovered once', async () => {
    const token = await aTokenOf('k1')
    const keySet = makeRemoteKeySet(issuer.url)
    expect(issuer.requests).toEqual([])

    await Promise.all([jwtVerify(token, keySet), jwtVerify(token, keySet)])
    await jwtVerify(token, keySet)
    expect(issuer.requests).toEqual(['/.well-known/openid-configuration', '/keys'])
  })

  test('is fetched again after a failure', async () => {
    const token = await aTokenOf('k1')
    const keySet = makeRemoteKeySet(issuer.url)
    issuer.isBroken = true
    await expect(jwtVerify(token, keySet)).rejects.toThrow('answered 500')

    issuer.isBroken = false
    await expect(jwtVerify(token, keySet)).resolves.toBeDefined()
  })

  test('is fetched again after a key rotation', async () => {
    const keySet = makeRemoteKeySet(issuer.url, { cooldownMs: 0 })
    await jwtVerify(await aTokenOf('k1'), keySet)
    issuer.keys = []
    const token = await aTokenOf('k2')
    await expect(jwtVerify(token, keySet)).resolves.toBeDefined()
  })

  test('is refused if the discovery document names another issuer', async () => {
    const token = await aTokenOf('k1')
    issuer.name = 'https://other.test'
    await expect(jwtVerify(token, makeRemoteKeySet(issuer.url))).rejects.toThrow('names the issuer')
  })
})
