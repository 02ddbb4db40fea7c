import type { IncomingMessage } from 'node:http'
import { CloseCode, MessageType, type Server } from 'graphql-ws'
import { WebSocket } from 'ws'
import { isWithinNameLimit } from '../json/member-names.ts'
import { makePace } from '../limits/pace.ts'
import type { Log } from '../log.ts'
import { makeBoundedSend, TRY_AGAIN_LATER, type UnsentLimits } from './bounded-send.ts'

/** What an operation knows of its socket. */
export interface SocketExtra {
  socket: WebSocket
  request: IncomingMessage
  /** Operations that run for this socket alone; they are aborted when it closes. */
  running: Set<AbortController>
}

interface ServedSocket {
  unsentLimits: UnsentLimits
  /** Whether the client was acknowledged. */
  isLetIn: () => boolean
  log: Log
}

const PING_EVERY_MS = 12_000
/** A client that speaks before it is let in sends one frame, or one and pings. */
const MAX_FRAMES_BEFORE_INIT = 5
const MAX_BYTES_BEFORE_INIT = 16 * 1024

/** Hundreds of subscriptions end with each of the sockets that close at the same moment. */
const paceOfSockets = makePace(1)

/** Without the payload of the ping: a client could make the server keep all that it sends. */
const PONG = JSON.stringify({ type: MessageType.Pong })

/**
 * Hands the frames of a socket to graphql-ws. Its own adapter writes a line for each fault of a peer,
 * reads on after a socket was closed, repeats the payload of pings, and sends without a limit.
 */
export function serveGraphqlSocket(
  server: Server<SocketExtra>,
  extra: SocketExtra,
  { unsentLimits, isLetIn, log }: ServedSocket,
): void {
  const { socket } = extra
  const send = makeBoundedSend(socket, unsentLimits)
  let early = 0
  const fail = (err: unknown) => {
    log.debug({ err }, 'a message of a socket failed')
    socket.close(TRY_AGAIN_LATER, 'Try again later')
  }
  // ws closes the socket by itself, with the code of what was wrong with a frame.
  socket.on('error', (err) => log.debug({ err }, 'a socket failed'))
  const stopPings = pingRegularly(socket)
  const closed = server.opened(
    {
      protocol: socket.protocol,
      send,
      close: (code, reason) => socket.close(code, reason),
      onPing: () => send(PONG),
      onMessage: (take) =>
        socket.on('message', (frame: Buffer) => {
          if (socket.readyState !== WebSocket.OPEN) return
          if (!isLetIn()) {
            early += 1
            if (early > MAX_FRAMES_BEFORE_INIT || frame.length > MAX_BYTES_BEFORE_INIT)
              return socket.close(CloseCode.Unauthorized, 'Unauthorized')
          }
          if (!isWithinNameLimit(frame))
            return socket.close(CloseCode.BadRequest, 'Too many names of members')
          const text = frame.toString('utf8')
          take(text).catch((error: unknown) => {
            if (isServerMessage(text))
              socket.close(CloseCode.BadRequest, 'Invalid message received')
            else fail(error)
          })
        }),
    },
    extra,
  )
  socket.once('close', (code, reason) => {
    stopPings()
    for (const operation of extra.running) operation.abort()
    void paceOfSockets().then(() => closed(code, reason.toString('utf8')))
  })
}

const SENT_BY_SERVERS: readonly string[] = [
  MessageType.ConnectionAck,
  MessageType.Next,
  MessageType.Error,
]

/** Well-formed, but no message of a client: graphql-ws throws, where other faults close with 4400. */
function isServerMessage(text: string): boolean {
  const { type } = JSON.parse(text) as { type: string }
  return SENT_BY_SERVERS.includes(type)
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
