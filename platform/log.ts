import { writeSync } from 'node:fs'
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

/** A write for each line would cost a request more than its line does. */
const WRITE_FROM = 16 * 1024

/** How long a line waits for others; a process that is killed loses those of this time. */
const WRITE_EVERY_MS = 50

/**
 * Never blocks the event loop: beyond `MAX_UNWRITTEN`, lines are dropped, and their number is logged once there is room
 * again.
 */
export function makeDestination(fd: number): DestinationStream {
  const destination = pino.destination({ dest: fd, sync: false, maxLength: MAX_UNWRITTEN })
  let lines = ''
  let dropped = 0
  const write = () => {
    const written = lines
    lines = ''
    if (written !== '') destination.write(written)
  }
  setInterval(write, WRITE_EVERY_MS).unref()
  // What pino's destination has is written by its own hook, which runs before.
  process.once('exit', () => writeAtExit(fd, lines))
  destination.on('drop', (text: string) => {
    dropped += text.split('\n').length - 1
  })
  destination.on('drain', () => {
    if (dropped === 0) return
    const time = new Date().toISOString()
    const line = { level: 40, time, event: 'log.lines_dropped', dropped, msg: 'lines were dropped' }
    dropped = 0
    destination.write(`${JSON.stringify(line)}\n`)
  })
  return {
    write(line) {
      lines += line
      if (lines.length >= WRITE_FROM) write()
    },
  }
}

function writeAtExit(fd: number, lines: string): void {
  try {
    writeSync(fd, lines)
  } catch {
    // The reader is gone, or the pipe is full: the end of the process waits for neither.
  }
}
