import { jitteredWait, retryAfterOf, waitAtLeast } from './waits.ts'

/** What both clients can be given, besides an address and a credential. */
export interface ClientOptions {
  /** Replaces the global `fetch`. */
  fetch?: (request: Request) => Promise<Response>
  /** Time limit of one attempt, answer included; default 30 seconds. */
  timeoutMs?: number
  /** Attempts of one call; default 5, 1 switches retries off. */
  attempts?: number
  /** Longest `Retry-After` that is waited for; default one minute. A call that would wait longer returns the refusal. */
  longestWaitMs?: number
  /** A stream without an event for so long is opened again, after its last event; default 5 minutes. */
  maxSilenceMs?: number | undefined
  /** Replaces the timer between attempts. */
  wait?: (ms: number, signal?: AbortSignal) => Promise<void>
}

/** Where the credential of a request comes from. */
export interface CredentialSource {
  /** The value of `Authorization`; null sends none. */
  authorization(): Promise<string | null>
  /** The platform refused this value: true if another one may succeed. */
  refused(authorization: string): boolean
}

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE']
const DEFAULTS = { timeoutMs: 30_000, attempts: 5, longestWaitMs: 60_000 }

/**
 * Returns a `fetch` that authenticates, and retries what is safe to repeat: a 429 always, because it was refused
 * unread; a 503 and a failed connection if the method is idempotent or the request has an Idempotency-Key, which
 * every POST gets and keeps over its attempts.
 */
export function makeSend(credential: CredentialSource, options: ClientOptions) {
  const { fetch = globalThis.fetch, wait = waitAtLeast } = options
  const { timeoutMs, attempts, longestWaitMs } = { ...DEFAULTS, ...omitAbsent(options) }

  return async function send(original: Request): Promise<Response> {
    const request = withIdempotencyKey(original)
    const body = request.body === null ? null : await request.arrayBuffer()
    let hasRenewed = false
    for (let attempt = 1; ; attempt += 1) {
      const authorization = await credential.authorization()
      const outcome = await tryOnce(request, body, authorization)
      if (outcome instanceof Response && outcome.status === 401 && authorization !== null) {
        if (hasRenewed || !credential.refused(authorization)) return outcome
        hasRenewed = true
        attempt -= 1
        continue
      }
      const askedMs = retryAfterOf(outcome)
      const isLast = attempt >= attempts || askedMs > longestWaitMs
      if (isLast || !isRepeatable(request, outcome)) return orThrow(outcome)

      if (outcome instanceof Response) await outcome.body?.cancel()
      await wait(askedMs + jitteredWait(attempt), original.signal)
    }
  }

  /** The answer, or the error of a connection that failed or took too long. */
  async function tryOnce(
    request: Request,
    body: ArrayBuffer | null,
    authorization: string | null,
  ): Promise<Response | Error> {
    const { url, method, signal } = request
    const headers = new Headers(request.headers)
    if (authorization !== null) headers.set('authorization', authorization)
    const limits = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
    try {
      return await fetch(new Request(url, { method, headers, body, signal: limits }))
    } catch (error) {
      if (signal.aborted || !(error instanceof Error)) throw error
      return error
    }
  }
}

function withIdempotencyKey(request: Request): Request {
  if (request.method === 'POST' && !request.headers.has('idempotency-key'))
    request.headers.set('idempotency-key', crypto.randomUUID())
  return request
}

function isRepeatable({ method, headers }: Request, outcome: Response | Error): boolean {
  if (outcome instanceof Response && outcome.status !== 503) return outcome.status === 429

  return SAFE_METHODS.includes(method) || headers.has('idempotency-key')
}

function orThrow(outcome: Response | Error): Response {
  if (outcome instanceof Response) return outcome
  throw outcome
}

function omitAbsent({
  timeoutMs,
  attempts,
  longestWaitMs,
}: ClientOptions): Partial<typeof DEFAULTS> {
  const numbers = { timeoutMs, attempts, longestWaitMs }
  return Object.fromEntries(Object.entries(numbers).filter(([, value]) => value !== undefined))
}
