import { Problem } from '../../schema/problem.ts'

/** WebSocket close code "Service Restart" (IANA): clients reconnect. */
export const SERVICE_RESTART = 1012

/** Reconnections in a second that the other processes of a role get. */
const RECONNECTIONS_PER_SECOND = 200

/** Clients that reconnect are without events for so long at most. */
const MAX_WINDOW_MS = 30_000

/** Time over which so many clients are spread that reconnect after the end of one process. */
export function reconnectWindowMs(connections: number, maxMs = MAX_WINDOW_MS): number {
  return Math.min(maxMs, (connections / RECONNECTIONS_PER_SECOND) * 1000)
}

/** A random moment of that window. */
export function reconnectDelayMs(connections: number): number {
  return Math.ceil(Math.random() * reconnectWindowMs(connections))
}

/** Close reason of a socket at `/graphql`, in whole seconds like `Retry-After`. */
export function toReconnectReason(connections: number): string {
  return `reconnect;after=${Math.ceil(reconnectDelayMs(connections) / 1000)}`
}

/** True for an error of a running subscription whose tier or database is gone: its client reconnects and resumes. */
export function isDependencyLost(error: unknown): boolean {
  return error instanceof Problem && error.code === 'dependency_unavailable'
}
