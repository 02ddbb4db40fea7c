import type { Server } from 'node:http'
import { type FastifyHttpOptions, type FastifyInstance, fastify } from 'fastify'
import { releaseEndedSockets } from './release-ended-sockets.ts'

/** Time limits of a connection. */
export interface HttpTimes {
  headersMs: number
  /** The body included: for 16 MiB that asks for 5 Mbit/s. */
  requestMs: number
  /** Without a byte in either direction, such as an answer that its client does not read. */
  idleMs: number
  /** How long the peer of an ended connection has to read its last answer and close. */
  lingerMs: number
  /** The same for a WebSocket whose peer has been sent a close frame. */
  closeMs: number
  /** How often the limits are checked. */
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

/** A Fastify server whose connections all end: every server of a process is made here. */
export function makeBoundedServer(
  options: FastifyHttpOptions<Server>,
  times: HttpTimes = HTTP_TIMES,
): FastifyInstance {
  const app = fastify({
    ...options,
    // Fastify would wait for ever.
    requestTimeout: times.requestMs,
    connectionTimeout: times.idleMs,
    http: {
      ...options.http,
      headersTimeout: times.headersMs,
      connectionsCheckingInterval: times.checkEveryMs,
    },
  })
  releaseEndedSockets(app.server, times)
  timesOf.set(app.server, times)
  return app
}

const timesOf = new WeakMap<object, HttpTimes>()

/** The time limits that a server was made with. */
export function httpTimesOf(server: object): HttpTimes {
  return timesOf.get(server) ?? HTTP_TIMES
}
