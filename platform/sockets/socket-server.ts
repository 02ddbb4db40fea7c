import type { Server } from 'node:http'
import { type ServerOptions, WebSocketServer } from 'ws'
import { httpTimesOf } from '../http/bounded-server.ts'

/** Protocol-level pings of one peer that may wait for their pong; ws ends the socket beyond them. */
const MAX_PENDING_PONGS = 60

type Handshake = Pick<ServerOptions, 'handleProtocols' | 'verifyClient'>

/**
 * The WebSocket server of an endpoint: messages, pending pongs and the closing handshake are bounded. A
 * peer that does not answer the close frame in time is cut off.
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
