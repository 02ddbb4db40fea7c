/** How the platform closes a socket of the event stream (RFC 6455, 7.4). */
export interface StreamClose {
  code: number
  /** Null where it is the code of the refusal, or empty. */
  reason: string | null
  meaning: string
}

/** Every text about close codes is derived from these, or compared with them. */
export const STREAM_CLOSES = {
  maxDuration: { code: 1000, reason: 'max_duration', meaning: 'an hour is over: reconnect' },
  restart: {
    code: 1001,
    reason: 'reconnect',
    meaning: 'this process stops: reconnect; its sockets are closed at different moments',
  },
  noPong: { code: 1001, reason: 'no_pong', meaning: 'two pings in a row had no answer' },
  revoked: {
    code: 1008,
    reason: null,
    meaning:
      'the club revoked the installation (`installation_inactive`) or its events:read (`insufficient_scope`)',
  },
  longMessage: { code: 1009, reason: null, meaning: 'you sent more than 1 KiB' },
  failed: {
    code: 1011,
    reason: 'unavailable',
    meaning: 'the retained events could not be read: reconnect',
  },
  notDrained: {
    code: 1013,
    reason: 'not_drained',
    meaning: 'you have read nothing for 60 seconds',
  },
} as const satisfies Record<string, StreamClose>

/** The meaning of each code, in one sentence for all its reasons. */
export function describeCloses(): Record<string, string> {
  const meanings: Record<string, string> = {}
  for (const { code, reason, meaning } of Object.values<StreamClose>(STREAM_CLOSES)) {
    const text = reason === null ? meaning : `\`${reason}\`: ${meaning}`
    meanings[code] = meanings[code] === undefined ? text : `${meanings[code]} · ${text}`
  }
  return meanings
}
