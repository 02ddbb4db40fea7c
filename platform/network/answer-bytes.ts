import { StringDecoder } from 'node:string_decoder'
import type { Answer } from '../executor.ts'
import { serializeChunked } from '../json/serialize-chunked.ts'
import { yieldToEventLoop } from '../limits/yield-to-event-loop.ts'

const received = new WeakMap<Answer, Buffer>()

/** Some ten milliseconds to decode, and again to parse. */
const LONG_BYTES = 1024 * 1024

/**
 * An answer from another process, parsed on first access: a tier that forwards it never parses it.
 */
export function fromBytes(bytes: Buffer): Answer {
  let parsed: Answer | null = null
  const parse = (): Answer => {
    parsed ??= JSON.parse(bytes.toString('utf8')) as Answer
    return parsed
  }
  const answer = {
    get data() {
      return parse().data
    },
    get errors() {
      return hasErrors(bytes) ? parse().errors : undefined
    },
    ...(bytes.length > LONG_BYTES && {
      readChunked: async () => {
        parsed ??= await readInTurns(bytes)
      },
    }),
  } as Answer
  received.set(answer, bytes)
  return answer
}

/** An answer without errors is `{"data":…}`: it ends with the end of an object or with null, never with a list. */
function hasErrors(bytes: Buffer): boolean {
  return bytes.at(-2) === CLOSING_BRACKET || bytes.subarray(0, 8).equals(ERRORS_FIRST)
}

const CLOSING_BRACKET = 0x5d
const ERRORS_FIRST = Buffer.from('{"errors')

async function readInTurns(bytes: Buffer): Promise<Answer> {
  const decoder = new StringDecoder('utf8')
  let text = ''
  for (let at = 0; at < bytes.length; at += LONG_BYTES) {
    await yieldToEventLoop()
    text += decoder.write(bytes.subarray(at, at + LONG_BYTES))
  }
  await yieldToEventLoop()
  const answer = JSON.parse(text + decoder.end()) as Answer
  await yieldToEventLoop()
  return answer
}

/** Bytes of an answer; those of another process are forwarded unchanged, long ones are serialized in chunks. */
export async function toSent(answer: Answer): Promise<Buffer | string | Buffer[]> {
  return received.get(answer) ?? serializeChunked(answer)
}
