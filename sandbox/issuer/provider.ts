import { randomBytes } from 'node:crypto'
import {
  type Configuration,
  interactionPolicy,
  type KoaContextWithOIDC,
  Provider,
} from 'oidc-provider'
import { DEFAULT_RETRY_AFTER } from '../../platform/http/retry-after.ts'
import { makeAdapters } from './adapter.ts'
import { JWT_BEARER, type MachineGrant, registerMachineGrant } from './machine-grant.ts'
import { addSignIn, SIGN_IN_PATH } from './sign-in.ts'
import { addSignOut, SIGN_OUT } from './sign-out.ts'
import type { SigningKey } from './signing-keys.ts'
import { type FindStaffClaim, toNameClaim } from './staff-claims.ts'

export interface ProviderSetup extends MachineGrant {
  issuerUrl: string
  /** Name of the claim with the roles of staff. */
  staffClaim: string
  signingKeys: readonly SigningKey[]
  findStaffClaim: FindStaffClaim
}

/** Shared client of all machines, which authenticate by assertion. */
export const MACHINE_CLIENT = 'clubgate-machine'

/** Client of local programs with PKCE and a loopback redirect. */
const PORTAL_CLIENT = 'clubgate-portal'

/** The audience as a URI, as resource indicators require (RFC 8707). */
const RESOURCE = 'urn:clubgate:graph'

const HOUR_S = 3_600

/** The sandbox's own identity provider. */
export function makeProvider(setup: ProviderSetup): Provider {
  const { issuerUrl, log } = setup
  const provider = new Provider(issuerUrl, toConfiguration(setup))
  // Builds URLs from the forwarded headers, which `mount.ts` sets to the issuer's address.
  provider.proxy = true
  registerMachineGrant(provider, setup)
  addSignIn(provider)
  addSignOut(provider)
  provider.use(async (context, next) => {
    await next()
    const retryAfter = DEFAULT_RETRY_AFTER[context.status]
    if (retryAfter) context.set('retry-after', retryAfter)
  })
  provider.on('server_error', (_ctx, err) =>
    log.error({ event: 'issuer.failed', err }, 'the sandbox issuer failed'),
  )
  return provider
}

function toConfiguration(setup: ProviderSetup): Configuration {
  const { issuerUrl, audience, audienceScope, staffClaim, signingKeys, findStaffClaim } = setup
  const accessTokenFormat = 'jwt' as const
  const resourceServer = { audience, accessTokenFormat, scope: audienceScope }

  return {
    adapter: makeAdapters(),
    jwks: { keys: [...signingKeys] },
    clients: CLIENTS,
    cookies: { keys: [randomBytes(32).toString('base64url')] },
    pkce: { required: () => true },
    scopes: ['openid'],
    responseTypes: ['code'],
    clientAuthMethods: ['none'],
    clientBasedCORS: () => true,
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: SIGN_OUT,
      pushedAuthorizationRequests: { enabled: false },
      dPoP: { enabled: false },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => RESOURCE,
        useGrantedResource: () => true,
        getResourceServerInfo: () => resourceServer,
      },
    },
    interactions: {
      policy: makeInteractionPolicy(),
      url: (_ctx, { uid }) => `${new URL(issuerUrl).pathname}${SIGN_IN_PATH}/${uid}`,
    },
    findAccount: async (_ctx, accountId) => ({
      accountId,
      claims: async () => ({ sub: accountId }),
    }),
    extraTokenClaims: async (_ctx, token) => {
      const isStaff = token.kind === 'AccessToken' && token.gty !== JWT_BEARER
      const claim = isStaff ? await findStaffClaim(token.accountId) : null
      return claim === null || !isStaff
        ? undefined
        : { ...toNameClaim(token.accountId), [staffClaim]: claim }
    },
    loadExistingGrant: (ctx) => grantEverything(ctx, audienceScope),
    renderError: showError,
    ttl: {
      AccessToken: HOUR_S,
      IdToken: HOUR_S,
      AuthorizationCode: 60,
      Interaction: HOUR_S,
      Session: 12 * HOUR_S,
      Grant: 12 * HOUR_S,
    },
  }
}

const LOOPBACK = ['127.0.0.1', 'localhost']

const CLIENTS: NonNullable<Configuration['clients']> = [
  {
    client_id: PORTAL_CLIENT,
    application_type: 'native',
    token_endpoint_auth_method: 'none',
    grant_types: ['authorization_code'],
    response_types: ['code'],
    // The library accepts any port of a loopback address (RFC 8252, 7.3).
    redirect_uris: LOOPBACK.flatMap((host) => [
      `http://${host}/callback`,
      `http://${host}/portal/callback`,
    ]),
    post_logout_redirect_uris: LOOPBACK.map((host) => `http://${host}/portal/sign-in`),
  },
  {
    client_id: MACHINE_CLIENT,
    token_endpoint_auth_method: 'none',
    grant_types: [JWT_BEARER],
    response_types: [],
    redirect_uris: [],
  },
]

/** Without the consent prompt, since the portal is a first-party client. */
function makeInteractionPolicy() {
  const policy = interactionPolicy.base()
  policy.remove('consent')
  return policy
}

async function grantEverything(ctx: KoaContextWithOIDC, audienceScope: string) {
  const { provider, client, session } = ctx.oidc
  if (!client || !session?.accountId) return undefined

  const { clientId } = client
  const grant = new provider.Grant({ clientId, accountId: session.accountId })
  grant.addOIDCScope('openid')
  grant.addResourceScope(RESOURCE, audienceScope)
  await grant.save()
  return grant
}

const showError: NonNullable<Configuration['renderError']> = (ctx, out) => {
  ctx.type = 'text'
  ctx.body = `${out.error}: ${out.error_description ?? ''}\n`
}
