import { fastifyApolloHandler } from '@as-integrations/fastify'
import type {
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RouteHandlerMethod,
} from 'fastify'
import type { Caller } from '../../platform/caller.ts'
import { answerClientAddress } from '../../platform/http/client-address.ts'
import { disconnectSignal } from '../../platform/http/gone-signal.ts'
import { toRetryHeaders } from '../../platform/http/retry-after.ts'
import { traceparentOf } from '../../platform/ids.ts'
import { isWithinNameLimit, MAX_MEMBER_NAMES } from '../../platform/json/member-names.ts'
import { isWithinValueLimit } from '../../platform/json/value-limit.ts'
import { toExceededRateHeaders, toRateHeaders } from '../../platform/limits/rate-headers.ts'
import { refuseExceeded } from '../../platform/limits/rate-limit.ts'
import { makeConnectionLimits } from '../../platform/sockets/connection-limit.ts'
import { MASKED, Problem } from '../../schema/problem.ts'
import type { ProblemCode } from '../../schema/problem-codes.ts'
import { toCredential } from '../authentication/connection-credential.ts'
import { clientOf } from '../client-name.ts'
import { requireTextWithinLimits } from '../documents/document-limits.ts'
import { type GraphiqlSetup, mountGraphiql } from '../graphiql/graphiql.ts'
import { resolveTrusted } from '../trusted.ts'
import { type ApolloSetup, startApollo } from './apollo.ts'
import { type GraphqlSockets, mountGraphqlSockets } from './graphql-sockets.ts'
import { makeEventStreams } from './server-sent-events.ts'
import { wantsEventStream } from './streamed-request.ts'

export interface GraphqlEndpoint extends ApolloSetup, GraphqlSockets {
  /** The page for browsers; null where it is off. */
  graphiql?: GraphiqlSetup | null
  /** Interval of pings of event streams; set only by tests. */
  pingEveryMs?: number
}

const STATUS: Partial<Record<ProblemCode, number>> = {
  invalid_input: 400,
  authentication_required: 401,
  invalid_credential: 401,
  api_key_expired: 401,
  api_key_revoked: 401,
  installation_inactive: 403,
  club_inactive: 403,
  rate_limited: 429,
  rate_limit_unavailable: 503,
  dependency_unavailable: 503,
}

/** Serves `/graphql` by POST, GET and WebSocket. */
export async function mountGraphql(app: FastifyInstance, endpoint: GraphqlEndpoint): Promise<void> {
  answerClientAddress(app, endpoint)
  const callers = new WeakMap<FastifyRequest, Caller>()
  const { trusted } = endpoint
  const apollo = await startApollo(endpoint)
  const answerBrowser = endpoint.graphiql ? mountGraphiql(app, endpoint.graphiql) : null
  const connections = makeConnectionLimits()
  mountGraphqlSockets(app, endpoint, connections)
  const serveEvents = makeEventStreams(app, { ...endpoint, connections })

  const orEvents =
    (answer: RouteHandlerMethod): RouteHandlerMethod =>
    (request, reply) => {
      const caller = callers.get(request)
      if (!caller || !wantsEventStream(request)) return answer.call(app, request, reply)
      return serveEvents(request, reply, caller)
    }
  app.register(async (scope) => {
    readBoundedBodies(scope)
    scope.addHook('onClose', () => apollo.stop())
    scope.setErrorHandler((error, request, reply) => {
      const problem = toHttpProblem(error)
      if (problem.code === 'internal_error')
        endpoint.log.error({ requestId: request.id, err: error }, 'a GraphQL request failed')
      return refuse(reply, problem)
    })
    scope.route({
      method: ['GET', 'POST'],
      url: '/graphql',
      onRequest: async (request, reply) => {
        reply.header('x-request-id', request.id)
        if (await answerBrowser?.(request, reply)) return reply
        const caller = await endpoint.guardCredential({
          address: endpoint.clientAddress(request.raw),
          read: () => toCredential(request.headers.authorization),
          findCaller: (credential) => endpoint.authenticate(credential, request.id),
        })
        request.knownCaller = caller
        const usage = await endpoint.countCall(caller)
        reply.headers(toRateHeaders(usage))
        refuseExceeded(usage)
        callers.set(request, caller)
      },
      preHandler: async (request) => {
        if (trusted && isRecord(request.body)) request.body = resolveTrusted(trusted, request.body)
        requireTextWithinLimits(textOf(request).length)
      },
      handler: orEvents(
        fastifyApolloHandler(apollo, {
          context: async (request, reply) => {
            const caller = callers.get(request)
            if (!caller) throw new Error('A request reached the graph without a caller.')
            const charge = async (points: number) => {
              const usage = await endpoint.countCall(caller, points)
              reply.headers(toRateHeaders(usage))
              refuseExceeded(usage)
            }
            const noteRefusal = (code: string) => {
              request.refusalCode ??= code
            }
            const showsCost = request.headers['graphql-cost'] === '1'
            const signal = disconnectSignal(reply.raw)
            return {
              caller,
              requestId: request.id,
              traceparent: traceparentOf(request.headers),
              signal,
              charge,
              noteRefusal,
              showsCost,
              ...clientOf(request.headers),
            }
          },
        }),
      ),
    })
    scope.route({
      method: ['PUT', 'PATCH', 'DELETE', 'OPTIONS'],
      url: '/graphql',
      onRequest: async (request, reply) =>
        refuseMethod(reply.header('x-request-id', request.id), request.method),
      handler: async () => undefined,
    })
  })
}

function refuseMethod(reply: FastifyReply, method: string): FastifyReply {
  const message = `The graph takes no ${method}: send a POST, or a query as a GET.`
  const { extensions } = new Problem('invalid_input', message)
  return reply
    .code(405)
    .header('allow', 'GET, POST')
    .send({ errors: [{ message, extensions }] })
}

function isRecord(body: unknown): body is Record<string, unknown> {
  return typeof body === 'object' && body !== null && !Array.isArray(body)
}

/** Raw text of the document; anything but text is refused later. */
function textOf({ method, query, body }: FastifyRequest): string {
  const sent = (method === 'GET' ? query : body) as { query?: unknown } | null | undefined
  return typeof sent?.query === 'string' ? sent.query : ''
}

/** Maximum of JSON values in a body: the variables' limit, with room for punctuation in texts. */
const MAX_VALUES = 60_000

/** Parses JSON bodies like Fastify, but refuses expensive ones first. */
function readBoundedBodies(scope: FastifyInstance): void {
  const readJson = scope.getDefaultJsonParser('error', 'error')
  scope.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    (request: FastifyRequest, bytes: Buffer, done) => {
      if (!isWithinValueLimit(bytes, MAX_VALUES)) return done(tooMany(`${MAX_VALUES} values`))
      if (!isWithinNameLimit(bytes)) return done(tooMany(`${MAX_MEMBER_NAMES} names of members`))
      return readJson(request, bytes.toString('utf8'), done)
    },
  )
}

function tooMany(limit: string): Problem {
  return new Problem('invalid_input', `The request holds more than ${limit}.`)
}

/** Fastify's errors with a 4xx status are the client's, such as malformed JSON. */
function toHttpProblem(error: unknown): Problem {
  if (error instanceof Problem) return error

  const { statusCode = 500, code = '', message = '' } = error as Partial<FastifyError>
  return statusCode < 500
    ? new Problem('invalid_input', WHAT_TO_DO[code] ?? message)
    : new Problem('internal_error', MASKED.message)
}

const WHAT_TO_DO: Readonly<Record<string, string>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'Send the request with the content type application/json.',
  FST_ERR_CTP_BODY_TOO_LARGE: 'A request has at most 1 MiB.',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'Send a JSON object with the document as its query.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The request is not JSON.',
}

function refuse(reply: FastifyReply, problem: Problem): FastifyReply {
  const { code, message, extensions } = problem
  const status = STATUS[code] ?? 500
  reply.request.refusalCode = code
  if (status === 429) reply.headers(toExceededRateHeaders(problem))
  reply.headers(toRetryHeaders(status, problem))
  if (status === 401) reply.header('www-authenticate', 'Bearer')
  return reply.code(status).send({ errors: [{ message, extensions }] })
}
