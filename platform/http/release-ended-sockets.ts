import type { Server } from 'node:http'
import type { Socket } from 'node:net'

export interface ReleaseTimes {
  /** For the peer of an ended connection to read the last response and close. */
  lingerMs: number
  /** The same while the write buffer still contains the last response. */
  idleMs: number
  checkEveryMs: number
}

/**
 * Destroys connections that the server has ended but the peer neither reads nor closes. The sweep checks the
 * sockets themselves, so it covers every path that ends one: Node's, Fastify's, ws's, ours.
 */
export function releaseEndedSockets(server: Server, times: ReleaseTimes): void {
  const open = new Set<Socket>()
  const endedAt = new WeakMap<Socket, number>()
  let timer: NodeJS.Timeout | undefined

  const sweep = () => {
    const now = performance.now()
    for (const socket of open) {
      if (!socket.writableEnded) continue
      const since = endedAt.get(socket)
      if (since === undefined) endedAt.set(socket, now)
      else if (now - since >= limitOf(socket, times)) socket.destroy()
    }
  }

  server.on('connection', (socket) => {
    open.add(socket)
    timer ??= setInterval(sweep, times.checkEveryMs).unref()
    socket.once('close', () => {
      open.delete(socket)
      if (open.size > 0) return
      clearInterval(timer)
      timer = undefined
    })
  })
}

function limitOf({ writableLength }: Socket, { idleMs, lingerMs }: ReleaseTimes): number {
  return writableLength > 0 ? idleMs : lingerMs
}
