import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { fixedHeadersOf } from '../http/fixed-headers.ts'
import { sendRaw } from '../http/raw-answer.ts'

export type TakeUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void

const takersOf = new WeakMap<Server, Map<string, TakeUpgrade>>()

/** Hands requests for a socket at `path` to `take`; those for any other path are answered as requests. */
export function onUpgrade(server: Server, path: string, take: TakeUpgrade): void {
  const takers = takersOf.get(server) ?? takeUpgradesOf(server)
  takers.set(path, take)
}

function takeUpgradesOf(server: Server): Map<string, TakeUpgrade> {
  const takers = new Map<string, TakeUpgrade>()
  takersOf.set(server, takers)
  // Anything else is an ordinary request, such as one that offers HTTP/2 besides.
  Object.assign(server, {
    shouldUpgradeCallback: ({ headers, url }: IncomingMessage) =>
      headers.upgrade?.toLowerCase() === 'websocket' && takers.has(pathOf(url)),
  })
  server.on('upgrade', (request, socket, head) => {
    const take = takers.get(pathOf(request.url))
    if (take) return take(request, socket, head)

    // Node before 24.9 does not ask. Whoever takes a socket over listens to its errors; here nobody does.
    socket.on('error', () => {})
    sendRaw(socket, { status: 404, headers: fixedHeadersOf(server), body: '' })
  })
  return takers
}

function pathOf(url = ''): string {
  return url.split('?', 1)[0] ?? ''
}
