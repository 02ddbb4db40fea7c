import { nextTurn } from '../limits/yield-to-event-loop.ts'

/** From so many items on a list may be long; fewer are written in one go, as fast as can be. */
const MANY = 100

/** Written and encoded in some ten milliseconds. */
const CHARACTERS_OF_A_TURN = 256 * 1024

/** Where lists stand in answers: `data`, the field, its nodes. */
const DEPTH = 4

/** One text, its bytes, or the bytes of many pieces. */
export type WrittenJson = string | Buffer | Buffer[]

/** A value as JSON: one text, or many pieces of bytes, between which others have had their turn. */
export async function toJsonInTurns(value: unknown): Promise<string | Buffer[]> {
  if (!holdsMany(value, DEPTH)) return JSON.stringify(value)

  const pieces: Buffer[] = []
  let text = ''
  for (const part of partsOf(value, DEPTH)) {
    text += part
    if (text.length < CHARACTERS_OF_A_TURN) continue
    pieces.push(Buffer.from(text, 'utf8'))
    text = ''
    await nextTurn()
  }
  if (pieces.length === 0) return text

  pieces.push(Buffer.from(text, 'utf8'))
  return pieces
}

function holdsMany(value: unknown, depth: number): boolean {
  if (Array.isArray(value)) return value.length >= MANY
  if (depth === 0 || !isRecord(value)) return false

  return Object.values(value).some((member) => holdsMany(member, depth - 1))
}

/** What JSON.stringify would write, item by item where there are many. */
function* partsOf(value: unknown, depth: number): Generator<string> {
  if (!holdsMany(value, depth)) yield JSON.stringify(value)
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

/** One that is written member by member. */
function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !('toJSON' in value)
}
