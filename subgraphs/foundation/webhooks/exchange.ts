import type { ClientRequest, IncomingMessage } from 'node:http'
import { type Agent, request } from 'node:https'
import { isIP, type LookupFunction, type Socket } from 'node:net'
import { startTimer } from '../time-limits.ts'
import { TimedOut } from './failure-class.ts'
import { hostOf } from './target-safety.ts'

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
  agent: Agent
  posting: Posting
  attempt: Attempt
}

const MAX_ANSWER_BYTES = 64 * 1024

/** How long the rest of an answer is waited for, which only keeps its connection. */
const REST_OF_ANSWER_MS = 500

const SUCCESS = { from: 200, to: 299 }

/** One request and its answer, over a connection to one of the checked addresses. */
export function exchange(
  { agent, posting, attempt }: PostExchange,
  url: URL,
  addresses: readonly string[],
): Promise<void> {
  if (attempt.fault !== null) throw attempt.fault

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
    })
    attempt.outgoing = outgoing
    outgoing.once('socket', (socket) => {
      // Nothing is sent before this event: a kept connection is as good as one that is made now.
      const leadsElsewhere = !addresses.includes(socket.remoteAddress ?? '')
      if (outgoing.reusedSocket && leadsElsewhere) outgoing.destroy(new Unusable())
      else limitConnecting(socket, posting.connectTimeoutMs, outgoing)
    })
    outgoing.once('response', (answer) => {
      attempt.status = answer.statusCode ?? null
      readAnswer(answer, resolve, reject)
    })
    outgoing.once('error', (error: NodeJS.ErrnoException) => {
      const isStale = outgoing.reusedSocket && attempt.status === null && isClosed(error)
      reject(isStale ? new Unusable() : error)
    })
    outgoing.end(posting.body)
  })
}

/** How far an attempt is; an abort signal for each instead takes a tenth of a delivery's time. */
export class Attempt {
  status: number | null = null
  outgoing: ClientRequest | null = null
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
    this.outgoing?.destroy(fault)
  }
}

/** A kept connection leads to what is no address any more, or was closed before it took the request. */
export class Unusable extends Error {}

/** Ends idle connections to this host. */
export function closeKept(agent: Agent, url: URL): void {
  const name = `${hostOf(url)}:${url.port || 443}:`
  for (const [key, sockets] of Object.entries(agent.freeSockets))
    if (key.startsWith(name)) for (const socket of sockets ?? []) socket.destroy()
}

export function isSuccess(status: number | null | undefined): boolean {
  return status != null && status >= SUCCESS.from && status <= SUCCESS.to
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
function readAnswer(
  answer: IncomingMessage,
  resolve: () => void,
  reject: (error: Error) => void,
): void {
  answer.once('error', reject)
  if (!isSuccess(answer.statusCode)) {
    answer.destroy()
    resolve()
    return
  }
  let bytes = 0
  const endTimer = startTimer(REST_OF_ANSWER_MS, () => answer.destroy())
  answer.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > MAX_ANSWER_BYTES) answer.destroy()
  })
  answer.once('close', () => {
    endTimer()
    resolve()
  })
}

function isClosed({ code }: NodeJS.ErrnoException): boolean {
  return code === 'ECONNRESET' || code === 'EPIPE'
}
