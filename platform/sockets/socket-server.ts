import type { Server } from 'node:http'
import { type ServerOptions, WebSocketServer } from 'ws'
import { httpTimesOf } from '../http/bounded-server.ts'

/** Unsent pongs of a peer, beyond which ws closes the socket. */
const MAX_PENDING_PONGS = 60

type Handshake = Pick<ServerOptions, 'handleProtocols' | 'verifyClient'>

/**
 * Creates the WebSocket server of an endpoint with limits on messages, pending pongs and the closing handshake.
 */
export function makeSocketServer(
  server: Server,
  { maxMessageBytes, ...handshake }: Handshake & { maxMessageBytes: number },
): WebSocketServer {
  // The declarations of ws lack its newer options.
  const bounds = {
    closeTimeout: httpTimesOf(server).closeMs,
    maxPendingAutoPongs: MAX_PENDING_PONGS,
  }
  return new WebSocketServer({
    ...handshake,
    ...bounds,
    noServer: true,
    maxPayload: maxMessageBytes,
    perMessageDeflate: false,
  })
}
