import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { hasSeveralHosts } from '../http/broken-request.ts'
import { fixedHeadersOf } from '../http/fixed-headers.ts'
import { sendRaw } from '../http/raw-answer.ts'

export type TakeUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void

const takersOf = new WeakMap<Server, Map<string, TakeUpgrade>>()

/** Routes WebSocket upgrades for `path` to `take`; upgrades of other paths are handled as plain requests. */
export function onUpgrade(server: Server, path: string, take: TakeUpgrade): void {
  const takers = takersOf.get(server) ?? takeUpgradesOf(server)
  takers.set(path, take)
}

function takeUpgradesOf(server: Server): Map<string, TakeUpgrade> {
  const takers = new Map<string, TakeUpgrade>()
  takersOf.set(server, takers)
  // Other upgrades, such as an offer of HTTP/2, are plain requests.
  Object.assign(server, {
    shouldUpgradeCallback({ headers, rawHeaders, url }: IncomingMessage) {
      if (hasSeveralHosts({ rawHeaders })) return false
      return headers.upgrade?.toLowerCase() === 'websocket' && takers.has(pathOf(url))
    },
  })
  server.on('upgrade', (request, socket, head) => {
    const take = takers.get(pathOf(request.url))
    if (take) return take(request, socket, head)

    // Node before 24.9 ignores shouldUpgradeCallback; this socket has no error listener yet.
    socket.on('error', () => {})
    sendRaw(socket, { status: 404, headers: fixedHeadersOf(server), body: '' })
  })
  return takers
}

function pathOf(url = ''): string {
  return url.split('?', 1)[0] ?? ''
}
