import type { Readable } from 'node:stream'
import { type Issue, invalidInput } from '../../platform/input/issues.ts'
import { joinChunked } from '../../platform/json/join-chunked.ts'
import { yieldToEventLoop } from '../../platform/limits/yield-to-event-loop.ts'
import type { Problem } from '../../schema/problem.ts'
import { makeParseJsonInWorker } from './parse-json-in-worker.ts'
import { type ReadJson, readJson } from './read-json.ts'

/** For routes without a `bodyLimit`; bulk requests have `bulkBytes`, and imports `importBytes`. */
export const MAX_BODY_BYTES = 1024 * 1024

/** Maximum of values in a body, estimated by its commas and brackets. */
const MAX_VALUES = 5000
/** An import of 500 bookings with participants has about 15,000 values, and commas in names count as well. */
const MAX_BULK_VALUES = 30_000

/** Excess bytes that are read and dropped: a client that is still sending would not read the response. */
const DRAIN_LIMIT_BYTES = 32 * 1024 * 1024

/**
 * The raw bytes of a request body, or its error. The error is returned: Fastify closes the connection if a body
 * parser throws, and a client that is still sending would see a reset instead of the response.
 */
export async function receiveBody(
  payload: Readable,
  declared: string | undefined,
  limit: number,
): Promise<Buffer | Problem> {
  const length = Number(declared)
  if (length > limit + DRAIN_LIMIT_BYTES) throw tooLarge(limit)
  return length > limit ? tooLarge(limit) : readBody(payload, limit)
}

export function readBody(payload: Readable, limit: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0

    payload.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size <= limit) chunks.push(chunk)
      else chunks.length = 0
      if (size <= limit + DRAIN_LIMIT_BYTES) return

      payload.pause()
      reject(tooLarge(limit))
    })
    payload.on('end', () =>
      size > limit ? reject(tooLarge(limit)) : resolve(joinChunked(chunks, size)),
    )
    payload.on('error', () => reject(incomplete()))
  })
}

/** The value of a JSON body; throws `invalid_input` for any other body. */
export function parseJsonBody(contentType: string | undefined, bytes: unknown): unknown {
  return requireValue(readJson(requireJson(contentType, bytes), MAX_VALUES))
}

const parseInWorker = makeParseJsonInWorker()

/** Parses the body of a route with a `bodyLimit`; above `MAX_BODY_BYTES` in a worker, to keep the event loop free. */
export async function parseBulkBody(
  contentType: string | undefined,
  bytes: unknown,
): Promise<unknown> {
  const json = requireJson(contentType, bytes)
  if (json.length > MAX_BODY_BYTES) return requireValue(await parseInWorker(json, MAX_BULK_VALUES))

  await yieldToEventLoop()
  return requireValue(readJson(json, MAX_BULK_VALUES))
}

function requireJson(contentType: string | undefined, bytes: unknown): Buffer {
  if (!Buffer.isBuffer(bytes) || bytes.length === 0) throw missingBody()
  if (!isJson(contentType)) throw wrongContentType()

  return bytes
}

function requireValue(read: ReadJson): unknown {
  if ('issue' in read) throw invalidBody(read.issue)

  return read.value
}

export function missingBody(): Problem {
  const message = 'Send a JSON object as the body.'
  return invalidBody({ in: 'body', path: '', rule: 'required', message })
}

export function wrongContentType(): Problem {
  return invalidBody({
    in: 'header',
    path: 'content-type',
    rule: 'content_type',
    message: 'Send the body as application/json in UTF-8.',
  })
}

/** Compressed bodies are refused: a small one can expand to any size. */
export function refuseCompressed(encoding = ''): Problem | null {
  if (!COMPRESSED.test(encoding)) return null

  return invalidBody({
    ...{ in: 'header', path: 'content-encoding', rule: 'content_encoding' },
    message: 'Send the body as it is, not compressed.',
  })
}

const COMPRESSED = /\b(gzip|deflate|br|compress|zstd)\b/i

function isJson(contentType: string | undefined): boolean {
  if (contentType === 'application/json') return true

  const [type, ...parameters] = (contentType ?? '').toLowerCase().split(';')
  if (type?.trim() !== 'application/json') return false
  return parameters.every((parameter) => {
    const [name, value] = parameter.split('=')
    return name?.trim() !== 'charset' || /^\s*"?utf-?8"?\s*$/.test(value ?? '')
  })
}

function tooLarge(limit: number): Problem {
  const message = `The body is larger than ${limit} bytes.`
  return invalidBody({ in: 'body', path: '', rule: 'max_size', message })
}

function incomplete(): Problem {
  return invalidBody({ in: 'body', path: '', rule: 'complete', message: 'The body ended early.' })
}

function invalidBody(issue: Issue): Problem {
  return invalidInput([issue])
}
