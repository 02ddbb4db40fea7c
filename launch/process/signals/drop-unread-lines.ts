import { constants, fstatSync, openSync, readSync } from 'node:fs'

/** Time for the reader of the log to read the last lines. */
const READ_WITHIN_MS = 2_000

const DROP_EVERY_MS = 10

/** The capacity of a pipe. */
const CHUNK_BYTES = 64 * 1024

/**
 * Lets a process end whose log is not read: a write to a full pipe blocks a thread, and even `process.exit` waits for
 * that thread. So the process reads its own lines; their reader loses them.
 */
export function dropUnreadLines(): void {
  const timer = setTimeout(() => {
    const pipe = openLog()
    if (pipe !== null) setInterval(() => drop(pipe), DROP_EVERY_MS).unref()
  }, READ_WITHIN_MS)
  // Only an unfinished write keeps the process alive until then.
  timer.unref()
}

/** The reading end of the pipe; null where the log is none, or belongs to another user. */
function openLog(): number | null {
  try {
    if (!fstatSync(2).isFIFO()) return null
    return openSync('/dev/stderr', constants.O_RDONLY | constants.O_NONBLOCK)
  } catch {
    return null
  }
}

function drop(pipe: number): void {
  try {
    readSync(pipe, Buffer.allocUnsafe(CHUNK_BYTES))
  } catch {
    // EAGAIN: the pipe is empty.
  }
}
