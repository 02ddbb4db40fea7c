import { Writable } from 'node:stream'
import { type LOG_LEVELS, type Log, makeLog } from '../../../platform/log.ts'

export interface CapturedLog {
  log: Log
  /** The written lines as text. */
  lines(): string[]
  /** The lines with this event, parsed. */
  withEvent(event: string): Record<string, unknown>[]
}

/** A log of the product that a test can read. */
export function captureLog(level: (typeof LOG_LEVELS)[number]): CapturedLog {
  const written: string[] = []
  const sink = new Writable({
    write(chunk, _encoding, done) {
      written.push(String(chunk))
      done()
    },
  })
  const lines = () => written.join('').split('\n').filter(Boolean)
  return {
    log: makeLog(level, sink),
    lines,
    withEvent: (event) =>
      lines()
        .map((line) => JSON.parse(line))
        .filter((line) => line.event === event),
  }
}
