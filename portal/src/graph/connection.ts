import { useSyncExternalStore } from 'react'

export type ConnectionState = 'idle' | 'live' | 'reconnecting' | 'caughtUp'

export interface Connection {
  state: ConnectionState
  /** When the page was last up to date, as long as it is not. */
  staleSince: Date | null
}

let connection: Connection = { state: 'idle', staleSince: null }
const listeners = new Set<() => void>()

export function setConnection(state: ConnectionState): void {
  if (connection.state === state) return
  const wasCut = connection.staleSince !== null
  const staleSince = state === 'reconnecting' ? (connection.staleSince ?? new Date()) : null
  connection = { state: state === 'live' && wasCut ? 'caughtUp' : state, staleSince }
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
