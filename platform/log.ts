import { type DestinationStream, pino } from 'pino'

type PinoLog = ReturnType<typeof pino>

export type Log = Pick<PinoLog, 'debug' | 'info' | 'warn' | 'error'> &
  Partial<Pick<PinoLog, 'isLevelEnabled'>>

export const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const

/** Paths at which database errors carry statements, which contain personal data. */
const STATEMENTS = ['err.sql', 'err.query', 'err.parameters', 'err.driverError']

/** Logs one JSON line per entry to stderr; stdout is for people. Each line has the fields of `about`. */
export function makeLog(
  level: (typeof LOG_LEVELS)[number],
  destination: DestinationStream = toStderr(),
  about: Readonly<{ role: string; process?: string }> | null = null,
): Log {
  const redact = { paths: STATEMENTS, remove: true }
  return pino({ level, base: about, timestamp: pino.stdTimeFunctions.isoTime, redact }, destination)
}

let stderr: DestinationStream | undefined

function toStderr(): DestinationStream {
  stderr ??= makeDestination(2)
  return stderr
}

/** Unwritten characters, of a collector that reads too slowly or not at all. */
const MAX_UNWRITTEN = 4 * 1024 * 1024

/**
 * Never blocks the event loop: beyond `MAX_UNWRITTEN`, lines are dropped, and their number is logged once there is room
 * again.
 */
export function makeDestination(fd: number): DestinationStream {
  const destination = pino.destination({ dest: fd, sync: false, maxLength: MAX_UNWRITTEN })
  let dropped = 0
  destination.on('drop', () => {
    dropped += 1
  })
  destination.on('drain', () => {
    if (dropped === 0) return
    const time = new Date().toISOString()
    const line = { level: 40, time, event: 'log.lines_dropped', dropped, msg: 'lines were dropped' }
    dropped = 0
    destination.write(`${JSON.stringify(line)}\n`)
  })
  return destination
}
