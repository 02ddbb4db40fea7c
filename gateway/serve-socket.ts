import type { IncomingMessage } from 'node:http'
import { CloseCode, type Server } from 'graphql-ws'
import { WebSocket } from 'ws'
import type { Log } from '../platform/log.ts'

/** What an operation knows of its socket. */
export interface SocketExtra {
  socket: WebSocket
  request: IncomingMessage
  /** Operations at work for nobody else; they are aborted when the socket closes. */
  running: Set<AbortController>
}

const PING_EVERY_MS = 12_000
/** A client that speaks before it is let in sends one frame, or one and pings. */
const MAX_FRAMES_BEFORE_INIT = 5
const MAX_BYTES_BEFORE_INIT = 16 * 1024

/**
 * Hands the frames of a socket to graphql-ws. Its own adapter writes a line for each fault of a peer,
 * and reads on after a socket was closed.
 */
export function serveSocket(
  server: Server<SocketExtra>,
  extra: SocketExtra,
  { isLetIn, log }: { isLetIn: () => boolean; log: Log },
): void {
  const { socket } = extra
  let early = 0
  const fail = (err: unknown) => {
    log.debug({ err }, 'a socket failed')
    socket.terminate()
  }
  socket.once('error', fail)
  const stopPings = pingRegularly(socket)
  const closed = server.opened(
    {
      protocol: socket.protocol,
      send: (text) => send(socket, text),
      close: (code, reason) => socket.close(code, reason),
      onMessage: (take) =>
        socket.on('message', (frame: Buffer) => {
          if (socket.readyState !== WebSocket.OPEN) return
          if (!isLetIn()) {
            early += 1
            if (early > MAX_FRAMES_BEFORE_INIT || frame.length > MAX_BYTES_BEFORE_INIT)
              return socket.close(CloseCode.Unauthorized, 'Unauthorized')
          }
          take(frame.toString('utf8')).catch(fail)
        }),
    },
    extra,
  )
  socket.once('close', (code, reason) => {
    stopPings()
    for (const operation of extra.running) operation.abort()
    void closed(code, reason.toString('utf8'))
  })
}

/** A peer that answers no ping until the next one is gone. */
function pingRegularly(socket: WebSocket): () => void {
  let isAlive = true
  socket.on('pong', () => {
    isAlive = true
  })
  const timer = setInterval(() => {
    if (!isAlive) return socket.terminate()
    isAlive = false
    if (socket.readyState === WebSocket.OPEN) socket.ping()
  }, PING_EVERY_MS)
  return () => clearInterval(timer)
}

async function send(socket: WebSocket, text: string): Promise<void> {
  if (socket.readyState !== WebSocket.OPEN) return
  const sent = Promise.withResolvers<void>()
  socket.send(text, (error) => (error ? sent.reject(error) : sent.resolve()))
  await sent.promise
}
