import type { IncomingMessage, Server } from 'node:http'
import type { FastifyHttpOptions, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { MASKED_IN_REST } from '../../schema/problem.ts'
import { newUuid } from '../ids.ts'
import type { Log } from '../log.ts'
import { HTTP_TIMES, type HttpTimes, makeBoundedServer } from './bounded-server.ts'
import {
  HOST_MISSING,
  HOST_REPEATED,
  hasSeveralHosts,
  makeRejectMalformed,
  type ToMalformedAnswer,
} from './broken-request.ts'
import { type CorsSetup, makeCors } from './cors.ts'
import { setFixedHeaders, toFixedHeaders } from './fixed-headers.ts'
import { DEFAULT_RETRY_AFTER } from './retry-after.ts'
import { sendJson } from './send-json.ts'

export interface HttpServerOptions {
  log: Log
  /** Responds to malformed URLs in the error format of the API that owns them. */
  refuseUrl?: RefuseUrl
  /** Called for each malformed URL, for which no hook runs. */
  onMalformedUrl?: (request: FastifyRequest, reply: FastifyReply) => void
  /** Answer to malformed requests in the form of the API that owns them. */
  toBrokenAnswer?: ToMalformedAnswer
  /** Sends the page of an unknown address to browsers; absent: JSON for all clients. */
  sendMissingPage?: SendMissingPage
  /** Addresses of trusted proxies, whose X-Forwarded-For is used. */
  trustProxy?: string[] | null
  /** True if PUBLIC_URL is https: sends Strict-Transport-Security. */
  isSecure?: boolean
  /** Absent: no page of another origin may call this server. */
  cors?: CorsSetup
  times?: HttpTimes
}

type UnreadRequest = Pick<FastifyRequest, 'id' | 'url'>

/** Returns null if no API owns the URL. */
export type RefuseUrl = (request: FastifyRequest, reply: FastifyReply) => Promise<void> | null

/** `hasStart` if there is a page at `/`. */
export type SendMissingPage = (reply: FastifyReply, hasStart: boolean) => FastifyReply

/** Creates the HTTP server of the REST APIs, the graph and the pages. */
export function makeHttpServer({
  log,
  refuseUrl,
  onMalformedUrl,
  toBrokenAnswer,
  sendMissingPage,
  trustProxy,
  isSecure = false,
  cors = NO_CORS,
  times = HTTP_TIMES,
}: HttpServerOptions): FastifyInstance {
  const headers = toFixedHeaders(isSecure)
  const applyCors = makeCors(cors)
  const broken = makeRejectMalformed(toBrokenAnswer, headers)
  const options: FastifyHttpOptions<Server> = {
    genReqId: () => newUuid(),
    trustProxy: trustProxy ?? false,
    return503OnClosing: false,
    http: {
      // Otherwise Node silently drops the second of two Authorization headers.
      joinDuplicateHeaders: true,
      // Otherwise Node refuses a request without Host with an empty body.
      requireHostHeader: false,
    },
    // Longer than any URL that Node accepts: routes limit their parameters in characters.
    routerOptions: { maxParamLength: 65_536 },
    // Called only for invalid percent-encoding; no hook has run yet.
    frameworkErrors: async (_error, request, reply) => {
      reply.header('x-request-id', request.id).headers(headers)
      if (applyCors(request, reply)) return reply
      const refused = refuseUrl?.(request, reply) ?? null
      if (refused === null) refuseOutsideApis(request, reply, 400)
      else await refused
      onMalformedUrl?.(request, reply)
    },
    clientErrorHandler: broken.answer,
  }
  const app = makeBoundedServer(options, times)
  broken.watch(app.server)
  setFixedHeaders(app.server, headers)

  app.addHook('onRequest', (request, reply, done) => {
    if (lacksHost(request.raw)) {
      reply.hijack()
      return broken.refuse(HOST_MISSING, request.url, request.raw.socket)
    }
    if (hasSeveralHosts(request.raw)) {
      reply.hijack()
      return broken.refuse(HOST_REPEATED, request.url, request.raw.socket)
    }
    reply.header('x-request-id', request.id).headers(headers)
    // After a refused upgrade the client sends no further request on the connection.
    if (request.headers.upgrade?.toLowerCase() === 'websocket') reply.header('connection', 'close')
    if (!applyCors(request, reply)) done()
  })
  // Default Retry-After for 429 and 503 without one.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    const retryAfter = DEFAULT_RETRY_AFTER[reply.statusCode]
    if (retryAfter && !reply.hasHeader('retry-after')) reply.header('retry-after', retryAfter)
    done()
  })
  app.setNotFoundHandler((request, reply) => {
    if (sendMissingPage === undefined || !isOpenedByBrowser(request))
      return refuseOutsideApis(request, reply, 404)
    return sendMissingPage(reply, app.hasRoute({ method: 'GET', url: '/' }))
  })
  app.setErrorHandler((error, request, reply) => {
    const status = request.is404 ? 404 : statusOfFrameworkError(error)
    if (status >= 500) log.error({ err: error, requestId: request.id }, 'request failed')
    return refuseOutsideApis(request, reply, status)
  })
  return app
}

const NO_CORS: CorsSetup = { origins: [], allowsLoopback: false, paths: [] }

/** Clients of the APIs do not ask for HTML. */
function isOpenedByBrowser({ method, headers }: FastifyRequest): boolean {
  return method === 'GET' && headers.accept?.includes('text/html') === true
}

/** HTTP/1.0 has no Host header. */
function lacksHost({ httpVersion, headers }: IncomingMessage): boolean {
  return headers.host === undefined && httpVersion === '1.1'
}

/** Plain error for paths outside of the APIs. */
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
  return MASKED_IN_REST
}

/** Errors of the HTTP framework, such as a body that is too long, have a status. */
export function statusOfFrameworkError(error: unknown): number {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined
  return typeof status === 'number' && status >= 400 && status < 500 ? status : 500
}
