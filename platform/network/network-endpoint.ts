import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { disconnectSignal } from '../http/gone-signal.ts'
import { sendPieces } from '../http/send-json.ts'
import { traceparentOf } from '../ids.ts'
import type { Log } from '../log.ts'
import { toSent } from './answer-bytes.ts'
import { authenticateOrRefuse } from './authenticated.ts'
import { mountCallEndpoint } from './calls/call-endpoint.ts'
import { statusOfProblem, toCallProblem } from './calls/call-problem.ts'
import {
  AuthenticateCall,
  ExecuteCall,
  fromNetworkOperation,
  hashOfContent,
  NETWORK_PATHS,
  REQUEST_ID_HEADER,
  sealOf,
} from './operation.ts'
import type { CallHead, OpenedSeal } from './seal.ts'
import type { ServedTier } from './served-tier.ts'
import { mountSubscriptionEndpoint } from './subscriptions/endpoint-subscriptions.ts'

const MAX_CALL_BYTES = 16 * 1024 * 1024
const MAX_REQUEST_ID_LENGTH = 100

/**
 * Serves the port of `executor.ts` to other tiers, authenticated by seals. Tiers of this version make their calls over
 * sockets; those of earlier ones, and the doctor, POST each on its own.
 */
export function mountNetworkEndpoint(app: FastifyInstance, tier: ServedTier): void {
  const { executor, log } = tier
  const { authenticate } = executor
  const opened = new WeakMap<FastifyRequest, OpenedSeal>()
  const openedOf = (request: FastifyRequest): OpenedSeal => {
    const seal = opened.get(request)
    if (!seal) throw new Error('The seal of a call was never opened.')
    return seal
  }
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer', bodyLimit: MAX_CALL_BYTES },
      // Fastify's parser refuses member names such as __proto__, which are valid inside of variables.
      async (request: FastifyRequest, bytes: Buffer) => {
        openedOf(request).requireContent(hashOfContent(bytes))
        return JSON.parse(bytes.toString('utf8'))
      },
    )
    // The body is not read before the seal is verified.
    scope.addHook('onRequest', async (request, reply) => {
      takeRequestId(request, reply)
      opened.set(request, tier.seals.open(sealOf(request.headers), toHead(tier, request)))
    })
    scope.setErrorHandler((error, request, reply) => refuseCall(error, request, reply, log))
    scope.post(NETWORK_PATHS.execute, (request, reply) =>
      execute(tier, openedOf(request), request, reply),
    )
    if (authenticate)
      scope.post(NETWORK_PATHS.authenticate, async (request) => {
        const { credential } = AuthenticateCall.parse(request.body)
        return authenticateOrRefuse(authenticate, credential, request.id)
      })
  })
  mountCallEndpoint(app, tier)
  mountSubscriptionEndpoint(app, tier)
}

/** Takes over the request id of the calling tier. */
function takeRequestId(request: FastifyRequest, reply: FastifyReply): void {
  const given = request.headers[REQUEST_ID_HEADER]
  if (typeof given !== 'string' || given.length > MAX_REQUEST_ID_LENGTH) return

  request.id = given
  reply.header(REQUEST_ID_HEADER, given)
}

function toHead({ audience }: ServedTier, { id: requestId, url: path }: FastifyRequest): CallHead {
  return { audience, requestId, path }
}

async function execute(
  tier: ServedTier,
  seal: OpenedSeal,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { caller } = seal
  const call = ExecuteCall.parse(request.body)
  const operation = fromNetworkOperation(call.operation, caller)
  if (operation.kind === 'mutation') await seal.consume()
  request.knownCaller = caller
  // Other names are chosen by clients.
  request.operationName = operation.registered ? operation.name : 'client'
  const context = {
    caller,
    requestId: request.id,
    traceparent: traceparentOf(request.headers),
    signal: disconnectSignal(reply.raw),
  }
  const answer = await tier.executor.execute(operation, call.variables, context)
  return sendPieces(
    reply.header('content-type', 'application/json; charset=utf-8'),
    await toSent(answer),
  )
}

function refuseCall(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  log: Log,
): FastifyReply {
  const problem = toCallProblem(error)
  const status = statusOfProblem(problem)
  const { id: requestId, url } = request
  log[status < 500 ? 'warn' : 'error'](
    { requestId, url, err: problem.cause ?? problem },
    'a tier was refused',
  )
  // Closes the connection instead of reading the rest of the body.
  if (status === 403) reply.header('connection', 'close')
  return reply.code(status).send({
    errors: [{ message: problem.message, extensions: problem.extensions }],
  })
}
