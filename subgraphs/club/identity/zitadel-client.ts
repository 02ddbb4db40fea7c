import { createPrivateKey } from 'node:crypto'
import { SignJWT } from 'jose'
import { z } from 'zod'
import type { Clock } from '../../../platform/time/clock.ts'
import { jsonOrNull } from './json-or-null.ts'
import type { ServiceKey } from './zitadel-key.ts'

export interface ZitadelAccess {
  issuer: string
  serviceKey: ServiceKey
  clock: Clock
  /** Time-out of a request; default 5 s. */
  timeoutMs?: number
}

export interface ZitadelAnswer {
  status: number
  /** Null if not JSON. */
  body: unknown
}

/** Calls ZITADEL's API as the service user; throws without a response. */
export type AskZitadel = (path: string, body: unknown) => Promise<ZitadelAnswer>

const TIMEOUT_MS = 5_000
const ASSERTION_LIFETIME_S = 300

/** Tokens are renewed a minute before they expire. */
const MARGIN_MS = 60_000

const API_SCOPE = 'openid urn:zitadel:iam:org:project:id:zitadel:aud'

const Token = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() })

export function makeAskZitadel(access: ZitadelAccess): AskZitadel {
  const { issuer } = access
  const getToken = keepToken(access)

  return async (path, body) => {
    const headers = {
      authorization: `Bearer ${await getToken()}`,
      'content-type': 'application/json',
    }
    return post(`${issuer}${path}`, { headers, body: JSON.stringify(body) }, access)
  }
}

/** Caches the token; concurrent requests share one token request, errors are not cached. */
function keepToken(access: ZitadelAccess): () => Promise<string> {
  let current: { token: Promise<string>; usableUntil: number } | null = null

  return () => {
    if (current && access.clock().getTime() < current.usableUntil) return current.token

    const entry = { token: fetchToken(), usableUntil: Number.POSITIVE_INFINITY }
    current = entry
    entry.token.catch(() => {
      if (current === entry) current = null
    })
    return entry.token

    async function fetchToken(): Promise<string> {
      const requestedAt = access.clock().getTime()
      const { access_token: token, expires_in: seconds } = await requestToken(access)
      entry.usableUntil = requestedAt + seconds * 1000 - MARGIN_MS
      return token
    }
  }
}

async function requestToken(access: ZitadelAccess): Promise<z.output<typeof Token>> {
  const form = new URLSearchParams({
    grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
    scope: API_SCOPE,
    assertion: await signAssertion(access),
  })
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const url = `${access.issuer}/oauth/v2/token`
  const { status, body } = await post(url, { headers, body: form.toString() }, access)
  const parsed = Token.safeParse(body)
  if (status === 200 && parsed.success) return parsed.data

  throw new Error(`ZITADEL gave no token: it answered ${status}.`)
}

function signAssertion({ issuer, serviceKey, clock }: ZitadelAccess): Promise<string> {
  const now = Math.floor(clock().getTime() / 1000)
  return new SignJWT()
    .setProtectedHeader({ alg: 'RS256', kid: serviceKey.keyId })
    .setIssuer(serviceKey.userId)
    .setSubject(serviceKey.userId)
    .setAudience(issuer)
    .setIssuedAt(now)
    .setExpirationTime(now + ASSERTION_LIFETIME_S)
    .sign(createPrivateKey(serviceKey.key))
}

async function post(
  url: string,
  request: { headers: Record<string, string>; body: string },
  { timeoutMs = TIMEOUT_MS }: ZitadelAccess,
): Promise<ZitadelAnswer> {
  const signal = AbortSignal.timeout(timeoutMs)
  const response = await fetch(url, { ...request, method: 'POST', redirect: 'error', signal })
  const text = await response.text()
  return { status: response.status, body: jsonOrNull(text) }
}
