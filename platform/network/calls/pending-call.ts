import { joinChunked } from '../../json/join-chunked.ts'
import type { CallItem } from './call-message.ts'

const MAX_ANSWER_BYTES = 64 * 1024 * 1024

export interface AskedCall {
  item: CallItem
  /** Until the last byte of the answer. */
  timeoutMs: number
  /** Whether a repetition has no further effect. */
  isRepeatable: boolean
  /** Aborted when the answer is no longer needed. */
  signal?: AbortSignal | undefined
}

/** A call from its request to its answer. */
export class PendingCall {
  readonly item: CallItem
  readonly isRepeatable: boolean
  readonly answer: Promise<Buffer>
  isRepeated = false
  isSettled = false
  /** Time of `performance.now()`; null until a tier may have it. */
  sentAt: number | null = null
  /** Called when the answer is no longer needed. */
  onGivenUp: (() => void) | null = null
  private readonly settled = Promise.withResolvers<Buffer>()
  private readonly release: () => void
  private pieces: Buffer[] = []
  private size = 0

  constructor({ item, timeoutMs, isRepeatable, signal }: AskedCall) {
    this.item = item
    this.isRepeatable = isRepeatable
    this.answer = this.settled.promise
    const late = () => this.giveUp(new Error(`It did not answer within ${timeoutMs} ms.`))
    const timer = setTimeout(late, timeoutMs)
    const abort = () =>
      this.giveUp(new Error('The request was aborted.', { cause: signal?.reason }))
    signal?.addEventListener('abort', abort)
    this.release = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', abort)
    }
    if (signal?.aborted) abort()
  }

  /** Takes a piece of the answer that is not its last one. */
  addPiece(bytes: Buffer): void {
    this.size += bytes.length
    if (this.size <= MAX_ANSWER_BYTES) this.pieces.push(bytes)
    else this.giveUp(new Error(`The answer exceeds ${MAX_ANSWER_BYTES} bytes.`))
  }

  finish(last: Buffer): void {
    const pieces = [...this.pieces, last]
    const size = this.size + last.length
    this.settle(() => this.settled.resolve(joinChunked(pieces, size)))
  }

  /** The tier is gone, or has refused the call. */
  fail(error: Error): void {
    this.settle(() => this.settled.reject(error))
  }

  /** Drops what has arrived of the answer, which will come anew. */
  restart(): void {
    this.isRepeated = true
    this.sentAt = null
    this.onGivenUp = null
    this.pieces = []
    this.size = 0
  }

  private giveUp(error: Error): void {
    if (this.isSettled) return
    const { onGivenUp } = this
    this.fail(error)
    onGivenUp?.()
  }

  private settle(resolve: () => void): void {
    if (this.isSettled) return
    this.isSettled = true
    this.onGivenUp = null
    this.pieces = []
    this.release()
    resolve()
  }
}
