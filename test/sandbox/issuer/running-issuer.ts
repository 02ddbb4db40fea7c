import type { FastifyInstance } from 'fastify'
import {
  type CryptoKey,
  calculateJwkThumbprint,
  exportJWK,
  generateKeyPair,
  type JWTHeaderParameters,
  type JWTPayload,
  SignJWT,
} from 'jose'
import { makeClub } from '../../../launch/wiring/club-tier.ts'
import { makeLocalBus } from '../../../platform/bus/bus.ts'
import { makeHttpServer } from '../../../platform/http/http-server.ts'
import { newUuid } from '../../../platform/ids.ts'
import { makeLog } from '../../../platform/log.ts'
import { systemClock } from '../../../platform/time/clock.ts'
import { type LocalIssuer, makeLocalIssuer } from '../../../sandbox/issuer/local-issuer.ts'
import type { PublicJwk } from '../../../subgraphs/club/identity/identity-principal.ts'
import type { IdentityProvider } from '../../../subgraphs/club/identity/identity-provider.ts'
import type { Database } from '../../../subgraphs/foundation/database/database.ts'
import { makeTestIdentityProvider } from '../../support/club/identity.ts'
import { openClubDatabase } from '../../support/database/test-database.ts'
import { TEST_WEBHOOKS } from '../../support/webhooks/webhooks.ts'
import { makeFolder } from '../sandbox-fixture.ts'

/** The sandbox's issuer beside the club subgraph that keeps its principals. */
export interface RunningIssuer {
  app: FastifyInstance
  issuer: LocalIssuer
  provider: IdentityProvider
  database: Database
  close(): Promise<void>
}

export const ISSUER = 'http://127.0.0.1:4000/idp'
const JWT_BEARER = 'urn:ietf:params:oauth:grant-type:jwt-bearer'

export async function startIssuer(): Promise<RunningIssuer> {
  const [database, folder] = await Promise.all([openClubDatabase(), makeFolder()])
  const log = makeLog('silent')
  const clock = systemClock
  const secretKeys = [Buffer.alloc(32, 1)]
  const { subgraph } = makeClub({
    database,
    secretKeys,
    bus: makeLocalBus(),
    clock,
    log,
    environment: 'SANDBOX',
    makeIdentityProvider: makeTestIdentityProvider,
    webhooks: TEST_WEBHOOKS,
  })
  const issuer = await makeLocalIssuer({
    dataDir: folder.path,
    issuerUrl: ISSUER,
    audience: 'clubgate',
    staffClaim: 'clubgate_staff',
    clock,
  })
  const app = makeHttpServer({ log })
  issuer.mount(app, { club: subgraph, log })
  return {
    app,
    issuer,
    database,
    provider: makeTestIdentityProvider({ database, clock }),
    async close() {
      await app.close()
      await Promise.all([database.close(), folder.remove()])
    },
  }
}

/** A partner's machine with a key of its own. */
export interface Machine {
  subject: string
  keyId: string
  privateKey: CryptoKey
  publicJwk: PublicJwk
}

export async function provisionMachine(
  { provider }: Pick<RunningIssuer, 'provider'>,
  expiresAt: Date | null = null,
): Promise<Machine> {
  const { publicKey, privateKey } = await generateKeyPair('RS256')
  const publicJwk = (await exportJWK(publicKey)) as PublicJwk
  const provisioned = await provider.provision({
    id: newUuid(),
    name: 'Partner',
    publicKey: publicJwk,
    expiresAt,
    environment: 'SANDBOX',
  })
  return { ...provisioned, privateKey, publicJwk }
}

export function thumbprintOf(jwk: PublicJwk): Promise<string> {
  return calculateJwkThumbprint(jwk)
}

/** What a partner signs to get a token; undefined leaves a claim out. */
export function signAssertion(
  { subject, keyId, privateKey }: Machine,
  claims: JWTPayload = {},
  header: Partial<JWTHeaderParameters> = {},
): Promise<string> {
  const now = Math.floor(Date.now() / 1000)
  const usual = { iss: subject, sub: subject, aud: ISSUER, iat: now, exp: now + 300 }
  return new SignJWT({ ...usual, ...claims })
    .setProtectedHeader({ alg: 'RS256', kid: keyId, ...header })
    .sign(privateKey)
}

export async function requestToken(
  { app, provider }: RunningIssuer,
  assertion: string,
  form: Record<string, string> = {},
) {
  const response = await app.inject({
    method: 'POST',
    url: '/idp/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      grant_type: JWT_BEARER,
      scope: `openid ${provider.audienceScope}`,
      assertion,
      ...form,
    }).toString(),
  })
  return { status: response.statusCode, headers: response.headers, body: response.json() }
}
