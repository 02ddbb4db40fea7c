import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { createLocalJWKSet, importJWK, type JWTVerifyGetKey, SignJWT } from 'jose'
import type { Config } from '../../platform/config/config.ts'
import { makeFolder } from '../../platform/config/files/make-folder.ts'
import {
  LOCAL_AUDIENCE_SCOPE,
  toLocalIssuerUrl,
} from '../../platform/config/local-issuer-address.ts'
import type { GraphExecutor } from '../../platform/executor.ts'
import type { Log } from '../../platform/log.ts'
import { type Clock, systemClock } from '../../platform/time/clock.ts'
import { findMember, SIGN_IN_NAMES } from '../plans/staff.ts'
import { mountProvider } from './mount.ts'
import { makeFindPrincipal } from './principals.ts'
import { loadSigningKeys, SIGNING_ALGORITHM, toPublicKey } from './signing-keys.ts'
import { makeFindStaffClaim, toNameClaim } from './staff-claims.ts'

/** The sandbox's own OpenID issuer; independent of an issuer of production. */
export interface LocalIssuer {
  issuerUrl: string
  keySet: JWTVerifyGetKey
  signAccessToken(request: AccessTokenRequest): Promise<string>
  /** Issues an access token of a member of staff by the role's name, such as `owner`; null for an unknown one. */
  signInStaff(club: GraphExecutor, as: string): Promise<{ token: string; name: string } | null>
  /** The names that `signInStaff` knows. */
  staffNames: readonly string[]
  /** Mounts its endpoints for verifiers, machines and people. */
  mount(app: FastifyInstance, seat: IssuerSeat): void
}

export interface IssuerSeat {
  /** The club subgraph, which stores principals and clubs. */
  club: GraphExecutor
  log: Log
}

export interface AccessTokenRequest {
  subject: string
  /** Negative for an expired token. */
  expiresInSeconds: number
  claims?: Readonly<Record<string, unknown>>
}

export interface LocalIssuerSetup extends Pick<Config, 'dataDir' | 'audience' | 'staffClaim'> {
  issuerUrl: string
  clock: Clock
}

export const SIGN_IN_SECONDS = 12 * 60 * 60

/** The issuer next to the graph at this address. */
export async function makeIssuerAt(
  graphUrl: string,
  { dataDir, audience, staffClaim }: Config,
): Promise<LocalIssuer> {
  await makeFolder(dataDir)
  const issuerUrl = toLocalIssuerUrl(graphUrl)
  return makeLocalIssuer({ dataDir, issuerUrl, audience, staffClaim, clock: systemClock })
}

export async function makeLocalIssuer(setup: LocalIssuerSetup): Promise<LocalIssuer> {
  const { dataDir, issuerUrl, audience, staffClaim, clock } = setup
  const signingKeys = await loadSigningKeys(dataDir)
  const [current] = signingKeys
  const privateKey = await importJWK(current, SIGNING_ALGORITHM)

  const signAccessToken: LocalIssuer['signAccessToken'] = (request) => {
    const { subject, expiresInSeconds, claims = {} } = request
    const now = Math.floor(clock().getTime() / 1000)
    const expiresAt = now + expiresInSeconds
    return new SignJWT({ ...toNameClaim(subject), ...claims })
      .setProtectedHeader({ alg: SIGNING_ALGORITHM, typ: 'at+jwt', kid: current.kid })
      .setIssuer(issuerUrl)
      .setAudience(audience)
      .setSubject(subject)
      .setIssuedAt(Math.min(now, expiresAt))
      .setExpirationTime(expiresAt)
      .setJti(randomUUID())
      .sign(privateKey)
  }

  return {
    issuerUrl,
    keySet: createLocalJWKSet({ keys: signingKeys.map(toPublicKey) }),

    signAccessToken,

    async signInStaff(club, as) {
      const member = findMember(as)
      if (member === null) return null
      const { subject, name } = member
      const claims = { [staffClaim]: await makeFindStaffClaim(club)(subject) }
      const token = await signAccessToken({ subject, expiresInSeconds: SIGN_IN_SECONDS, claims })
      return { token, name }
    },
    staffNames: SIGN_IN_NAMES,

    mount: (app, { club, log }) =>
      mountProvider(app, {
        issuerUrl,
        audience,
        audienceScope: LOCAL_AUDIENCE_SCOPE,
        staffClaim,
        signingKeys,
        findPrincipal: makeFindPrincipal(club),
        findStaffClaim: makeFindStaffClaim(club),
        now: clock,
        log,
      }),
  }
}
