import { useSyncExternalStore } from 'react'

export type ConnectionState = 'idle' | 'live' | 'reconnecting' | 'caughtUp'

export interface Connection {
  state: ConnectionState
  /** When the page was last up to date, as long as it is not. */
  staleSince: Date | null
}

let connection: Connection = { state: 'idle', staleSince: null }
const listeners = new Set<() => void>()

/** So long after a cut the page says that it was mended. */
const CAUGHT_UP_MS = 10_000

let timer: ReturnType<typeof setTimeout> | undefined

export function setConnection(state: ConnectionState): void {
  if (connection.state === state) return
  const wasCut = connection.staleSince !== null
  const staleSince = state === 'reconnecting' ? (connection.staleSince ?? new Date()) : null
  connection = { state: state === 'live' && wasCut ? 'caughtUp' : state, staleSince }
  clearTimeout(timer)
  if (connection.state === 'caughtUp') timer = setTimeout(() => setConnection('live'), CAUGHT_UP_MS)
  for (const listener of listeners) listener()
}

export function useConnection(): Connection {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => connection,
  )
}

const reconnected = new Set<() => void>()

/** Calls behind each connection that follows a cut; returns what ends that. */
export function onReconnected(listener: () => void): () => void {
  reconnected.add(listener)
  return () => {
    reconnected.delete(listener)
  }
}

export function announceReconnected(): void {
  for (const listener of [...reconnected]) listener()
}
