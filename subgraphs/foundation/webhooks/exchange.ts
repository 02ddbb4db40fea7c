import { startTimer } from '../database/time-limits.ts'
import type { HostConnection } from './host-connection.ts'

export interface Posting {
  url: string
  headers: Readonly<Record<string, string>>
  body: string
  /** For everything, from the look-up of the name to the status line of the answer. */
  timeoutMs: number
  /** For the connection, TLS included. */
  connectTimeoutMs: number
  /** Aborted when the outcome is worth nothing any more. */
  signal?: AbortSignal | undefined
}

export interface PostExchange {
  url: URL
  posting: Posting
  attempt: Attempt
}

export const MAX_ANSWER_BYTES = 64 * 1024

/** How long the rest of an answer is waited for, which only keeps its connection. */
export const REST_OF_ANSWER_MS = 500

const SUCCESS = { from: 200, to: 299 }

/**
 * One request and its answer. That is read to its end, so that the connection can be kept, but never
 * much: what it says does not count, and an endless one is cut off. One that refuses is not read at all.
 */
export function exchange(
  connection: HostConnection,
  { url, posting, attempt }: PostExchange,
): Promise<void> {
  if (attempt.fault !== null) throw attempt.fault

  attempt.connection = connection
  const { headers, body } = posting
  return new Promise((resolve, reject) => {
    let bytes = 0
    let isWritten = false
    let endTimer = () => {}
    const cutOff = () => connection.destroy(new Error('No more of it is read.'))
    const request = { method: 'POST', path: `${url.pathname}${url.search}`, headers, body } as const
    connection.dispatch(request, {
      // The client writes the request right after this, and it counts as sent from here on.
      onRequestStart() {
        isWritten = true
      },
      onResponseStart(_controller, status) {
        if (status < SUCCESS.from) return
        attempt.status = status
        if (isSuccess(status)) endTimer = startTimer(REST_OF_ANSWER_MS, cutOff)
        else cutOff()
      },
      onResponseData(_controller, chunk) {
        bytes += chunk.length
        if (bytes > MAX_ANSWER_BYTES) cutOff()
      },
      onResponseEnd() {
        endTimer()
        resolve()
      },
      onResponseError(_controller, error) {
        endTimer()
        const isStale = connection.isKept && !isWritten && isClosed(error)
        reject(isStale ? new Unusable() : error)
      },
    })
  })
}

/** How far an attempt is; an abort signal for each instead takes a tenth of a delivery's time. */
export class Attempt {
  status: number | null = null
  connection: HostConnection | null = null
  fault: Error | null = null
  readonly givenUp: Promise<never>
  #reject: (fault: Error) => void = () => {}

  constructor() {
    this.givenUp = new Promise((_resolve, reject) => {
      this.#reject = reject
    })
  }

  giveUp(fault: Error): void {
    this.fault = fault
    this.#reject(fault)
    this.connection?.destroy(fault)
  }
}

/** A kept connection was closed before a byte of the request was written to it. */
export class Unusable extends Error {}

export function isSuccess(status: number | null | undefined): boolean {
  return status != null && status >= SUCCESS.from && status <= SUCCESS.to
}

function isClosed({ code }: NodeJS.ErrnoException): boolean {
  return code === 'ECONNRESET' || code === 'EPIPE' || code === 'UND_ERR_SOCKET'
}
