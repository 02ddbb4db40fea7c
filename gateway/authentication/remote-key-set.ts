import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose'
import { z } from 'zod'

const TIMEOUT_MS = 5_000

const Discovery = z.object({ issuer: z.string(), jwks_uri: z.url({ protocol: /^https?$/ }) })

export interface KeySetOptions {
  /** Minimum time between two fetches of the key set. */
  cooldownMs?: number
}

/** The issuer's key set (OpenID discovery at first use), refetched for unknown key ids. */
export function makeRemoteKeySet(
  issuer: string,
  { cooldownMs = 5_000 }: KeySetOptions = {},
): JWTVerifyGetKey {
  let discovered: Promise<JWTVerifyGetKey> | null = null

  return async (header, token) => {
    discovered ??= discover(issuer, cooldownMs).catch((error: unknown) => {
      discovered = null
      throw error
    })
    const keySet = await discovered
    return keySet(header, token)
  }
}

async function discover(issuer: string, cooldownMs: number): Promise<JWTVerifyGetKey> {
  const { keySetUrl } = await discoverKeySet(issuer)
  return createRemoteJWKSet(new URL(keySetUrl), {
    timeoutDuration: TIMEOUT_MS,
    cooldownDuration: cooldownMs,
  })
}

/** Reads the discovery document of an issuer; rejects one that tokens cannot be verified by. */
export async function discoverKeySet(
  issuer: string,
  timeoutMs = TIMEOUT_MS,
): Promise<{ keySetUrl: string; date: string | null }> {
  const url = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' })
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`)

  const discovery = Discovery.parse(await response.json())
  if (discovery.issuer !== issuer) throw new Error(`${url} names the issuer ${discovery.issuer}.`)
  if (issuer.startsWith('https:') && !discovery.jwks_uri.startsWith('https:'))
    throw new Error(`${url} names a key set without TLS.`)
  return { keySetUrl: discovery.jwks_uri, date: response.headers.get('date') }
}
