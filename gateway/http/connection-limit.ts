import type { WebSocket } from 'ws'

/** Counts sockets under a key until they close; false when there are too many of it already. */
export interface SocketRoom {
  take(key: string, socket: WebSocket): boolean
}

export function makeSocketRoom(limit: number): SocketRoom {
  const counts = new Map<string, number>()

  return {
    take(key, socket) {
      const count = counts.get(key) ?? 0
      if (count >= limit) return false

      counts.set(key, count + 1)
      socket.once('close', () => {
        const left = (counts.get(key) ?? 1) - 1
        if (left > 0) counts.set(key, left)
        else counts.delete(key)
      })
      return true
    },
  }
}
