import type { IncomingMessage } from 'node:http'
import { CloseCode, MessageType, type Server } from 'graphql-ws'
import { WebSocket } from 'ws'
import { isWithinNameLimit } from '../json/member-names.ts'
import { makePace } from '../limits/pace.ts'
import type { Log } from '../log.ts'
import { makeBoundedSend, TRY_AGAIN_LATER, type UnsentLimits } from './bounded-send.ts'

/** Socket of an operation. */
export interface SocketExtra {
  socket: WebSocket
  request: IncomingMessage
  /** Running operations of this socket; aborted when it closes. */
  running: Set<AbortController>
}

interface ServedSocket {
  unsentLimits: UnsentLimits
  /** True after connection_ack. */
  isAcknowledged: () => boolean
  log: Log
}

const PING_EVERY_MS = 12_000
/** Time for connection_init; later, the socket is closed with 4408. */
export const CONNECTION_INIT_WAIT_MS = 3_000
/** Before connection_ack a client sends connection_init, and perhaps pings. */
const MAX_FRAMES_BEFORE_INIT = 5
const MAX_BYTES_BEFORE_INIT = 16 * 1024

/** Each socket that closes ends hundreds of subscriptions, and many may close at once. */
const paceOfSockets = makePace(1)

/** Without the ping's payload: otherwise a client could fill the server's memory. */
const PONG = JSON.stringify({ type: MessageType.Pong })

/**
 * Adapter between ws and graphql-ws. The adapter of graphql-ws logs every fault of a peer, reads on after a close,
 * echoes the payload of pings, and sends without a limit.
 */
export function serveGraphqlSocket(
  server: Server<SocketExtra>,
  extra: SocketExtra,
  { unsentLimits, isAcknowledged, log }: ServedSocket,
): void {
  const { socket } = extra
  const send = makeBoundedSend(socket, unsentLimits, ({ message }) =>
    log.info({ event: 'socket.hung_up', reason: message }, 'a peer hung up with answers unread'),
  )
  let early = 0
  const fail = (err: unknown) => {
    log.debug({ err }, 'a socket message failed')
    socket.close(TRY_AGAIN_LATER, 'Try again later')
  }
  // ws itself closes the socket with the code of the faulty frame.
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
          if (!isAcknowledged()) {
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

/** Well-formed messages that only servers send: graphql-ws throws for them instead of closing with 4400. */
function isServerMessage(text: string): boolean {
  const { type } = JSON.parse(text) as { type: string }
  return SENT_BY_SERVERS.includes(type)
}

/** Terminates a peer that has not answered the previous ping. */
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
