import type { Server } from 'node:http'

/** Default headers of every response. */
export type FixedHeaders = Readonly<Record<string, string>>

const headersOf = new WeakMap<object, FixedHeaders>()

export function toFixedHeaders(isSecure: boolean): FixedHeaders {
  return {
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    ...(isSecure && { 'strict-transport-security': 'max-age=31536000' }),
  }
}

/** Stores the default headers for responses that bypass Fastify. */
export function setFixedHeaders(server: Server, headers: FixedHeaders): void {
  headersOf.set(server, headers)
}

export function fixedHeadersOf(server: object): FixedHeaders {
  return headersOf.get(server) ?? toFixedHeaders(false)
}
