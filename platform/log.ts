import { type DestinationStream, pino } from 'pino'

export type Log = Pick<ReturnType<typeof pino>, 'debug' | 'info' | 'warn' | 'error'>

export const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const

/** Paths at which database errors carry statements, which contain personal data. */
const STATEMENTS = ['err.sql', 'err.query', 'err.parameters', 'err.driverError']

/** Logs one JSON line per entry to stderr; stdout is for people. */
export function makeLog(
  level: (typeof LOG_LEVELS)[number],
  destination: DestinationStream = pino.destination(2),
): Log {
  const redact = { paths: STATEMENTS, remove: true }
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, redact }, destination)
}
