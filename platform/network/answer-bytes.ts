import type { Answer } from '../executor.ts'

const received = new WeakMap<Answer, Buffer>()

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
  } as Answer
  received.set(answer, bytes)
  return answer
}

/** An answer as it travels; one from another process as it came. */
export function toBytes(answer: Answer): Buffer {
  return received.get(answer) ?? Buffer.from(JSON.stringify(answer), 'utf8')
}
