import { type DestinationStream, pino } from 'pino'

type PinoLog = ReturnType<typeof pino>

export type Log = Pick<PinoLog, 'debug' | 'info' | 'warn' | 'error'> &
  Partial<Pick<PinoLog, 'isLevelEnabled'>>

export const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const

/** Properties of database errors that carry statements, which contain personal data. */
const STATEMENTS = ['sql', 'query', 'parameters', 'driverError'] as const

interface DescribedError extends Record<string, unknown> {
  aggregateErrors?: DescribedError[]
}

function withoutStatements(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const described: DescribedError = pino.stdSerializers.err(error)
  for (const one of [described, ...(described.aggregateErrors ?? [])])
    for (const name of STATEMENTS) delete one[name]
  return described
}

/** Logs one JSON line per entry to stderr; stdout is for people. Each line has the fields of `about`. */
export function makeLog(
  level: (typeof LOG_LEVELS)[number],
  destination: DestinationStream = toStderr(),
  about: Readonly<{ role: string; process?: string }> | null = null,
): Log {
  const timestamp = pino.stdTimeFunctions.isoTime
  return pino(
    { level, base: about, timestamp, serializers: { err: withoutStatements } },
    destination,
  )
}

let stderr: DestinationStream | undefined

function toStderr(): DestinationStream {
  stderr ??= makeDestination(2)
  return stderr
}

/** Unwritten characters, of a collector that reads too slowly or not at all. */
const MAX_UNWRITTEN = 4 * 1024 * 1024

/** About ten lines are one write: a write for each would cost a request more than its line does. */
const WRITE_FROM = 4096

/** How long a line waits for others; a process that is killed loses those of this time. */
const WRITE_EVERY_MS = 50

/**
 * Never blocks the event loop: beyond `MAX_UNWRITTEN`, lines are dropped, and their number is logged once there is room
 * again.
 */
export function makeDestination(fd: number): DestinationStream {
  const destination = pino.destination({
    dest: fd,
    sync: false,
    minLength: WRITE_FROM,
    periodicFlush: WRITE_EVERY_MS,
    maxLength: MAX_UNWRITTEN,
  })
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
