import type { FastifyRequest } from 'fastify'
import { isLoopback } from '../config/loopback.ts'

/** Headers that a proxy adds, which may serve other machines from this one. */
const FORWARDING = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via']

/**
 * True for a request of this machine that no page of another origin can read: only then a page may carry a token. Other
 * programs of this machine, of any user, are not distinguished from a browser. A name of another host in `Host` is DNS rebinding; scripts, frames and other origins name themselves.
 */
export function isOpenedOnOwnMachine({
  headers,
  socket,
}: Pick<FastifyRequest, 'headers' | 'socket'>) {
  if (!isLoopbackAddress(socket.remoteAddress ?? '')) return false
  if (!isLoopback(hostOf(headers.host ?? ''))) return false
  if (FORWARDING.some((name) => headers[name] !== undefined)) return false
  return headers.origin === undefined && (headers['sec-fetch-dest'] ?? 'document') === 'document'
}

/** An IPv4 address of a dual-stack socket is mapped. */
function isLoopbackAddress(address: string): boolean {
  return isLoopback(address.replace(/^::ffff:/, ''))
}

function hostOf(host: string): string {
  return host.replace(/:[0-9]{1,5}$/, '')
}
