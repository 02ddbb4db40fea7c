import type { Server } from 'node:http'
import { type FastifyHttpOptions, type FastifyInstance, fastify } from 'fastify'
import type { Problem } from '../../schema/problem.ts'
import type { Caller } from '../caller.ts'
import { releaseEndedSockets } from './release-ended-sockets.ts'

/** Time-outs of a connection. */
export interface HttpTimes {
  headersMs: number
  /** For a request including its body; 16 MiB need 5 Mbit/s. */
  requestMs: number
  /** Without a byte in either direction, for instance when the client does not read the response. */
  idleMs: number
  /** For the peer of an ended connection to read the last response and close. */
  lingerMs: number
  /** For the peer of a WebSocket to answer a close frame. */
  closeMs: number
  /** Interval of the checks. */
  checkEveryMs: number
}

export const HTTP_TIMES: HttpTimes = {
  headersMs: 15_000,
  requestMs: 30_000,
  idleMs: 60_000,
  lingerMs: 2_000,
  closeMs: 5_000,
  checkEveryMs: 1_000,
}

/** Facts about a request, for its metrics and its line in the log. */
export interface RequestFacts {
  /** Null until the credential is verified. */
  knownCaller: Caller | null
  /** The code of the refusal in the answer. */
  refusalCode: string | null
  /** A refusal before the request reached the graph, under its code there. */
  refusal: Pick<Problem, 'code' | 'details'> | null
  /** Long bodies alone, whose records a refusal may be about; null before they are parsed. */
  parsedBody: unknown
  /** The operation of a call between tiers. */
  operationName: string | null
  /** An event stream lasts for hours, which is no latency. */
  isStreamed: boolean
}

declare module 'fastify' {
  interface FastifyRequest extends RequestFacts {}
}

/** Creates a Fastify server with time-outs on every connection; all servers are created here. */
export function makeBoundedServer(
  options: FastifyHttpOptions<Server>,
  times: HttpTimes = HTTP_TIMES,
): FastifyInstance {
  const app = fastify({
    ...options,
    // Fastify's default is no time-out.
    requestTimeout: times.requestMs,
    connectionTimeout: times.idleMs,
    http: {
      ...options.http,
      headersTimeout: times.headersMs,
      connectionsCheckingInterval: times.checkEveryMs,
    },
  })
  decorateWithFacts(app)
  makeDrainable(app)
  releaseEndedSockets(app.server, times)
  timesOf.set(app.server, times)
  return app
}

const timesOf = new WeakMap<object, HttpTimes>()

/** Time-outs of a server that was created here. */
export function httpTimesOf(server: object): HttpTimes {
  return timesOf.get(server) ?? HTTP_TIMES
}

const drains = new WeakMap<FastifyInstance, Set<() => void>>()

/** With SHUTDOWN_DELAY of 10 s and the end of the jobs, a stop stays below a grace period of 30 s. */
const CLOSE_MS = 15_000

/**
 * Closes each connection after its current or next response: balancers and other tiers open the next one to another
 * process, and none is closed while a request is on its way.
 */
export function startDraining(app: FastifyInstance): void {
  for (const drain of drains.get(app) ?? []) drain()
}

/** Calls the listener when the server begins to drain, or to close: for connections that carry no responses. */
export function onDraining(app: FastifyInstance, listener: () => void): void {
  drains.get(app)?.add(listener)
}

/** Closes a server; connections of clients that neither send nor read are destroyed after the limit. */
export async function closeServer(app: FastifyInstance, limitMs = CLOSE_MS): Promise<void> {
  const timer = setTimeout(() => app.server.closeAllConnections(), limitMs)
  await app.close().finally(() => clearTimeout(timer))
}

/** Prepares a server for `startDraining`. */
function makeDrainable(app: FastifyInstance): void {
  let isDraining = false
  const drain = () => {
    isDraining = true
  }
  drains.set(app, new Set([drain]))
  app.addHook('preClose', async () => startDraining(app))
  app.addHook('onSend', (_request, reply, _payload, done) => {
    // An idle keep-alive connection would delay the shutdown by 72 seconds.
    if (isDraining) reply.header('connection', 'close')
    done()
  })
}

function decorateWithFacts(app: FastifyInstance): void {
  app.decorateRequest('knownCaller', null)
  app.decorateRequest('refusalCode', null)
  app.decorateRequest('refusal', null)
  app.decorateRequest('parsedBody', null)
  app.decorateRequest('operationName', null)
  app.decorateRequest('isStreamed', false)
}
