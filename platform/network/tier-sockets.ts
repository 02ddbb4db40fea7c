import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { WebSocket, WebSocketServer } from 'ws'
import { onUpgrade } from '../sockets/upgrades.ts'
import { systemClock } from '../time/clock.ts'
import { EMPTY_CONTENT_HASH, REQUEST_ID_HEADER, sealOf } from './operation.ts'
import type { ServedTier } from './served-tier.ts'

export interface TierSockets {
  path: string
  sockets: WebSocketServer
  serve(socket: WebSocket, request: IncomingMessage): void
}

/** Accepts sockets of other tiers, and refuses them to clients that cannot seal. */
export function acceptTierSockets(
  app: FastifyInstance,
  tier: ServedTier,
  { path, sockets, serve }: TierSockets,
): void {
  sockets.on('headers', (headers) => headers.push(toDate()))
  onUpgrade(app.server, path, (request, socket, head) => {
    // A client that disconnects before the response is no fault.
    socket.on('error', ignore)
    requireTier(tier, path, request).then(
      () => {
        socket.off('error', ignore)
        sockets.handleUpgrade(request, socket, head, serve)
      },
      (error: unknown) => {
        tier.log.warn({ err: error }, 'a socket without a valid seal was refused')
        refuseUpgrade(socket)
      },
    )
  })
}

async function requireTier(
  { audience, seals }: ServedTier,
  path: string,
  { headers }: IncomingMessage,
): Promise<void> {
  const requestId = String(headers[REQUEST_ID_HEADER])
  const seal = seals.open(sealOf(headers), { audience, requestId, path })
  seal.requireContent(EMPTY_CONTENT_HASH)
  await seal.consume()
}

/** Doctor compares the clocks of both processes by it. */
function toDate(): string {
  return `Date: ${systemClock().toUTCString()}`
}

function ignore(): void {}

function refuseUpgrade(socket: Duplex): void {
  const head = ['HTTP/1.1 403 Forbidden', toDate(), 'Connection: close', 'Content-Length: 0']
  socket.end(`${head.join('\r\n')}\r\n\r\n`)
}
