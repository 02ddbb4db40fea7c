import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { createLocalJWKSet, importJWK, type JWTVerifyGetKey, SignJWT } from 'jose'
import type { Clock } from '../../platform/clock.ts'
import { loadSigningKeys, SIGNING_ALGORITHM, toPublicKey } from './issuer-keys.ts'

/** The sandbox's own OpenID issuer; whoever is configured in production is a stranger to it. */
export interface LocalIssuer {
  issuerUrl: string
  keySet: JWTVerifyGetKey
  signAccessToken(request: AccessTokenRequest): Promise<string>
  /** Serves what a verifier of its tokens has to look up. */
  mount(app: FastifyInstance): void
}

export interface AccessTokenRequest {
  subject: string
  /** Negative for a token that is no longer good. */
  expiresInSeconds: number
  claims?: Readonly<Record<string, unknown>>
}

export interface LocalIssuerSetup {
  /** Where the signing keys are kept. */
  dataDir: string
  issuerUrl: string
  audience: string
  clock: Clock
}

export async function makeLocalIssuer(setup: LocalIssuerSetup): Promise<LocalIssuer> {
  const { dataDir, issuerUrl, audience, clock } = setup
  const signingKeys = await loadSigningKeys(dataDir)
  const [current] = signingKeys
  const privateKey = await importJWK(current, SIGNING_ALGORITHM)
  const publicKeys = { keys: signingKeys.map(toPublicKey) }

  return {
    issuerUrl,
    keySet: createLocalJWKSet(publicKeys),

    signAccessToken({ subject, expiresInSeconds, claims = {} }) {
      const now = Math.floor(clock().getTime() / 1000)
      const expiresAt = now + expiresInSeconds
      return new SignJWT({ ...claims })
        .setProtectedHeader({ alg: SIGNING_ALGORITHM, typ: 'at+jwt', kid: current.kid })
        .setIssuer(issuerUrl)
        .setAudience(audience)
        .setSubject(subject)
        .setIssuedAt(Math.min(now, expiresAt))
        .setExpirationTime(expiresAt)
        .setJti(randomUUID())
        .sign(privateKey)
    },

    mount(app) {
      app.get('/idp/.well-known/openid-configuration', () => toDiscovery(issuerUrl))
      app.get('/idp/jwks', () => publicKeys)
    },
  }
}

function toDiscovery(issuerUrl: string) {
  return {
    issuer: issuerUrl,
    jwks_uri: `${issuerUrl}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: [SIGNING_ALGORITHM],
  }
}
