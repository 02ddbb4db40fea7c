import type { Writable } from 'node:stream'
import { StartupError } from '../platform/config/startup-error.ts'

/** Prints a line; resolves once the output has accepted the line. */
export type Print = (line: string) => Promise<void>

/** The output cannot be written; its reader may have ended, as `head` does. */
export class OutputError extends StartupError {}

export function printTo(stream: Writable): Print {
  // An error without a listener ends the process before the lost credentials are listed.
  stream.on('error', () => {})
  return (line) =>
    new Promise((resolve, reject) => {
      stream.write(`${line}\n`, (cause) => {
        if (!cause) return resolve()
        reject(new OutputError('Standard output cannot be written.', { cause }))
      })
    })
}
