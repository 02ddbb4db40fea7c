import type { WebSocketServer } from 'ws'

const SHUTDOWN_CLOSE_MS = 2_000

/** Closes all sockets at shutdown; terminates those whose peers do not answer the close frame. */
export async function closeSockets(
  sockets: WebSocketServer,
  code: number,
  reason: string,
): Promise<void> {
  for (const socket of sockets.clients) socket.close(code, reason)
  const timer = setTimeout(() => {
    for (const socket of sockets.clients) socket.terminate()
  }, SHUTDOWN_CLOSE_MS)
  await new Promise<void>((resolve) => sockets.close(() => resolve()))
  clearTimeout(timer)
}
