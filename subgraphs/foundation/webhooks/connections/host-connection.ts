import { isIP, type LookupFunction, type TcpNetConnectOpts } from 'node:net'
import { type ConnectionOptions, connect, type TLSSocket } from 'node:tls'
import { hostOf } from '../target-safety.ts'
import type { HttpClient, HttpExchange, HttpPost, OpenSocket } from './http-client.ts'
import { makeNodeClient } from './node-client.ts'
import { makeUndiciClient } from './undici-client.ts'

/** Where a connection leads. */
export interface Target {
  url: URL
  /** The addresses of the host, which were checked a moment ago; no other one is connected to. */
  addresses: readonly string[]
  /** TLS included. */
  connectTimeoutMs: number
  /** Whether interim responses that no request asked for are skipped, over the dearer client. */
  skipsInterim: boolean
}

/** Connections that carry one request at a time, kept for the next request to the same host. */
export interface ConnectionPool {
  /** An idle connection to one of the target's addresses, or a new one. */
  take(target: Target): HostConnection
  takeNew(target: Target): HostConnection
  /** Returns a connection whose request is complete. */
  release(connection: HostConnection, target: Target): void
  /** Closes the idle connections to this host, because another connection to it has failed. */
  closeIdle(target: Target): void
  close(): void
}

/** As many as an endpoint has concurrent attempts (`CONCURRENCY` in `webhook-jobs.ts`): with 2, nine deliveries of ten connected anew. */
const MAX_IDLE_PER_HOST = 8

/** When the next address of a host is tried; Node's own quarter of a second gives up distant hosts. */
const NEXT_ADDRESS_MS = 1500

const MAX_SESSIONS = 100

/** A connection, or a whole attempt, that has taken too long. */
export class TimedOut extends Error {}

export function makeConnectionPool(ca: string | undefined): ConnectionPool {
  const sessions = new Map<string, Buffer>()
  const open = new Set<HostConnection>()
  const idle = new Map<string, HostConnection[]>()

  const openNew = (target: Target): HostConnection => {
    const key = keyOf(target)
    const connection = new HostConnection({ ...target, ca, sessions }, (closed) => {
      open.delete(closed)
      const left = idle.get(key)?.filter((one) => one !== closed) ?? []
      if (left.length === 0) idle.delete(key)
      else idle.set(key, left)
    })
    open.add(connection)
    return connection
  }

  return {
    take(target) {
      const key = keyOf(target)
      for (;;) {
        const connection = idle.get(key)?.pop()
        if (connection === undefined) return openNew(target)
        if (target.addresses.includes(connection.address)) return connection
        connection.destroy(new Error('Its address no longer belongs to the host.'))
      }
    },
    takeNew: openNew,
    release(connection, target) {
      if (connection.isClosed) return
      connection.isReused = true
      const key = keyOf(target)
      const connections = idle.get(key) ?? []
      if (connections.length >= MAX_IDLE_PER_HOST)
        return connection.destroy(new Error('The host has enough idle connections.'))
      connections.push(connection)
      idle.set(key, connections)
    },
    closeIdle(target) {
      for (const connection of idle.get(keyOf(target)) ?? [])
        connection.destroy(new Error('Another connection to its host has failed.'))
    },
    close() {
      for (const connection of [...open]) connection.destroy(new Error('The sender is closed.'))
    },
  }
}

interface ConnectionTerms extends Target {
  /** Certificate authorities to trust instead of the system's. */
  ca: string | undefined
  /** TLS sessions to resume, by the origin that issued them. */
  sessions: Map<string, Buffer>
}

/** One connection, opened by its first request and never reopened; one request at a time. */
export class HostConnection {
  /** Whether it has carried a request before this one. */
  isReused = false
  isClosed = false
  /** The address of its peer, once it is open. */
  address = ''
  readonly #client: HttpClient
  readonly #onClose: () => void
  #socket: TLSSocket | null = null

  constructor(terms: ConnectionTerms, onClose: (connection: HostConnection) => void) {
    this.#onClose = () => onClose(this)
    const makeClient = terms.skipsInterim ? makeNodeClient : makeUndiciClient
    this.#client = makeClient({
      origin: originOf(terms.url),
      openSocket: (callback) => this.#connect(terms, callback),
      onEnd: () => this.#close(),
    })
  }

  post(request: HttpPost, exchange: HttpExchange): void {
    this.#client.send(request, exchange)
  }

  /** Fails the request in progress with this fault. */
  destroy(fault: Error): void {
    this.#close()
    this.#client.destroy(fault)
    this.#socket?.destroy(fault)
  }

  #close(): void {
    if (this.isClosed) return
    this.isClosed = true
    this.#onClose()
  }

  #connect(terms: ConnectionTerms, callback: Parameters<OpenSocket>[0]): void {
    // The client would reconnect to addresses that were checked long ago.
    if (this.#socket !== null) {
      callback(connectionClosed(), null)
      return
    }
    const { url, addresses, connectTimeoutMs, ca, sessions } = terms
    const host = hostOf(url)
    const origin = originOf(url)
    const options: ConnectionOptions & TcpNetConnectOpts = {
      host,
      port: Number(url.port || 443),
      servername: isIP(host) === 0 ? host : '',
      lookup: lookUpIn(addresses),
      autoSelectFamilyAttemptTimeout: NEXT_ADDRESS_MS,
      ALPNProtocols: ['http/1.1'],
      // Explicit, because an environment variable can turn it off otherwise.
      rejectUnauthorized: true,
      session: sessions.get(origin),
      ...(ca === undefined ? {} : { ca }),
    }
    const socket = connect(options)
    this.#socket = socket
    const timer = setTimeout(() => socket.destroy(new TimedOut()), connectTimeoutMs)
    let isSettled = false
    const settle = (...result: Parameters<typeof callback>) => {
      clearTimeout(timer)
      if (isSettled) return
      isSettled = true
      callback(...result)
    }
    socket.setNoDelay()
    socket.on('session', (session) => saveSession(sessions, origin, session))
    socket.once('error', (error) => settle(error, null))
    socket.once('secureConnect', () => {
      this.address = socket.remoteAddress ?? ''
      settle(null, socket)
    })
  }
}

/** Connections of both clients are kept apart. */
function keyOf({ url, skipsInterim }: Target): string {
  return skipsInterim ? `${originOf(url)} interim` : originOf(url)
}

function originOf(url: URL): string {
  return `https://${hostOf(url).includes(':') ? url.hostname : hostOf(url)}:${url.port || 443}`
}

function connectionClosed(): Error {
  return Object.assign(new Error('The connection is closed.'), { code: 'ECONNRESET' })
}

/** Answers the look-up of the socket from the checked addresses, without another DNS query. */
function lookUpIn(addresses: readonly string[]): LookupFunction {
  const found = addresses.map((address) => ({ address, family: isIP(address) }))
  return (_host, options, callback) => {
    if (options.all) return callback(null, found)
    const [first] = found
    callback(null, first?.address ?? '', first?.family)
  }
}

/** Evicts the oldest session when the cache is full. */
function saveSession(sessions: Map<string, Buffer>, origin: string, session: Buffer): void {
  sessions.delete(origin)
  sessions.set(origin, session)
  if (sessions.size <= MAX_SESSIONS) return
  for (const oldest of sessions.keys()) return void sessions.delete(oldest)
}
