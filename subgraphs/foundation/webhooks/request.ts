import { yieldToEventLoop } from '../../../platform/limits/yield-to-event-loop.ts'
import { startDeadline } from '../database/time-limits.ts'
import { AnswerReader } from './attempts/answer-reader.ts'
import { type AnswerText, READ_ANSWER_BYTES, toAnswerText } from './attempts/answer-text.ts'
import { isOwnFault, isReset, toFailure, toTlsFault } from './attempts/classify-failure.ts'
import type { Failure, TlsFault } from './attempts/failures.ts'
import {
  type ConnectionPool,
  type HostConnection,
  makeConnectionPool,
  TimedOut,
} from './connections/host-connection.ts'
import type { TargetGuard } from './target-safety.ts'

/** Posts to addresses that partners have chosen. */
export interface Sender {
  /** Throws only faults of this process. */
  send(posting: Posting): Promise<AttemptResult>
  close(): void
}

export interface Posting {
  url: string
  headers: Readonly<Record<string, string>>
  body: string
  /** From the DNS look-up to the head of the response: no parser gives its status earlier. */
  timeoutMs: number
  /** For opening the connection, TLS included. */
  connectTimeoutMs: number
  /** Whether the receiver sends interim responses that no request asked for. */
  skipsInterim?: boolean
  /** Removed from the answer. */
  secrets?: readonly string[]
  /** Aborts the attempt when its result is no longer needed. */
  signal?: AbortSignal | undefined
}

export interface AttemptResult {
  /** Null without a response; its head decides, even if the rest of the response breaks off. */
  status: number | null
  /** The outcome class of a failure; null after any 2xx. */
  failure: Failure | null
  /** What is wrong with the TLS of the receiver; absent or null without a `tls_error`, and where no more is known. */
  tlsFault?: TlsFault | null
  /** Up to the head of the response. */
  durationMs: number
  /** Absent or null without a text. */
  answer?: AnswerText | null
}

export interface SenderParts {
  guard: TargetGuard
  /** Certificate authorities to trust instead of the system's; for tests. */
  ca?: string
}

export const MAX_RESPONSE_BYTES = 64 * 1024

/** How long the body of a response is read: for its first bytes, and to reuse its connection. */
export const RESPONSE_BODY_MS = 500

/** A redirect is no success and is never followed (club API, Target safety). */
const SUCCESS = { from: 200, to: 299 }

export function makeSender({ guard, ca }: SenderParts): Sender {
  const connections = makeConnectionPool(ca)

  return {
    async send(posting) {
      const startedAt = performance.now()
      const state = new AttemptState()
      const endTimer = startDeadline(posting.timeoutMs, () => state.abort(new TimedOut()))
      const abort = () => state.abort(new Error('The attempt was aborted.'))
      posting.signal?.addEventListener('abort', abort)
      try {
        if (posting.signal?.aborted) abort()
        await Promise.race([state.aborted, post({ guard, connections }, posting, state)])
        return toResult(state, posting, { failure: null, startedAt })
      } catch (error) {
        if (isOwnFault(error)) throw error
        const failure = isSuccess(state.status) ? null : toFailure(error)
        const tlsFault = failure === 'tls_error' ? toTlsFault(error) : null
        return toResult(state, posting, { failure, tlsFault, startedAt })
      } finally {
        endTimer()
        posting.signal?.removeEventListener('abort', abort)
      }
    },
    close: connections.close,
  }
}

/** The state of one attempt; an AbortSignal for each would take a tenth of a delivery's time. */
export class AttemptState {
  status: number | null = null
  /** When the head arrived. */
  answeredAt: number | null = null
  readonly answer = new AnswerReader()
  connection: HostConnection | null = null
  fault: Error | null = null
  readonly aborted: Promise<never>
  #reject: (fault: Error) => void = () => {}

  constructor() {
    this.aborted = new Promise((_resolve, reject) => {
      this.#reject = reject
    })
  }

  abort(fault: Error): void {
    this.fault = fault
    this.#reject(fault)
    this.connection?.destroy(fault)
  }
}

/** The peer closed a reused connection before a byte of the request was written to it. */
class StaleConnection extends Error {}

async function post(
  { guard, connections }: { guard: TargetGuard; connections: ConnectionPool },
  posting: Posting,
  state: AttemptState,
): Promise<void> {
  const url = new URL(posting.url)
  const addresses = await guard.addressesOf(url)
  const { connectTimeoutMs, skipsInterim = false } = posting
  const target = { url, addresses, connectTimeoutMs, skipsInterim }
  const postOver = async (connection: HostConnection) => {
    // Yields to the event loop, so that a close that has arrived is seen before a byte is written.
    if (connection.isReused) await yieldToEventLoop()
    await sendRequest(connection, { url, posting, state })
    connections.release(connection, target)
  }
  const connection = connections.take(target)
  try {
    await postOver(connection)
  } catch (error) {
    // The peer has most likely closed all idle connections of the host; each of them would fail another attempt.
    if (connection.isReused && state.status === null) connections.closeIdle(target)
    if (!(error instanceof StaleConnection)) throw error
    await postOver(connections.takeNew(target))
  }
}

/**
 * One request and its response. The body of a success is read up to a limit, so that the connection can
 * be reused; of the body of a refusal its first bytes, and its connection is closed.
 */
export function sendRequest(
  connection: HostConnection,
  { url, posting, state }: { url: URL; posting: Posting; state: AttemptState },
): Promise<void> {
  if (state.fault !== null) throw state.fault

  state.connection = connection
  const { headers, body } = posting
  return new Promise((resolve, reject) => {
    let isWritten = false
    let endTimer = () => {}
    const cutOff = () => connection.destroy(new Error('The rest of the response is not read.'))
    const path = `${url.pathname}${url.search}`
    connection.post(
      { path, headers, body },
      {
        // It counts as sent from here on.
        onWrite() {
          isWritten = true
        },
        onHead(status) {
          // A 1xx response is interim: the final one follows.
          if (status < SUCCESS.from) return
          state.status = status
          state.answeredAt = performance.now()
          endTimer = startDeadline(RESPONSE_BODY_MS, cutOff)
        },
        onBody(chunk) {
          state.answer.add(chunk)
          const limit = isSuccess(state.status) ? MAX_RESPONSE_BYTES : READ_ANSWER_BYTES
          if (state.answer.received > limit) cutOff()
        },
        onEnd() {
          endTimer()
          state.answer.end()
          if (!isSuccess(state.status)) cutOff()
          resolve()
        },
        onError(error) {
          endTimer()
          const isStale = connection.isReused && !isWritten && isReset(error)
          reject(isStale ? new StaleConnection() : error)
        },
      },
    )
  })
}

function toResult(
  { status, answeredAt, answer }: AttemptState,
  { secrets = [] }: Posting,
  {
    failure,
    tlsFault = null,
    startedAt,
  }: Pick<AttemptResult, 'failure' | 'tlsFault'> & { startedAt: number },
): AttemptResult {
  const durationMs = Math.round((answeredAt ?? performance.now()) - startedAt)
  const bytes = answer.take()
  const result = { durationMs, tlsFault, answer: bytes && toAnswerText(bytes, secrets) }
  if (status !== null && !isSuccess(status)) return { ...result, status, failure: 'http_status' }
  return { ...result, status, failure }
}

function isSuccess(status: number | null): boolean {
  return status !== null && status >= SUCCESS.from && status <= SUCCESS.to
}
