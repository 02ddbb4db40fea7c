import type { WebSocket, WebSocketServer } from 'ws'

export interface SocketDrain {
  code: number
  toReason: () => string
  /** Sockets are closed at random moments of it; default: all at once. */
  windowMs?: number
  /** A busy socket is closed when it no longer is, or after `busyMs`. */
  isBusy?: (socket: WebSocket) => boolean
  /** Default: five seconds. */
  busyMs?: number
}

const BUSY_MS = 5_000
/** For the peer to answer the close frame. */
const HANDSHAKE_MS = 2_000
const CHECK_EVERY_MS = 20

/**
 * Closes all sockets at shutdown, and resolves when they are closed: at the latest after the window, `busyMs` and
 * HANDSHAKE_MS, because sockets whose peers do not read are terminated.
 */
export async function closeSockets(endpoint: WebSocketServer, drain: SocketDrain): Promise<void> {
  const { code, toReason, windowMs = 0, isBusy = () => false, busyMs = BUSY_MS } = drain
  const beganAt = performance.now()
  const waiting = new Map(
    [...endpoint.clients].map((socket) => [socket, Math.random() * windowMs] as const),
  )

  const check = () => {
    const elapsedMs = performance.now() - beganAt
    for (const [socket, dueMs] of waiting) {
      if (elapsedMs < dueMs || (elapsedMs < windowMs + busyMs && isBusy(socket))) continue
      waiting.delete(socket)
      socket.close(code, toReason())
      setTimeout(() => socket.terminate(), HANDSHAKE_MS).unref()
    }
  }
  check()
  const timer = setInterval(check, CHECK_EVERY_MS)
  await new Promise<void>((resolve) => endpoint.close(() => resolve()))
  clearInterval(timer)
}
