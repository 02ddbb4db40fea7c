import { pino } from 'pino'

export type Log = Pick<ReturnType<typeof pino>, 'debug' | 'info' | 'warn' | 'error'>

export const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const

/** One JSON line per entry on stderr, so that stdout stays free for what a person reads. */
export function makeLog(level: (typeof LOG_LEVELS)[number]): Log {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, pino.destination(2))
}
