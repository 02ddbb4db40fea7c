import { Worker } from 'node:worker_threads'
import { Problem } from '../../schema/problem.ts'
import type { ParseRequest } from './json-worker.ts'
import type { ReadJson } from './read-json.ts'

export type ParseJsonInWorker = (bytes: Buffer, maxValues: number) => Promise<ReadJson>

interface Parser {
  worker: Worker
  /** In the order of the worker's responses. */
  pending: PromiseWithResolvers<ReadJson>[]
}

const SCRIPT = new URL('json-worker.ts', import.meta.url)

/** Several times the memory of one body. */
const RESOURCE_LIMITS = { maxOldGenerationSizeMb: 256 }

/**
 * Parses large bodies in a worker thread: a body of 16 MiB blocks the event loop for 120 to 240 ms otherwise, and
 * for 40 ms this way. One worker of our own instead of a pool (piscina), which takes an eighth more processor time
 * for each body and 45 MB more memory.
 *
 * The bytes are transferred, so their buffer is empty afterwards. The result is truncated below 100 levels, which
 * no input has.
 */
export function makeParseJsonInWorker(script = SCRIPT): ParseJsonInWorker {
  let parser: Parser | null = null

  const start = (): Parser => {
    const started: Parser = { worker: makeWorker(script), pending: [] }
    const { worker, pending } = started
    const fail = (cause: unknown) => {
      if (parser === started) parser = null
      for (const { reject } of pending.splice(0)) reject(unavailable(cause))
    }
    worker.on('message', (read: ReadJson) => {
      pending.shift()?.resolve(read)
      if (pending.length === 0) worker.unref()
    })
    worker.on('messageerror', (cause) => pending.shift()?.reject(unavailable(cause)))
    worker.on('error', fail)
    worker.on('exit', (code) => fail(new Error(`The worker exited with ${code}.`)))
    return started
  }

  return (bytes, maxValues) => {
    parser ??= start()
    const { worker, pending } = parser
    const result = Promise.withResolvers<ReadJson>()
    pending.push(result)
    const request: ParseRequest = { bytes: toTransferable(bytes), maxValues }
    worker.postMessage(request, [request.bytes.buffer as ArrayBuffer])
    // An idle worker does not keep the process alive.
    worker.ref()
    return result.promise
  }
}

function makeWorker(script: URL): Worker {
  // The arguments of this process, such as a script, are not for the worker.
  return new Worker(script, { execArgv: [], resourceLimits: RESOURCE_LIMITS })
}

/** Copies bytes that share their memory with others, such as a slice of Node's pool. */
function toTransferable(bytes: Buffer): Uint8Array {
  return bytes.byteLength === bytes.buffer.byteLength ? bytes : Uint8Array.from(bytes)
}

function unavailable(cause: unknown): Problem {
  const message = 'The body could not be read right now. Try again shortly.'
  return new Problem('dependency_unavailable', message, undefined, { cause })
}
