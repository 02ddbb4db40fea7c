import { z } from 'zod'
import { Problem } from '../../../schema/problem.ts'
import type { PortalIssuer } from '../portal-setup.ts'

export interface IssuerClient {
  /** Where the browser signs in. */
  toAuthorizeUrl(request: AuthorizeRequest): Promise<string>
  /** The tokens for a code; throws `RefusedCode` for a code that the issuer refuses. */
  exchange(request: { code: string; verifier: string; redirectUri: string }): Promise<IssuedTokens>
  /** Whether `iss` of a return is this issuer (RFC 9207), demanded only where its document announces it. */
  isOwnReturn(iss: unknown): Promise<boolean>
  /** Where the browser signs out of the issuer (RP-Initiated Logout); null where it offers none. */
  toSignOutUrl(request: { idToken: string | null; returnTo: string }): Promise<string | null>
}

export interface IssuedTokens {
  token: string
  /** Names the session at the sign-out; null where the issuer gives none. */
  idToken: string | null
}

/** The issuer knows no such code: nothing is wrong with it or with this portal. */
export class RefusedCode extends Error {}

export interface AuthorizeRequest {
  redirectUri: string
  state: string
  challenge: string
  /** Asks for a password, or for another account, although the issuer knows the browser. */
  isAnew: boolean
}

const Discovery = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  end_session_endpoint: z.url().optional(),
  authorization_response_iss_parameter_supported: z.boolean().optional(),
})

const Tokens = z.object({
  access_token: z.string().min(1).max(16_384),
  id_token: z.string().max(16_384).optional(),
})

const TIMEOUT_MS = 8_000
const MAX_ANSWER = 64 * 1024

/** Authorization code with PKCE at the server; the endpoints come from the issuer's own document. */
export function makeIssuerClient(issuer: PortalIssuer): IssuerClient {
  const { url, clientId, clientSecret, scope } = issuer
  let discovery: Promise<z.output<typeof Discovery>> | null = null
  const discover = () => {
    discovery ??= readDiscovery(url).catch((error: unknown) => {
      discovery = null
      throw error
    })
    return discovery
  }

  return {
    async toAuthorizeUrl({ redirectUri, state, challenge, isAnew }) {
      const { authorization_endpoint } = await discover()
      const target = new URL(authorization_endpoint)
      const parameters = {
        client_id: clientId,
        response_type: 'code',
        redirect_uri: redirectUri,
        scope,
        state,
        code_challenge: challenge,
        code_challenge_method: 'S256',
        ...(isAnew ? { prompt: 'login' } : {}),
      }
      for (const [name, value] of Object.entries(parameters)) target.searchParams.set(name, value)
      return target.href
    },
    async exchange({ code, verifier, redirectUri }) {
      const { token_endpoint } = await discover()
      const body = new URLSearchParams({
        grant_type: 'authorization_code',
        client_id: clientId,
        code,
        code_verifier: verifier,
        redirect_uri: redirectUri,
        ...(clientSecret === null ? {} : { client_secret: clientSecret }),
      })
      const answer = await fetchJson(token_endpoint, { method: 'POST', body })
      const { access_token: token, id_token: idToken = null } = Tokens.parse(answer)
      return { token, idToken }
    },
    async isOwnReturn(iss) {
      if (iss !== undefined) return iss === url
      return (await discover()).authorization_response_iss_parameter_supported !== true
    },
    async toSignOutUrl({ idToken, returnTo }) {
      const { end_session_endpoint: endpoint } = await discover()
      if (endpoint === undefined) return null
      const target = new URL(endpoint)
      target.searchParams.set('client_id', clientId)
      target.searchParams.set('post_logout_redirect_uri', returnTo)
      if (idToken !== null) target.searchParams.set('id_token_hint', idToken)
      return target.href
    },
  }
}

async function readDiscovery(url: string): Promise<z.output<typeof Discovery>> {
  const base = url.endsWith('/') ? url.slice(0, -1) : url
  const parsed = Discovery.safeParse(await fetchJson(`${base}/.well-known/openid-configuration`))
  if (!parsed.success) throw unreachable(parsed.error)
  if (parsed.data.issuer !== url) throw unreachable(new Error('Its document names another issuer.'))
  return parsed.data
}

/** Throws `dependency_unavailable` for an issuer that is away or broken, and an error for one that refuses. */
async function fetchJson(url: string, init: RequestInit = {}): Promise<unknown> {
  const text = await fetchText(url, init)
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw unreachable(cause)
  }
}

async function fetchText(url: string, init: RequestInit): Promise<string> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const response = await fetch(url, { ...init, redirect: 'error', signal }).catch((cause) => {
    throw unreachable(cause)
  })
  const text = await response.text().catch((cause) => {
    throw unreachable(cause)
  })
  if (response.ok && text.length <= MAX_ANSWER) return text
  const message = `The issuer answered ${response.status}.`
  const isRefusal = response.status >= 400 && response.status < 500
  throw isRefusal ? new RefusedCode(message) : unreachable(new Error(message))
}

function unreachable(cause: unknown): Problem {
  return new Problem('dependency_unavailable', 'The sign-in is not reachable.', undefined, {
    cause,
  })
}
