import { Worker } from 'node:worker_threads'
import { Problem } from '../../platform/problem.ts'
import type { AskedToRead } from './json-worker.ts'
import type { ReadJson } from './read-json.ts'

export type ReadJsonBeside = (bytes: Buffer, maxValues: number) => Promise<ReadJson>

interface Reader {
  worker: Worker
  /** In the order in which the worker answers. */
  waiting: PromiseWithResolvers<ReadJson>[]
}

const SCRIPT = new URL('json-worker.ts', import.meta.url)
/** Several times what one body takes. */
const RESOURCE_LIMITS = { maxOldGenerationSizeMb: 256 }

/**
 * Reads bodies that would hold the event loop for too long, beside it: in a worker that starts with the
 * first of them and stays. The bytes are handed over, and are gone afterwards. What a value holds below
 * 100 levels, which is deeper than any input, is left out.
 */
export function makeReadJsonBeside(script = SCRIPT): ReadJsonBeside {
  let reader: Reader | null = null

  const start = (): Reader => {
    const started: Reader = { worker: makeWorker(script), waiting: [] }
    const { worker, waiting } = started
    const fail = (cause: unknown) => {
      if (reader === started) reader = null
      for (const { reject } of waiting.splice(0)) reject(unavailable(cause))
    }
    worker.on('message', (read: ReadJson) => {
      waiting.shift()?.resolve(read)
      if (waiting.length === 0) worker.unref()
    })
    worker.on('messageerror', (cause) => waiting.shift()?.reject(unavailable(cause)))
    worker.on('error', fail)
    worker.on('exit', (code) => fail(new Error(`The worker ended with ${code}.`)))
    return started
  }

  return (bytes, maxValues) => {
    reader ??= start()
    const { worker, waiting } = reader
    const read = Promise.withResolvers<ReadJson>()
    waiting.push(read)
    const asked: AskedToRead = { bytes: toOwnBytes(bytes), maxValues }
    worker.postMessage(asked, [asked.bytes.buffer as ArrayBuffer])
    // Only who waits keeps the process.
    worker.ref()
    return read.promise
  }
}

function makeWorker(script: URL): Worker {
  // What this process was started with, such as a script in its arguments, is not for the worker.
  return new Worker(script, { execArgv: [], resourceLimits: RESOURCE_LIMITS })
}

/** What shares its memory with others cannot be handed over. */
function toOwnBytes(bytes: Buffer): Uint8Array {
  return bytes.byteLength === bytes.buffer.byteLength ? bytes : Uint8Array.from(bytes)
}

function unavailable(cause: unknown): Problem {
  const message = 'The body could not be read right now. Try again shortly.'
  return new Problem('dependency_unavailable', message, undefined, { cause })
}
