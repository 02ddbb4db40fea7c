import type { Server } from 'node:http'
import { type ServerOptions, WebSocketServer } from 'ws'
import { httpTimesOf } from '../http/bounded-server.ts'
import { defineGauge } from '../metrics/define.ts'
import { METRICS } from '../metrics/list.ts'

const sockets = defineGauge(METRICS.sockets)

/** Unsent pongs of a peer, beyond which ws closes the socket. */
const MAX_PENDING_PONGS = 60

type Handshake = Pick<ServerOptions, 'handleProtocols' | 'verifyClient'>

/**
 * Creates the WebSocket server of an endpoint, whose `kind` labels its metric, with limits on messages, pending pongs and the closing handshake.
 */
export function makeSocketServer(
  server: Server,
  { kind, maxMessageBytes, ...handshake }: Handshake & { kind: string; maxMessageBytes: number },
): WebSocketServer {
  // The declarations of ws lack its newer options.
  const bounds = {
    closeTimeout: httpTimesOf(server).closeMs,
    maxPendingAutoPongs: MAX_PENDING_PONGS,
  }
  const endpoint = new WebSocketServer({
    ...handshake,
    ...bounds,
    noServer: true,
    maxPayload: maxMessageBytes,
    perMessageDeflate: false,
  })
  endpoint.once(
    'close',
    sockets({ kind }).track(() => endpoint.clients.size),
  )
  return endpoint
}
