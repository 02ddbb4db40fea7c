import { connect } from 'node:net'
import type { ClientOptions } from 'ws'
import { socketPathOf } from '../config/unix-socket.ts'

export interface TierSocketAddress {
  url: string
  options: Pick<ClientOptions, 'createConnection'>
}

/** Where a WebSocket to a tier connects: to a host, or to a Unix socket of this machine. */
export function toTierSocketAddress(base: string, path: string): TierSocketAddress {
  const socketPath = socketPathOf(base)
  if (socketPath === null) return { url: base.replace(/^http/, 'ws') + path, options: {} }

  // The scheme ws+unix: of ws ends a path at its first colon.
  const createConnection = () => connect(socketPath)
  return { url: `ws://localhost${path}`, options: { createConnection } }
}
