import { yieldToEventLoop } from '../limits/yield-to-event-loop.ts'

/** Lists with fewer items are serialized at once. */
const MANY = 100

/** Some ten milliseconds to serialize and encode. */
const CHARACTERS_PER_CHUNK = 256 * 1024

/** Depth of lists in answers: `data`, the field, its nodes. */
const DEPTH = 4

/** Serialized JSON: text, bytes, or chunks of bytes. */
export type WrittenJson = string | Buffer | Buffer[]

/** Serializes a value; large lists in chunks, yielding to the event loop between them. */
export async function serializeChunked(value: unknown): Promise<string | Buffer[]> {
  if (!hasLongList(value, DEPTH)) return JSON.stringify(value)

  const chunks: Buffer[] = []
  let text = ''
  for (const part of partsOf(value, DEPTH)) {
    text += part
    if (text.length < CHARACTERS_PER_CHUNK) continue
    chunks.push(Buffer.from(text, 'utf8'))
    text = ''
    await yieldToEventLoop()
  }
  if (chunks.length === 0) return text

  chunks.push(Buffer.from(text, 'utf8'))
  return chunks
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
    for (const [at, item] of value.entries())
      yield (at === 0 ? '' : ',') + (JSON.stringify(item) ?? 'null')
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
