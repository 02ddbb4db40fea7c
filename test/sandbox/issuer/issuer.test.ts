import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { decodeProtectedHeader, jwtVerify } from 'jose'
import { verifyToken } from '../../../gateway/authentication/verify-token.ts'
import { makeLocalIssuer } from '../../../sandbox/issuer/local-issuer.ts'
import { makeFolder, NOW } from '../sandbox-fixture.ts'

const ISSUER = 'http://127.0.0.1:4000/idp'
const AUDIENCE = 'clubgate'

let folder: Awaited<ReturnType<typeof makeFolder>>

beforeEach(async () => {
  folder = await makeFolder()
})

afterEach(() => folder.remove())

function start() {
  return makeLocalIssuer({
    dataDir: folder.path,
    issuerUrl: ISSUER,
    audience: AUDIENCE,
    staffClaim: 'clubgate_staff',
    clock: () => NOW,
  })
}

function keyFile(): string {
  return join(folder.path, 'issuer-keys.json')
}

describe('an access token of the sandbox issuer', () => {
  test('has the claims that a verifier requires', async () => {
    const issuer = await start()
    const token = await issuer.signAccessToken({
      subject: 'staff-1',
      expiresInSeconds: 60,
      claims: { client_id: 'an-application' },
    })
    const { payload, protectedHeader } = await jwtVerify(token, issuer.keySet, {
      currentDate: NOW,
    })
    const seconds = Math.floor(NOW.getTime() / 1000)
    expect(protectedHeader).toEqual({ alg: 'RS256', typ: 'at+jwt', kid: expect.any(String) })
    expect(payload).toEqual({
      iss: ISSUER,
      aud: AUDIENCE,
      sub: 'staff-1',
      iat: seconds,
      exp: seconds + 60,
      jti: expect.any(String),
      client_id: 'an-application',
    })
  })

  test('is accepted by the gateway until it expires', async () => {
    const issuer = await start()
    const rules = { keySet: issuer.keySet, issuer: ISSUER, audience: AUDIENCE, now: () => NOW }
    const sign = (expiresInSeconds: number) =>
      issuer.signAccessToken({ subject: 'staff-1', expiresInSeconds })
    expect(await verifyToken(await sign(60), rules)).toMatchObject({ subject: 'staff-1' })
    await expect(verifyToken(await sign(-60), rules)).rejects.toMatchObject({
      code: 'invalid_credential',
    })
  })

  test('has a unique jti', async () => {
    const issuer = await start()
    const sign = () => issuer.signAccessToken({ subject: 'staff-1', expiresInSeconds: 60 })
    expect(await sign()).not.toBe(await sign())
  })
})

describe('the keys of the sandbox issuer', () => {
  test('survive a restart', async () => {
    const before = await start()
    const token = await before.signAccessToken({ subject: 'staff-1', expiresInSeconds: 60 })
    const after = await start()
    const { payload } = await jwtVerify(token, after.keySet, { currentDate: NOW })
    expect(payload.sub).toBe('staff-1')
    const next = await after.signAccessToken({ subject: 'staff-1', expiresInSeconds: 60 })
    expect(decodeProtectedHeader(next).kid).toBe(decodeProtectedHeader(token).kid)
  })

  test('are readable by their owner only', async () => {
    await start()
    expect((await stat(keyFile())).mode & 0o777).toBe(0o600)
  })

  test.each(['{"keys":[', '{"keys":[]}'])(
    'are not replaced when the file holds %s',
    async (text) => {
      await writeFile(keyFile(), text)
      await expect(start()).rejects.toThrow(`${keyFile()} is damaged`)
      expect(await readFile(keyFile(), 'utf8')).toBe(text)
    },
  )
})
