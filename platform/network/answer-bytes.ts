import { StringDecoder } from 'node:string_decoder'
import type { Answer } from '../executor.ts'
import { toJsonInTurns } from '../json/serialize-chunked.ts'
import { nextTurn } from '../limits/yield-to-event-loop.ts'

const received = new WeakMap<Answer, Buffer>()

/** Some ten milliseconds' work to take in, and again to read. */
const LONG_BYTES = 1024 * 1024

/**
 * An answer of another process. It is parsed when somebody looks into it, so a tier that only
 * passes it on never does.
 */
export function fromBytes(bytes: Buffer): Answer {
  let parsed: Answer | null = null
  const look = (): Answer => {
    parsed ??= JSON.parse(bytes.toString('utf8')) as Answer
    return parsed
  }
  const answer = {
    get data() {
      return look().data
    },
    get errors() {
      return look().errors
    },
    ...(bytes.length > LONG_BYTES && {
      readInTurns: async () => {
        parsed ??= await readInTurns(bytes)
      },
    }),
  } as Answer
  received.set(answer, bytes)
  return answer
}

async function readInTurns(bytes: Buffer): Promise<Answer> {
  const decoder = new StringDecoder('utf8')
  let text = ''
  for (let at = 0; at < bytes.length; at += LONG_BYTES) {
    await nextTurn()
    text += decoder.write(bytes.subarray(at, at + LONG_BYTES))
  }
  await nextTurn()
  const answer = JSON.parse(text + decoder.end()) as Answer
  await nextTurn()
  return answer
}

/** An answer as it travels; one from another process as it came. A long one is not made in one go. */
export async function toSent(answer: Answer): Promise<Buffer | string | Buffer[]> {
  return received.get(answer) ?? toJsonInTurns(answer)
}
