import type { FastifyInstance } from 'fastify'
import type { WebSocketServer } from 'ws'

const CLOSE_WITHIN_MS = 2_000

/** Lets a protocol part from its peers when the server closes, and cuts off those that do not answer. */
export function closeSocketsWith(
  app: FastifyInstance,
  sockets: WebSocketServer,
  dispose: () => void | Promise<void>,
): void {
  app.addHook('preClose', async () => {
    const patience = setTimeout(() => terminateSockets(sockets), CLOSE_WITHIN_MS)
    await dispose()
    clearTimeout(patience)
  })
}

/** A peer that is frozen does not answer the closing of its socket. */
function terminateSockets(sockets: WebSocketServer): void {
  for (const socket of sockets.clients) socket.terminate()
}
