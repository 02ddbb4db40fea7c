import type { WebSocket } from 'ws'

/** Open sockets at `/graphql` in one process; an address may serve a browser with many tabs. */
export const CONNECTION_LIMITS = { perAddress: 500, perCaller: 100 }

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
