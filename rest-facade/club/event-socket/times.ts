/** A socket is closed at the ping after so many unanswered ones. */
export const MISSED_PONGS = 2

/** Timeouts and intervals of a socket in milliseconds; tests use shorter ones. */
export interface EventSocketTimes {
  pingEveryMs: number
  /** Timeout for a client that does not read its buffered bytes. */
  drainTimeoutMs: number
  maxDurationMs: number
  /** Interval of the authorization check. */
  recheckEveryMs: number
}

export const EVENT_SOCKET_TIMES: EventSocketTimes = {
  pingEveryMs: 30_000,
  drainTimeoutMs: 60_000,
  // Limits, WebSocket connection.
  maxDurationMs: 60 * 60_000,
  recheckEveryMs: 60_000,
}
