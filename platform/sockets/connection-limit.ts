/** Open sockets and event streams at `/graphql` in one process; an address may serve a browser with many tabs. */
export const CONNECTION_LIMITS = { perAddress: 500, perCaller: 100 }

/** A connection that says when it is closed. */
interface Connection {
  once(event: 'close', listener: () => void): unknown
}

/** Limits open connections per key; returns false if the limit is reached. */
export interface ConnectionLimit {
  take(key: string, connection: Connection): boolean
}

export interface ConnectionLimits {
  addresses: ConnectionLimit
  callers: ConnectionLimit
}

export function makeConnectionLimits(): ConnectionLimits {
  return {
    addresses: makeConnectionLimit(CONNECTION_LIMITS.perAddress),
    callers: makeConnectionLimit(CONNECTION_LIMITS.perCaller),
  }
}

export function makeConnectionLimit(limit: number): ConnectionLimit {
  const counts = new Map<string, number>()

  return {
    take(key, connection) {
      const count = counts.get(key) ?? 0
      if (count >= limit) return false

      counts.set(key, count + 1)
      connection.once('close', () => {
        const left = (counts.get(key) ?? 1) - 1
        if (left > 0) counts.set(key, left)
        else counts.delete(key)
      })
      return true
    },
  }
}
