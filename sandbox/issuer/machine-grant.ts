import { errors, type KoaContextWithOIDC, type Provider } from 'oidc-provider'
import type { Log } from '../../platform/log.ts'
import type { Clock } from '../../platform/time/clock.ts'
import { InvalidAssertion, makeVerifyAssertion } from './assertion.ts'
import type { FindPrincipal, Principal } from './principals.ts'

export const JWT_BEARER = 'urn:ietf:params:oauth:grant-type:jwt-bearer'

export interface MachineGrant {
  /** Audience of the access tokens. */
  audience: string
  /** Required scope in addition to `openid`. */
  audienceScope: string
  findPrincipal: FindPrincipal
  now: Clock
  log: Log
}

const TOKEN_LIFETIME_S = 3_600

/** Adds the JWT bearer grant (RFC 7523), with which machines authenticate at ZITADEL as well. */
export function registerMachineGrant(provider: Provider, grant: MachineGrant): void {
  const { audience, audienceScope, now } = grant
  const verify = makeVerify(provider, grant)
  const required = ['openid', audienceScope]

  const handle = async (ctx: KoaContextWithOIDC): Promise<void> => {
    const { assertion, scope } = ctx.oidc.params ?? {}
    if (typeof assertion !== 'string') throw new errors.InvalidRequest('assertion is missing')
    requireScopes(String(scope ?? ''), required)
    const { subject, expiresAt } = await verify(assertion)
    const { client } = ctx.oidc
    if (!client) throw new errors.InvalidClient()

    const token = new provider.AccessToken({
      accountId: subject,
      client,
      grantId: subject,
      gty: JWT_BEARER,
      scope: required.join(' '),
      expiresIn: secondsFor(expiresAt, now()),
    })
    const accessTokenFormat = 'jwt' as const
    token.resourceServer = new provider.ResourceServer(audience, {
      audience,
      scope: audienceScope,
      accessTokenFormat,
    })
    const accessToken = await token.save()
    ctx.body = {
      access_token: accessToken,
      token_type: token.tokenType,
      expires_in: token.expiration,
      scope: required.join(' '),
    }
  }
  provider.registerGrantType(JWT_BEARER, handle, ['assertion', 'scope'])
}

function makeVerify(
  provider: Provider,
  { findPrincipal, now, log }: MachineGrant,
): (assertion: string) => Promise<Principal> {
  const audiences = [provider.issuer, `${provider.issuer}/token`]
  const verify = makeVerifyAssertion({ audiences, findPrincipal, now })

  return async (assertion) => {
    try {
      return await verify(assertion)
    } catch (err) {
      if (err instanceof InvalidAssertion)
        throw new errors.CustomOIDCProviderError('invalid_grant', err.message)

      log.error({ event: 'issuer.principal_lookup_failed', err }, 'a principal cannot be looked up')
      throw unavailable()
    }
  }
}

function requireScopes(scope: string, required: readonly string[]): void {
  const asked = scope.split(' ')
  const missing = required.filter((name) => !asked.includes(name)).join(' ')
  if (missing !== '') throw new errors.InvalidScope('a required scope is missing', missing)
}

/** Limits the lifetime of a token to that of its principal. */
function secondsFor(expiresAt: Date | null, now: Date): number {
  if (expiresAt === null) return TOKEN_LIFETIME_S

  const left = Math.floor((expiresAt.getTime() - now.getTime()) / 1000)
  return Math.max(1, Math.min(TOKEN_LIFETIME_S, left))
}

function unavailable(): Error {
  const error = new errors.TemporarilyUnavailable('principals cannot be looked up')
  return Object.assign(error, { status: 503, statusCode: 503, expose: true })
}
