import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'

export type TakeUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void

const takersOf = new WeakMap<Server, Map<string, TakeUpgrade>>()

/** Hands requests for a socket at `path` to `take`; those for any other path are refused. */
export function onUpgrade(server: Server, path: string, take: TakeUpgrade): void {
  const takers = takersOf.get(server) ?? listen(server)
  takers.set(path, take)
}

function listen(server: Server): Map<string, TakeUpgrade> {
  const takers = new Map<string, TakeUpgrade>()
  takersOf.set(server, takers)
  server.on('upgrade', (request, socket, head) => {
    const [path = ''] = (request.url ?? '').split('?')
    const take = takers.get(path)
    if (take) return take(request, socket, head)

    // Whoever takes a socket over listens to its errors; here nobody does.
    socket.on('error', () => {})
    socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
  })
  return takers
}
