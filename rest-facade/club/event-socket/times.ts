/** Patience with a socket; tests have less of it. All in milliseconds. */
export interface EventSocketTimes {
  pingEveryMs: number
  /** How long what was sent may wait for a client that does not read. */
  drainWithinMs: number
  maxDurationMs: number
  /** How often the installation is looked at again. */
  recheckEveryMs: number
}

export const EVENT_SOCKET_TIMES: EventSocketTimes = {
  pingEveryMs: 30_000,
  drainWithinMs: 60_000,
  // Limits, WebSocket connection.
  maxDurationMs: 60 * 60_000,
  recheckEveryMs: 60_000,
}
