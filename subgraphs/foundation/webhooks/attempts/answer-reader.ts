import { type AnswerBytes, READ_ANSWER_BYTES } from './answer-text.ts'

/** Copies the first bytes of a response's body; a view would keep the whole read buffer of the socket. */
export class AnswerReader {
  /** Bytes that have arrived, those beyond the limit included. */
  received = 0
  #bytes = Buffer.alloc(0)
  #hasEnded = false

  add(chunk: Uint8Array): void {
    this.received += chunk.length
    const missing = READ_ANSWER_BYTES - this.#bytes.length
    if (missing > 0) this.#bytes = Buffer.concat([this.#bytes, chunk.subarray(0, missing)])
  }

  end(): void {
    this.#hasEnded = true
  }

  /** Null without a body. */
  take(): AnswerBytes | null {
    if (this.received === 0) return null
    return { bytes: this.#bytes, isWhole: this.#hasEnded && this.received <= READ_ANSWER_BYTES }
  }
}
