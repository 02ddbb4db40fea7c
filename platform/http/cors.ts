import type { FastifyReply, FastifyRequest } from 'fastify'

/** Which pages of other origins may call which paths of a server. */
export interface CorsSetup {
  /** Exact origins. */
  origins: readonly string[]
  /** Whether pages of this machine may, on any port. */
  allowsLoopback: boolean
  /** Paths, each with everything below it. */
  paths: readonly string[]
}

type CorsRequest = Pick<FastifyRequest, 'method' | 'url' | 'headers'>

/** Adds the CORS headers of a request to its reply; returns true if it also sent the reply to a preflight. */
export type ApplyCors = (request: CorsRequest, reply: FastifyReply) => boolean

/** Response headers that pages can read beside those that browsers always show. */
export const EXPOSED_HEADERS = [
  'X-Request-Id',
  'RateLimit-Limit',
  'RateLimit-Remaining',
  'RateLimit-Reset',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
  'X-RateLimit-Scope',
  'X-Service-Developer-Tier',
  'X-Total-Count',
  'X-Next-Cursor',
  'Idempotency-Replayed',
  'Retry-After',
  'WWW-Authenticate',
  'Allow',
  'Location',
  'Link',
  'ETag',
] as const

const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE'

/** The longest time that browsers keep the answer to a preflight. */
const MAX_AGE_SECONDS = '7200'

const LOOPBACK_ORIGIN = /^http:\/\/(localhost|127\.0\.0\.1)(:[0-9]{1,5})?$/

/** Names of headers in a comma list (RFC 9110, 5.1). */
const HEADER_NAMES = /^[A-Za-z0-9!#$%&'*+.^_`|~, -]{1,2000}$/

/**
 * CORS without credentials mode: the APIs take no cookie, so a page sends the token that it has. Every header may be
 * sent, because the origin decides.
 */
export function makeCors({ origins, allowsLoopback, paths }: CorsSetup): ApplyCors {
  const named = new Set(origins)
  const isAllowed = (origin: string) =>
    named.has(origin) || (allowsLoopback && LOOPBACK_ORIGIN.test(origin))
  if (named.size === 0 && !allowsLoopback) return () => false

  return ({ method, url, headers }, reply) => {
    if (!paths.some((path) => isBelow(path, url))) return false
    reply.header('vary', 'Origin')
    const { origin } = headers
    if (origin === undefined || !isAllowed(origin)) return false

    reply
      .header('access-control-allow-origin', origin)
      .header('access-control-expose-headers', EXPOSED_HEADERS.join(', '))
    if (method !== 'OPTIONS' || !headers['access-control-request-method']) return false

    const asked = headers['access-control-request-headers'] ?? ''
    if (HEADER_NAMES.test(asked)) reply.header('access-control-allow-headers', asked)
    reply
      .header('vary', 'Origin, Access-Control-Request-Headers')
      .header('access-control-allow-methods', METHODS)
      .header('access-control-max-age', MAX_AGE_SECONDS)
      .code(204)
      .send()
    return true
  }
}

function isBelow(path: string, url: string): boolean {
  if (!url.startsWith(path)) return false
  const next = url[path.length]
  return next === undefined || next === '/' || next === '?'
}
