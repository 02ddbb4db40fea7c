import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Executor } from '../platform/executor.ts'
import { sendJson } from '../platform/http/send-json.ts'
import type { CountCall } from '../platform/limits/caller-limit.ts'
import type { GuardCredential } from '../platform/limits/credential-guard.ts'
import type { Log } from '../platform/log.ts'
import type { Problem } from '../schema/problem.ts'
import { coalesceAnswers } from './answers/coalesce-answers.ts'
import type { Api } from './api.ts'
import { admitRequest, answerRequest, type PreparedRoute } from './handle.ts'
import { MAX_BODY_BYTES, receiveBody, refuseCompressed } from './input/body.ts'
import { endsInSlash, makeFindAllowed, refusedPreflight, unknownRoute } from './input/not-found.ts'
import { makeReadWindow, type ReadWindow, registerWindow } from './input/rate-window.ts'
import { DOCUMENT_PATH, serveDocument } from './openapi/serve-document.ts'
import { toPublicProblem, toRefusal } from './refusal.ts'
import type { Route } from './route.ts'

/** Dependencies of a REST API. */
export interface RestFacade {
  executor: Executor
  countCall: CountCall
  guardCredential: GuardCredential
  /** Base URL of this installation for clients. */
  publicUrl: string
  /** Whether answers are compressed for callers that accept it. */
  hasGzip: boolean
  log: Log
}

/** Serves the routes of one API below its prefix, encapsulated from the other routes of the server. */
export function mountApi<Scope extends string>(
  app: FastifyInstance,
  api: Api<Scope>,
  routes: readonly Route<Scope>[],
  facade: RestFacade,
): void {
  const prepared = routes.map((route) => prepare(api, route, facade))
  const readWindow = makeReadWindow(api, facade)
  registerWindow(app, api, readWindow)
  app.register(
    async (scope) => {
      scope.decorateRequest('admission', null)
      scope.decorateRequest('counting', null)
      scope.removeAllContentTypeParsers()
      scope.addContentTypeParser('*', receiveBodyOf)
      addRefusals(scope, { api, routes, facade, readWindow })
      for (const route of prepared) addRoute(scope, route)
      serveDocument(scope, api, facade.publicUrl)
    },
    { prefix: api.prefix },
  )
}

async function receiveBodyOf(
  { headers, routeOptions }: FastifyRequest,
  payload: IncomingMessage,
): Promise<Buffer | Problem> {
  const limit = routeOptions.bodyLimit ?? MAX_BODY_BYTES
  const refusal = refuseCompressed(headers['content-encoding'])
  return refusal ?? receiveBody(payload, headers['content-length'], limit)
}

/**
 * Sends an error in the form of the API, and logs those with status 500 and above. A 503 is load shedding, or with a
 * cause a dependency that is away: there may be hundreds at once, whose lines have no stack.
 */
function makeRefuse(api: Api, { publicUrl, log }: Pick<RestFacade, 'publicUrl' | 'log'>) {
  return (problem: Problem, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const source = { requestId: request.id, publicUrl }
    const { status, code, headers, body } = toRefusal(api, problem, source)
    request.refusalCode = code
    request.refusal = { code: problem.code, details: problem.details }
    // The client has disconnected.
    if (status >= 500 && !reply.raw.closed) {
      const { id: requestId, method, routeOptions } = request
      const fields = { requestId, method, route: routeOptions.url }
      if (status === 503) logDeferred(log, problem, fields)
      else
        log.error(
          { err: problem.cause ?? problem, event: 'request.failed', ...fields },
          'request failed',
        )
    }
    return sendJson(reply.headers(headers), status, body)
  }
}

function logDeferred(log: Log, { code, message, cause }: Problem, fields: object): void {
  const line = { ...fields, code, reason: message }
  const because = cause instanceof Error ? cause.message : undefined
  if (cause === undefined) log.warn({ ...line, event: 'request.deferred' }, 'request put off')
  else log.warn({ ...line, event: 'dependency.away', because }, 'a dependency is away')
}

function prepare(api: Api, route: Route, facade: RestFacade): PreparedRoute {
  const { executor, countCall, guardCredential, publicUrl } = facade
  const isList = route.method === 'GET' && route.query !== undefined
  return {
    ...{ api, route, executor, countCall, guardCredential, context: { publicUrl } },
    hasGzip: facade.hasGzip && !route.hasSecret,
    coalesceAnswers: isList ? coalesceAnswers() : null,
  }
}

function addRoute(scope: FastifyInstance, prepared: PreparedRoute): void {
  const { method, path, bodyLimit = MAX_BODY_BYTES } = prepared.route
  scope.route({
    method,
    url: path,
    bodyLimit,
    onRequest(request, reply, done) {
      const waiting = admitRequest(prepared, request, reply)
      if (waiting instanceof Promise) waiting.then(() => done(), done)
      else done()
    },
    handler: (request, reply) => answerRequest(prepared, request, reply),
  })
}

interface RefusalSetup {
  api: Api
  routes: readonly Route[]
  facade: RestFacade
  readWindow: ReadWindow
}

function addRefusals(
  scope: FastifyInstance,
  { api, routes, facade, readWindow }: RefusalSetup,
): void {
  const refuse = makeRefuse(api, facade)
  const document = { method: 'GET', path: DOCUMENT_PATH } as const
  const findAllowed = makeFindAllowed(api.prefix, [...routes, document])

  const answerNotFound = async (request: FastifyRequest, reply: FastifyReply) => {
    const allowed = findAllowed(request.url)
    if (allowed !== null) reply.header('allow', allowed)
    const problem = refusedPreflight(request) ?? unknownRoute(allowed, request)
    reply.headers(await readWindow(request))
    return refuse(problem, request, reply)
  }
  // A route would take the end of such a path for an empty id.
  scope.addHook('onRequest', (request, reply, done) => {
    if (endsInSlash(request.url)) answerNotFound(request, reply).catch(done)
    else done()
  })
  scope.setNotFoundHandler(answerNotFound)
  scope.setErrorHandler((error, request, reply) =>
    // An unknown path is 404 even if the body is invalid as well.
    request.is404 ? answerNotFound(request, reply) : refuse(toPublicProblem(error), request, reply),
  )
}
