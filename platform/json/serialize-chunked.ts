import { yieldToEventLoop } from '../limits/yield-to-event-loop.ts'

/** Lists with fewer items are serialized at once. */
const MANY = 20

/** Some ten milliseconds to serialize and encode. */
const CHUNK_BYTES = 256 * 1024

const MOST_BYTES_OF_A_CHARACTER = 3

/** Depth of lists in answers: `data`, the field, its nodes. */
const DEPTH = 4

/** Serialized JSON: text, bytes, or chunks of bytes. */
export type WrittenJson = string | Buffer | Buffer[]

/**
 * The chunk that is being written. A call fills it only between two turns of the event loop, so that concurrent calls share it.
 */
const chunk = Buffer.allocUnsafeSlow(CHUNK_BYTES)

/**
 * Serializes a value; long lists item by item, yielding to the event loop between chunks. Each item is encoded for
 * itself: one character outside of Latin-1 would make the text of the whole list take twice the memory.
 */
export async function serializeChunked(value: unknown): Promise<WrittenJson> {
  if (!hasLongList(value, DEPTH)) return JSON.stringify(value)

  const chunks: Buffer[] = []
  let size = 0
  for (const part of partsOf(value, DEPTH)) {
    const most = part.length * MOST_BYTES_OF_A_CHARACTER
    if (most > CHUNK_BYTES - size) {
      if (size > 0) chunks.push(Buffer.from(chunk.subarray(0, size)))
      size = 0
      await yieldToEventLoop()
    }
    if (most > CHUNK_BYTES) chunks.push(Buffer.from(part, 'utf8'))
    else size += chunk.write(part, size, 'utf8')
  }
  const last = Buffer.from(chunk.subarray(0, size))
  return chunks.length === 0 ? last : [...chunks, last]
}

function hasLongList(value: unknown, depth: number): boolean {
  if (Array.isArray(value)) return value.length >= MANY
  if (depth === 0 || !isRecord(value)) return false

  return Object.values(value).some((member) => hasLongList(member, depth - 1))
}

/** The output of JSON.stringify; long lists item by item. */
function* partsOf(value: unknown, depth: number): Generator<string> {
  if (!hasLongList(value, depth)) yield JSON.stringify(value)
  else if (Array.isArray(value)) {
    yield '['
    for (const [at, item] of value.entries()) {
      if (at > 0) yield ','
      yield JSON.stringify(item) ?? 'null'
    }
    yield ']'
  } else if (isRecord(value)) {
    let mark = '{'
    for (const [name, member] of Object.entries(value)) {
      if (JSON.stringify(typeof member === 'object' ? null : member) === undefined) continue
      yield `${mark}${JSON.stringify(name)}:`
      yield* partsOf(member, depth - 1)
      mark = ','
    }
    yield '}'
  }
}

/** True for an object without `toJSON`, which is serialized member by member. */
function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !('toJSON' in value)
}
