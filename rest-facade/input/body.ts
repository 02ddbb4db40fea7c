import type { Readable } from 'node:stream'
import { type Issue, invalidInput } from '../../platform/issues.ts'
import { joinChunked } from '../../platform/json/join-chunked.ts'
import { yieldToEventLoop } from '../../platform/limits/yield-to-event-loop.ts'
import type { Problem } from '../../platform/problem.ts'
import { makeReadJsonBeside } from './parse-json-in-worker.ts'
import { type ReadJson, readJson } from './read-json.ts'

export const MAX_BODY_BYTES = 1024 * 1024

/** Maximum of values in a body, estimated by its commas and brackets. */
const MAX_VALUES = 5000
/** An import of 500 bookings with their participants holds some 15,000, and their names have commas. */
const MAX_BULK_VALUES = 30_000

/** How much more than allowed is read and dropped, so that a client still sending gets its answer. */
const DRAINED_BYTES = 32 * 1024 * 1024

/**
 * The raw bytes of a request body, or its error. The error is returned as a value: Fastify closes the connection on a body
 * that is refused by a throw, and who is still sending then sees a broken connection instead of the answer.
 */
export async function takeBody(
  payload: Readable,
  declared: string | undefined,
  limit: number,
): Promise<Buffer | Problem> {
  const length = Number(declared)
  if (length > limit + DRAINED_BYTES) throw tooLarge(limit)
  return length > limit ? tooLarge(limit) : readBody(payload, limit)
}

/** With or without a declared length. */
export function readBody(payload: Readable, limit: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0

    payload.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size <= limit) chunks.push(chunk)
      else chunks.length = 0
      if (size <= limit + DRAINED_BYTES) return

      payload.pause()
      reject(tooLarge(limit))
    })
    payload.on('end', () =>
      size > limit ? reject(tooLarge(limit)) : resolve(joinChunked(chunks, size)),
    )
    payload.on('error', () => reject(cutOff()))
  })
}

/** The value of a JSON body; throws `invalid_input` for whatever else it is. */
export function parseJsonBody(contentType: string | undefined, bytes: unknown): unknown {
  return takeValue(readJson(requireJson(contentType, bytes), MAX_VALUES))
}

const readBeside = makeReadJsonBeside()

/** The same for many records; what is so long that it holds everybody else up is read beside. */
export async function parseBulkBody(
  contentType: string | undefined,
  bytes: unknown,
): Promise<unknown> {
  const json = requireJson(contentType, bytes)
  if (json.length > MAX_BODY_BYTES) return takeValue(await readBeside(json, MAX_BULK_VALUES))

  await yieldToEventLoop()
  return takeValue(readJson(json, MAX_BULK_VALUES))
}

function requireJson(contentType: string | undefined, bytes: unknown): Buffer {
  if (!Buffer.isBuffer(bytes) || bytes.length === 0) throw missingBody()
  if (!isJson(contentType)) throw wrongContentType()

  return bytes
}

function takeValue(read: ReadJson): unknown {
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

/** Nothing is unpacked here: a small body may be large inside. */
export function refusePacked(encoding = ''): Problem | null {
  if (!PACKED.test(encoding)) return null

  return invalidBody({
    ...{ in: 'header', path: 'content-encoding', rule: 'content_encoding' },
    message: 'Send the body as it is, not compressed.',
  })
}

const PACKED = /\b(gzip|deflate|br|compress|zstd)\b/i

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

function cutOff(): Problem {
  return invalidBody({ in: 'body', path: '', rule: 'complete', message: 'The body ended early.' })
}

function invalidBody(issue: Issue): Problem {
  return invalidInput([issue])
}
