import type { WebSocket } from 'ws'

/** Limits open sockets per key; returns false if the limit is reached. */
export interface ConnectionLimit {
  take(key: string, socket: WebSocket): boolean
}

export function makeConnectionLimit(limit: number): ConnectionLimit {
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
