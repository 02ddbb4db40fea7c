import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Caller } from '../caller.ts'
import type { Credential, Executor } from '../executor.ts'
import type { Log } from '../log.ts'
import { Problem } from '../problem.ts'
import { toBytes } from './answer.ts'
import { mountSubscriptionEndpoint } from './endpoint-subscriptions.ts'
import type { Authenticated } from './network-executor.ts'
import {
  AuthenticateCall,
  ExecuteCall,
  fromNetworkOperation,
  hashOfCredential,
  NETWORK_PATHS,
  REQUEST_ID_HEADER,
  SEAL_HEADER,
} from './operation.ts'
import type { ServedTier } from './served-tier.ts'

const MAX_CALL_BYTES = 16 * 1024 * 1024
const MAX_REQUEST_ID_LENGTH = 100

/** Serves the port of `executor.ts` to whoever can seal. */
export function mountNetworkEndpoint(app: FastifyInstance, tier: ServedTier): void {
  const { executor, log } = tier
  const { authenticate } = executor
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer', bodyLimit: MAX_CALL_BYTES },
      // Fastify's own parser refuses members that are in order inside of variables.
      async (_request: FastifyRequest, bytes: Buffer) => JSON.parse(bytes.toString('utf8')),
    )
    scope.addHook('onRequest', takeRequestId)
    scope.setErrorHandler((error, request, reply) => refuseCall(error, request, reply, log))
    scope.post(NETWORK_PATHS.execute, (request, reply) => execute(tier, request, reply))
    if (authenticate)
      scope.post(NETWORK_PATHS.authenticate, async (request) => {
        const { credential } = AuthenticateCall.parse(request.body)
        openSeal(tier, request, hashOfCredential(credential))
        return authenticateOrRefuse(authenticate, credential, request.id)
      })
  })
  mountSubscriptionEndpoint(app, tier)
}

/** The request keeps the id it has at the tier that asks. */
async function takeRequestId(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const given = request.headers[REQUEST_ID_HEADER]
  if (typeof given !== 'string' || given.length > MAX_REQUEST_ID_LENGTH) return

  request.id = given
  reply.header(REQUEST_ID_HEADER, given)
}

async function execute(
  tier: ServedTier,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const call = ExecuteCall.parse(request.body)
  const caller = openSeal(tier, request, call.operation.hash)
  const operation = fromNetworkOperation(call.operation, caller)
  const context = { caller, requestId: request.id }
  tier.log.info({ requestId: request.id, operation: operation.name }, 'a tier asks')
  const answer = await tier.executor.execute(operation, call.variables, context)
  return reply.header('content-type', 'application/json; charset=utf-8').send(toBytes(answer))
}

function openSeal(
  { audience, seals }: ServedTier,
  { id: requestId, headers }: FastifyRequest,
  operationHash: string,
): Caller {
  const seal = headers[SEAL_HEADER]
  return seals.open(typeof seal === 'string' ? seal : undefined, {
    audience,
    requestId,
    operationHash,
  })
}

/** That a credential is refused is an answer; the tier itself is well. */
async function authenticateOrRefuse(
  authenticate: Executor['authenticate'],
  credential: Credential,
  requestId: string,
): Promise<Authenticated> {
  try {
    return { caller: await authenticate(credential, requestId) }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    const { code, message, details } = error
    return { refusal: { code, message, ...(details ? { details } : {}) } }
  }
}

function refuseCall(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  log: Log,
): FastifyReply {
  const problem = toCallProblem(error)
  const status = STATUS[problem.code] ?? 500
  const { id: requestId, url } = request
  log[status < 500 ? 'warn' : 'error'](
    { requestId, url, err: problem.cause ?? problem },
    'a tier was refused',
  )
  return reply.code(status).send({
    errors: [{ message: problem.message, extensions: problem.extensions }],
  })
}

const STATUS: Partial<Record<string, number>> = { forbidden: 403, invalid_input: 400 }

function toCallProblem(error: unknown): Problem {
  if (error instanceof Problem) return error
  if (error instanceof z.ZodError || isClientError(error))
    return new Problem('invalid_input', 'This is not a call of a tier.', undefined, {
      cause: error,
    })

  const message = 'The call could not be answered.'
  return new Problem('internal_error', message, undefined, { cause: error })
}

function isClientError(error: unknown): boolean {
  if (error instanceof SyntaxError) return true
  const { statusCode } = (error ?? {}) as { statusCode?: number }
  return statusCode !== undefined && statusCode < 500
}
