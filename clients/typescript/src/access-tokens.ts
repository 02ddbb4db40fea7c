import { unwrap } from './client-error.ts'
import type { components } from './schema/club.ts'
import { type ClientOptions, type CredentialSource, makeSend } from './send.ts'

type Exchange = components['schemas']['InstallationExchange']

/** The stored fields of the installation exchange, and the private half of the application's key. */
export interface InstallationCredentials
  extends Pick<
    Exchange,
    | 'oauth_subject'
    | 'credential_key_id'
    | 'oauth_issuer'
    | 'oauth_token_url'
    | 'oauth_audience_scope'
  > {
  private_jwk: PrivateJwk
}

/** An RSA key as RFC 7517 writes it. */
export type PrivateJwk = Readonly<{ kty: string }>

export interface AccessToken {
  access_token: string
  /** Seconds until it expires. */
  expires_in?: number
}

const RENEW_BEFORE_MS = 60_000
const ASSERTION_SECONDS = 300
/** Clocks may differ: an assertion from the future would be refused. */
const CLOCK_SKEW_SECONDS = 30
/** The algorithm of assertions, for Web Crypto. */
export const RS256 = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }

/** Requests access tokens, and the next one a minute before the current one expires. Concurrent calls share a request. */
export function makeAccessTokens(
  credentials: InstallationCredentials,
  options: ClientOptions,
): CredentialSource {
  let current: { token: Promise<string>; renewAt: number } | null = null

  async function request(): Promise<string> {
    const requestedAt = Date.now()
    const { access_token: token, expires_in: seconds = ASSERTION_SECONDS } =
      await requestAccessToken(credentials, options)
    const lifetimeMs = seconds * 1000
    const renewAt = requestedAt + Math.max(lifetimeMs - RENEW_BEFORE_MS, lifetimeMs / 2)
    current = { token: Promise.resolve(token), renewAt }
    return token
  }

  return {
    async authorization() {
      if (current === null || Date.now() >= current.renewAt) {
        const token = request()
        current = { token, renewAt: Number.POSITIVE_INFINITY }
        token.catch(() => {
          current = null
        })
      }
      return `Bearer ${await current.token}`
    },
    refused() {
      current = null
      return true
    },
  }
}

/** Exchanges a signed assertion for an access token at the identity provider. */
export async function requestAccessToken(
  credentials: InstallationCredentials,
  options: ClientOptions = {},
): Promise<AccessToken> {
  const send = makeSend({ authorization: async () => null, refused: () => false }, options)
  const form = {
    grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
    scope: `openid ${credentials.oauth_audience_scope}`,
    assertion: await signAssertion(credentials),
  }
  const body = new URLSearchParams(form)
  const response = await send(new Request(credentials.oauth_token_url, { method: 'POST', body }))
  const answer: unknown = await response.json().catch(() => undefined)
  return unwrap(
    response.ok ? { data: answer as AccessToken, response } : { error: answer, response },
  )
}

async function signAssertion(credentials: InstallationCredentials): Promise<string> {
  const { oauth_subject: subject, private_jwk: jwk } = credentials
  const iat = Math.floor(Date.now() / 1000) - CLOCK_SKEW_SECONDS
  const header = { alg: 'RS256', kid: credentials.credential_key_id }
  const aud = credentials.oauth_issuer
  const claims = { iss: subject, sub: subject, aud, iat, exp: iat + ASSERTION_SECONDS }
  const text = `${encodePart(header)}.${encodePart(claims)}`
  const key = await crypto.subtle.importKey('jwk', jwk, RS256, false, ['sign'])
  const signature = await crypto.subtle.sign(RS256, key, new TextEncoder().encode(text))
  return `${text}.${toBase64Url(new Uint8Array(signature))}`
}

function encodePart(value: object): string {
  return toBase64Url(new TextEncoder().encode(JSON.stringify(value)))
}

function toBase64Url(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
