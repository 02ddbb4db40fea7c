import type { IncomingHttpHeaders } from 'node:http'
import { isLoopback } from '../../platform/config/loopback.ts'

/**
 * Origin under which this browser knows the portal: PUBLIC_URL, or for a sandbox of this machine the name that the
 * browser uses for it, because cookies of `localhost` are not those of `127.0.0.1`.
 */
export function ownOriginOf(publicUrl: string, headers: IncomingHttpHeaders): string {
  const { origin, protocol, hostname } = new URL(publicUrl)
  const host = headers.host ?? ''
  const isOwnMachine = isLoopback(hostname) && isLoopback(host.replace(/:[0-9]{1,5}$/, ''))
  return isOwnMachine ? `${protocol}//${host}` : origin
}

/** Header that no form and no page of another origin can send without asking first. */
export const OWN_HEADER = 'x-clubgate-portal'

/** True for a request that a page of the portal sent. Browsers name the origin in each one that may change something. */
export function isOfOwnPage(
  publicUrl: string,
  method: string,
  headers: IncomingHttpHeaders,
): boolean {
  if (headers[OWN_HEADER] !== '1') return false
  if (headers.origin === undefined) return method === 'GET' || method === 'HEAD'
  return headers.origin === ownOriginOf(publicUrl, headers)
}
