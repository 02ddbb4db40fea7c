import { type DestinationStream, pino } from 'pino'

export type Log = Pick<ReturnType<typeof pino>, 'debug' | 'info' | 'warn' | 'error'>

export const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const

/** Where errors of the database carry whole statements, values of people included. */
const STATEMENTS = ['err.sql', 'err.query', 'err.parameters', 'err.driverError']

/** One JSON line per entry on stderr, so that stdout stays free for what a person reads. */
export function makeLog(
  level: (typeof LOG_LEVELS)[number],
  destination: DestinationStream = pino.destination(2),
): Log {
  const redact = { paths: STATEMENTS, remove: true }
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, redact }, destination)
}
