import type { Readable } from 'node:stream'
import { holdsFewValues } from '../platform/http/few-values.ts'
import { type Issue, invalidInput } from '../platform/issues.ts'
import { nextTurn } from '../platform/next-turn.ts'
import type { Problem } from '../platform/problem.ts'
import { findRepeatedMember } from './repeated-members.ts'

export const MAX_BODY_BYTES = 1024 * 1024

/** How many values a body may hold, told by its commas and brackets, those within texts included. */
const MAX_VALUES = 5000
/** An import of 500 bookings with their participants holds some 15,000, and their names have commas. */
const MAX_BULK_VALUES = 30_000

/** How much more than allowed is read and dropped, so that a client still sending gets its answer. */
const DRAINED_BYTES = 32 * 1024 * 1024

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Refuses a body whose length says that it is too large, before any of it is read. */
export function refuseTooLarge(declared: string | undefined, limit: number): void {
  if (Number(declared) > limit) throw tooLarge(limit)
}

/** The raw bytes of a request body, with or without a declared length. */
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
    payload.on('end', () => (size > limit ? reject(tooLarge(limit)) : resolve(join(chunks))))
    payload.on('error', () => reject(cutOff()))
  })
}

/** The value of a JSON body; throws `invalid_input` for whatever else it is. */
export function parseJsonBody(contentType: string | undefined, bytes: unknown): unknown {
  const text = decode(requireJson(contentType, bytes, MAX_VALUES))
  return requireUniqueMembers(text, parseJson(text))
}

/** The same for many records, each step of which takes its time: others have their turns in between. */
export async function parseBulkBody(
  contentType: string | undefined,
  bytes: unknown,
): Promise<unknown> {
  const json = requireJson(contentType, bytes, MAX_BULK_VALUES)
  await nextTurn()
  const text = decode(json)
  await nextTurn()
  const value = parseJson(text)
  await nextTurn()
  return requireUniqueMembers(text, value)
}

function requireJson(contentType: string | undefined, bytes: unknown, maxValues: number): Buffer {
  if (!Buffer.isBuffer(bytes) || bytes.length === 0)
    throw invalidBody({
      in: 'body',
      path: '',
      rule: 'required',
      message: 'Send a JSON object as the body.',
    })
  if (!isJson(contentType)) throw wrongContentType()
  requireFewValues(bytes, maxValues)

  return bytes
}

function requireUniqueMembers(text: string, value: unknown): unknown {
  const path = findRepeatedMember(text, value)
  if (path === null) return value

  const message = 'Send this member once.'
  throw invalidBody({ in: 'body', path, rule: 'repeated_member', message })
}

export function wrongContentType(): Problem {
  return invalidBody({
    in: 'header',
    path: 'content-type',
    rule: 'content_type',
    message: 'Send the body as application/json in UTF-8.',
  })
}

function join(chunks: Buffer[]): Buffer {
  return chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)
}

function isJson(contentType: string | undefined): boolean {
  if (contentType === 'application/json') return true

  const [type, ...parameters] = (contentType ?? '').toLowerCase().split(';')
  if (type?.trim() !== 'application/json') return false
  return parameters.every((parameter) => {
    const [name, value] = parameter.split('=')
    return name?.trim() !== 'charset' || /^\s*"?utf-?8"?\s*$/.test(value ?? '')
  })
}

function requireFewValues(bytes: Buffer, max: number): void {
  if (holdsFewValues(bytes, max)) return

  const message = `The body holds more than ${max} values.`
  throw invalidBody({ in: 'body', path: '', rule: 'max_size', message })
}

function decode(bytes: Buffer): string {
  try {
    return utf8.decode(bytes)
  } catch {
    throw invalidBody({
      in: 'body',
      path: '',
      rule: 'utf8',
      message: 'The body is not valid UTF-8.',
    })
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    const reason = error instanceof Error ? ` ${error.message}` : ''
    throw invalidBody({
      in: 'body',
      path: '',
      rule: 'json',
      message: `The body is not JSON.${reason}`,
    })
  }
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
