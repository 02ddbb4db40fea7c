import type { IncomingMessage } from 'node:http'
import { Agent, request } from 'node:https'
import { isIP, type LookupFunction, type Socket } from 'node:net'
import { type Failure, isOwnFault, TimedOut, toFailure } from './failure-class.ts'
import { hostOf, type TargetGuard } from './target-safety.ts'

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

export interface Attempted {
  /** Null when no answer came; the status line decides, whatever becomes of the rest. */
  status: number | null
  /** Null after any 2xx. */
  failure: Failure | null
  durationMs: number
}

/** Posts to addresses that strangers have chosen. */
export interface Sender {
  /** Throws only what is a fault of this process. */
  send(posting: Posting): Promise<Attempted>
  close(): void
}

export interface SenderParts {
  guard: TargetGuard
  /** Certificate authorities to trust instead of the system's; for tests. */
  ca?: string
}

const MAX_ANSWER_BYTES = 64 * 1024

/** How long the rest of an answer is waited for, which only keeps its connection. */
const REST_OF_ANSWER_MS = 500

const IDLE_MS = 4000

/** As many as an endpoint has attempts in the air (`work-lanes.ts`): with 2, nine deliveries of ten connected anew. */
const PER_ENDPOINT = 8

/** When the next address of a host is tried; Node's own quarter of a second gives up far hosts. */
const NEXT_ADDRESS_MS = 1500

const SUCCESS = { from: 200, to: 299 }

export function makeSender({ guard, ca }: SenderParts): Sender {
  const agent = new Agent({
    keepAlive: true,
    maxFreeSockets: PER_ENDPOINT,
    // Destroyed connections are passed over only in this order.
    scheduling: 'fifo',
    timeout: IDLE_MS,
    autoSelectFamilyAttemptTimeout: NEXT_ADDRESS_MS,
    // Said, because a variable of the environment can turn it off otherwise.
    rejectUnauthorized: true,
    ...(ca === undefined ? {} : { ca }),
  })

  return {
    async send(posting) {
      const startedAt = performance.now()
      const stop = new AbortController()
      const timer = setTimeout(() => stop.abort(new TimedOut()), posting.timeoutMs)
      const giveUp = () => stop.abort(new Error('Nobody waits for it.'))
      posting.signal?.addEventListener('abort', giveUp)
      const progress = { status: null as number | null }
      try {
        if (posting.signal?.aborted) giveUp()
        await Promise.race([
          postTo({ guard, agent, posting, stop, progress }),
          aborted(stop.signal),
        ])
        return toAttempted(progress.status, null, startedAt)
      } catch (error) {
        if (isOwnFault(error)) throw error
        const hasSucceeded = isSuccess(progress.status)
        return toAttempted(progress.status, hasSucceeded ? null : toFailure(error), startedAt)
      } finally {
        clearTimeout(timer)
        posting.signal?.removeEventListener('abort', giveUp)
        stop.abort()
      }
    },
    close: () => agent.destroy(),
  }
}

interface Running {
  guard: TargetGuard
  agent: Agent
  posting: Posting
  stop: AbortController
  progress: { status: number | null }
}

async function postTo(running: Running): Promise<void> {
  const { guard, agent, posting, stop } = running
  const url = new URL(posting.url)
  const addresses = await guard.addressesOf(url)
  stop.signal.throwIfAborted()
  closeOthers(agent, url, addresses)
  try {
    await exchange(running, url, addresses)
  } catch (error) {
    if (!(error instanceof ClosedMeanwhile)) throw error
    closeOthers(agent, url, [])
    await exchange(running, url, addresses)
  }
}

/** A kept connection turned out to be closed by the other side before it took the request. */
class ClosedMeanwhile extends Error {}

/** One request and its answer, over a connection to one of the checked addresses. */
function exchange(
  { agent, posting, stop, progress }: Running,
  url: URL,
  addresses: readonly string[],
): Promise<void> {
  return new Promise((resolve, reject) => {
    const outgoing = request({
      method: 'POST',
      host: hostOf(url),
      port: url.port || 443,
      path: `${url.pathname}${url.search}`,
      headers: { ...posting.headers, 'content-length': Buffer.byteLength(posting.body) },
      agent,
      rejectUnauthorized: true,
      lookup: onlyTo(addresses),
      signal: stop.signal,
    })
    outgoing.once('socket', (socket) => limitConnecting(socket, posting.connectTimeoutMs, outgoing))
    outgoing.once('response', (answer) => {
      progress.status = answer.statusCode ?? null
      readAnswer(answer).then(resolve, reject)
    })
    outgoing.once('error', (error: NodeJS.ErrnoException) => {
      const isStale = outgoing.reusedSocket && progress.status === null && isClosed(error)
      reject(isStale ? new ClosedMeanwhile() : error)
    })
    outgoing.end(posting.body)
  })
}

/** Hands the connection addresses that were checked a moment ago, instead of asking for them again. */
function onlyTo(addresses: readonly string[]): LookupFunction {
  const found = addresses.map((address) => ({ address, family: isIP(address) }))
  return (_host, options, callback) => {
    if (options.all) return callback(null, found)
    const [first] = found
    callback(null, first?.address ?? '', first?.family)
  }
}

/** Ends idle connections to this host that lead to what is no address of it any more. */
function closeOthers(agent: Agent, url: URL, addresses: readonly string[]): void {
  const name = `${hostOf(url)}:${url.port || 443}:`
  for (const [key, sockets] of Object.entries(agent.freeSockets)) {
    if (!key.startsWith(name)) continue
    for (const socket of sockets ?? [])
      if (!addresses.includes(socket.remoteAddress ?? '')) socket.destroy()
  }
}

function limitConnecting(
  socket: Socket,
  timeoutMs: number,
  outgoing: { destroy(error: Error): void },
): void {
  if (!socket.connecting) return
  const timer = setTimeout(() => outgoing.destroy(new TimedOut()), timeoutMs)
  socket.once('secureConnect', () => clearTimeout(timer))
  socket.once('close', () => clearTimeout(timer))
}

/**
 * Reads to the end, so that the connection can be kept, but never much: what an answer says does not
 * count, and an endless one is cut off. One that refuses is not read at all.
 */
async function readAnswer(answer: IncomingMessage): Promise<void> {
  let bytes = 0
  if (!isSuccess(answer.statusCode)) {
    answer.destroy()
    return
  }
  const timer = setTimeout(() => answer.destroy(), REST_OF_ANSWER_MS)
  try {
    for await (const chunk of answer) {
      bytes += (chunk as Buffer).length
      // Leaving the loop destroys the answer and its connection.
      if (bytes > MAX_ANSWER_BYTES) return
    }
  } finally {
    clearTimeout(timer)
  }
}

function isSuccess(status: number | null | undefined): boolean {
  return status != null && status >= SUCCESS.from && status <= SUCCESS.to
}

function isClosed({ code }: NodeJS.ErrnoException): boolean {
  return code === 'ECONNRESET' || code === 'EPIPE'
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}

function toAttempted(status: number | null, failure: Failure | null, startedAt: number): Attempted {
  const durationMs = Math.round(performance.now() - startedAt)
  if (status !== null && !isSuccess(status)) return { status, failure: 'http_status', durationMs }
  return { status, failure, durationMs }
}
