import type { Server } from 'node:http'

/** What every answer says, unless it says otherwise itself. */
export type FixedHeaders = Readonly<Record<string, string>>

const headersOf = new WeakMap<object, FixedHeaders>()

export function toFixedHeaders(isSecure: boolean): FixedHeaders {
  return {
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    ...(isSecure && { 'strict-transport-security': 'max-age=31536000' }),
  }
}

/** For those who answer on the connections of a server without its framework. */
export function keepFixedHeaders(server: Server, headers: FixedHeaders): void {
  headersOf.set(server, headers)
}

export function fixedHeadersOf(server: object): FixedHeaders {
  return headersOf.get(server) ?? toFixedHeaders(false)
}
