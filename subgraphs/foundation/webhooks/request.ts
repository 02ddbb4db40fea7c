import { yieldToEventLoop } from '../../../platform/limits/yield-to-event-loop.ts'
import { startDeadline } from '../database/time-limits.ts'
import {
  type ConnectionPool,
  type HostConnection,
  makeConnectionPool,
  TimedOut,
} from './host-connection.ts'
import { type TargetGuard, TargetRefused } from './target-safety.ts'

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
  /** From the DNS look-up to the status line of the response. */
  timeoutMs: number
  /** For opening the connection, TLS included. */
  connectTimeoutMs: number
  /** Aborts the attempt when its result is no longer needed. */
  signal?: AbortSignal | undefined
}

export interface AttemptResult {
  /** Null without a response; the status line decides, even if the rest of the response breaks off. */
  status: number | null
  /** The outcome class of a failure; null after any 2xx. */
  failure: Failure | null
  durationMs: number
}

/** Outcome classes of failed attempts, shown to those who look after the endpoint. */
export const FAILURES = [
  'dns_error',
  'blocked_address',
  'connection_refused',
  'connection_reset',
  'unreachable',
  'timeout',
  'tls_error',
  'invalid_answer',
  'http_status',
  'other',
] as const

export type Failure = (typeof FAILURES)[number]

export interface SenderParts {
  guard: TargetGuard
  /** Certificate authorities to trust instead of the system's; for tests. */
  ca?: string
}

export const MAX_RESPONSE_BYTES = 64 * 1024

/** How long the body of a response is read, which serves only to reuse its connection. */
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
        return toResult(state.status, null, startedAt)
      } catch (error) {
        if (isOwnFault(error)) throw error
        const hasSucceeded = isSuccess(state.status)
        return toResult(state.status, hasSucceeded ? null : toFailure(error), startedAt)
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
  const target = { url, addresses, connectTimeoutMs: posting.connectTimeoutMs }
  const postOver = async (connection: HostConnection) => {
    // Yields to the event loop, so that a close that has arrived is seen before a byte is written.
    if (connection.isReused) await yieldToEventLoop()
    await sendRequest(connection, { url, posting, state })
    connections.release(connection, url)
  }
  const connection = connections.take(target)
  try {
    await postOver(connection)
  } catch (error) {
    // The peer has most likely closed all idle connections of the host; each of them would fail another attempt.
    if (connection.isReused && state.status === null) connections.closeIdle(url)
    if (!(error instanceof StaleConnection)) throw error
    await postOver(connections.takeNew(target))
  }
}

/**
 * One request and its response. The body of a success is read up to a limit, so that the connection can
 * be reused; the body of a refusal is not read at all.
 */
export function sendRequest(
  connection: HostConnection,
  { url, posting, state }: { url: URL; posting: Posting; state: AttemptState },
): Promise<void> {
  if (state.fault !== null) throw state.fault

  state.connection = connection
  const { headers, body } = posting
  return new Promise((resolve, reject) => {
    let bytes = 0
    let isWritten = false
    let endTimer = () => {}
    const cutOff = () => connection.destroy(new Error('The rest of the response is not read.'))
    const options = { method: 'POST', path: `${url.pathname}${url.search}`, headers, body } as const
    connection.dispatch(options, {
      // The client writes the request right after this, and it counts as sent from here on.
      onRequestStart() {
        isWritten = true
      },
      onResponseStart(_controller, status) {
        // A 1xx response is interim: the final one follows.
        if (status < SUCCESS.from) return
        state.status = status
        if (isSuccess(status)) endTimer = startDeadline(RESPONSE_BODY_MS, cutOff)
        else cutOff()
      },
      onResponseData(_controller, chunk) {
        bytes += chunk.length
        if (bytes > MAX_RESPONSE_BYTES) cutOff()
      },
      onResponseEnd() {
        endTimer()
        resolve()
      },
      onResponseError(_controller, error) {
        endTimer()
        const isStale = connection.isReused && !isWritten && isReset(error)
        reject(isStale ? new StaleConnection() : error)
      },
    })
  })
}

function toResult(status: number | null, failure: Failure | null, startedAt: number) {
  const durationMs = Math.round(performance.now() - startedAt)
  if (status !== null && !isSuccess(status))
    return { status, failure: 'http_status' as const, durationMs }
  return { status, failure, durationMs }
}

function isSuccess(status: number | null): boolean {
  return status !== null && status >= SUCCESS.from && status <= SUCCESS.to
}

function isReset({ code = '' }: NodeJS.ErrnoException): boolean {
  return BY_CODE[code] === 'connection_reset'
}

const BY_CODE: Readonly<Record<string, Failure>> = {
  ECONNREFUSED: 'connection_refused',
  ECONNRESET: 'connection_reset',
  EPIPE: 'connection_reset',
  UND_ERR_SOCKET: 'connection_reset',
  ETIMEDOUT: 'timeout',
  EHOSTUNREACH: 'unreachable',
  ENETUNREACH: 'unreachable',
  EADDRNOTAVAIL: 'unreachable',
  EPROTO: 'tls_error',
  EHOSTDOWN: 'unreachable',
  UND_ERR_HEADERS_OVERFLOW: 'invalid_answer',
}

const TLS = /^(ERR_TLS|ERR_SSL|CERT_|CRL_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|INVALID_CA|HOSTNAME_)/

function toFailure(error: unknown): Failure {
  if (error instanceof TargetRefused) return error.failure
  if (error instanceof TimedOut) return 'timeout'
  // Each address of the host was tried and failed: the first failure says enough.
  if (error instanceof AggregateError && error.errors.length > 0) return toFailure(error.errors[0])

  const { code = '', name } = (error ?? {}) as { code?: string; name?: string }
  if (TLS.test(code)) return 'tls_error'
  if (name === 'HTTPParserError') return 'invalid_answer'
  return BY_CODE[code] ?? 'other'
}

/** Resources that this process lacks, whatever the target: file descriptors, memory. */
const OWN_CODES = ['EMFILE', 'ENFILE', 'ENOBUFS', 'ENOMEM']

function isOwnFault(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isOwnFault)
  return OWN_CODES.includes((error as NodeJS.ErrnoException | null)?.code ?? '')
}
