import type { IncomingMessage, Server } from 'node:http'
import type { FastifyHttpOptions, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { newUuid } from '../ids.ts'
import type { Log } from '../log.ts'
import { HTTP_TIMES, type HttpTimes, makeBoundedServer } from './bounded-server.ts'
import { HOST_MISSING, makeAnswerBroken, type ToBrokenBody } from './broken-request.ts'
import { keepFixedHeaders, toFixedHeaders } from './fixed-headers.ts'
import { DEFAULT_RETRY_AFTER } from './retry-after.ts'
import { sendJson } from './send-json.ts'

export interface HttpServerOptions {
  log: Log
  /** Refuses, in a form of their own, those URLs that cannot be read and belong to an API. */
  refuseUrl?: RefuseUrl
  /** The same for what is no HTTP request. */
  toBrokenBody?: ToBrokenBody
  /** Addresses of the proxies whose X-Forwarded-For counts. */
  trustProxy?: string[] | null
  /** Whether clients come over TLS, and shall never come without it again. */
  isSecure?: boolean
  times?: HttpTimes
}

export type UnreadRequest = Pick<FastifyRequest, 'id' | 'url'>

/** Null where the URL is nobody's. */
export type RefuseUrl = (request: UnreadRequest, reply: FastifyReply) => FastifyReply | null

/** The HTTP server that carries the REST APIs and everything else that has an address. */
export function makeHttpServer({
  log,
  refuseUrl,
  toBrokenBody,
  trustProxy,
  isSecure = false,
  times = HTTP_TIMES,
}: HttpServerOptions): FastifyInstance {
  const headers = toFixedHeaders(isSecure)
  const broken = makeAnswerBroken(toBrokenBody, headers)
  const options: FastifyHttpOptions<Server> = {
    genReqId: () => newUuid(),
    trustProxy: trustProxy ?? false,
    return503OnClosing: false,
    http: {
      // Else the second of two Authorization headers would vanish unseen.
      joinDuplicateHeaders: true,
      // Else Node refuses what has none, without a body.
      requireHostHeader: false,
    },
    // Longer than any URL Node accepts: the routes limit parameters themselves, in characters.
    routerOptions: { maxParamLength: 65_536 },
    // Only a URL with broken percent-encoding comes here; no hook has run yet.
    frameworkErrors: (_error, request, reply) => {
      reply.header('x-request-id', request.id).headers(headers)
      return refuseUrl?.(request, reply) ?? refuseOutsideApis(request, reply, 400)
    },
    clientErrorHandler: broken.answer,
  }
  const app = makeBoundedServer(options, times)
  broken.watch(app.server)
  keepFixedHeaders(app.server, headers)

  app.addHook('onRequest', (request, reply, done) => {
    if (lacksHost(request.raw)) {
      reply.hijack()
      return broken.refuse(HOST_MISSING, request.url, request.raw.socket)
    }
    reply.header('x-request-id', request.id).headers(headers)
    // A WebSocket client at a path without sockets sends nothing more on its connection.
    if (request.headers.upgrade?.toLowerCase() === 'websocket') reply.header('connection', 'close')
    done()
  })
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  // Who refuses for now says when to come back; for those who do not know better, it is said here.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    const retryAfter = DEFAULT_RETRY_AFTER[reply.statusCode]
    if (retryAfter && !reply.hasHeader('retry-after')) reply.header('retry-after', retryAfter)
    // A connection that stays after what it still waited for would hold up the stop for 72 seconds.
    if (isClosing) reply.header('connection', 'close')
    done()
  })
  app.setNotFoundHandler((request, reply) => refuseOutsideApis(request, reply, 404))
  app.setErrorHandler((error, request, reply) => {
    const status = request.is404 ? 404 : statusOf(error)
    if (status >= 500) log.error({ err: error, requestId: request.id }, 'request failed')
    return refuseOutsideApis(request, reply, status)
  })
  return app
}

/** HTTP/1.0 knows of no hosts. */
function lacksHost({ httpVersion, headers }: IncomingMessage): boolean {
  return headers.host === undefined && httpVersion === '1.1'
}

/** The refusal of what belongs to no API and has no form of its own. */
function refuseOutsideApis(
  request: UnreadRequest,
  reply: FastifyReply,
  status: number,
): FastifyReply {
  const { code, message } = toPlainError(status)
  return sendJson(reply, status, { error: { code, message, request_id: request.id } })
}

function toPlainError(status: number) {
  if (status === 404) return { code: 'not_found', message: 'There is nothing at this address.' }
  if (status < 500) return { code: 'invalid_request', message: 'The request cannot be understood.' }
  return { code: 'internal_error', message: 'Something went wrong here.' }
}

function statusOf(error: unknown): number {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined
  return typeof status === 'number' && status >= 400 && status < 500 ? status : 500
}
