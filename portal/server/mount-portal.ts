import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isWithinNameLimit } from '../../platform/json/member-names.ts'
import { isWithinValueLimit } from '../../platform/json/value-limit.ts'
import { Problem } from '../../platform/problem.ts'
import { mountBuiltFiles } from './files/built-files.ts'
import { makeAnswerOperation } from './operations/answer-operation.ts'
import { mountPortalSockets } from './operations/portal-sockets.ts'
import { isOfOwnPage } from './own-origin.ts'
import type { PortalSetup } from './portal-setup.ts'
import { makeSealer } from './sessions/sealed-text.ts'
import type { PortalSession } from './sessions/session.ts'
import { mountSessionRoutes } from './sessions/session-routes.ts'
import { makeSessions } from './sessions/sessions.ts'
import { mountSignIn } from './sign-in/sign-in-routes.ts'

/** Operations with their variables; imports and exports are not sent through the portal. */
const MAX_BODY_BYTES = 1024 * 1024
const MAX_BODY_VALUES = 50_000

/** Mounts the portal at `/portal`: pages, sign-in, and its own way to the graph. */
export function mountPortal(app: FastifyInstance, setup: PortalSetup): void {
  const isSecure = new URL(setup.publicUrl).protocol === 'https:'
  const sealer = makeSealer(setup.keys)
  const sessions = makeSessions(sealer, setup.registry, isSecure)
  const answerOperation = makeAnswerOperation(setup)
  mountPortalSockets(app, setup, sessions)

  app.register(
    async (scope) => {
      readSmallBodies(scope)
      mountSignIn(scope, { setup, sealer, sessions, isSecure })
      scope.register(
        async (api) => {
          api.addHook('onRequest', async (request, reply) => {
            reply.header('cache-control', 'no-store')
            if (!isOfOwnPage(setup.publicUrl, request.headers))
              return refuse(reply, request, 403, 'forbidden', 'Only pages of the portal may ask.')
          })
          mountSessionRoutes(api, { setup, sessions })
          api.post('/operations', async (request, reply) => {
            const session = await sessions.find(request.headers)
            if (session === null) return refuseSignedOut(reply, request)
            return answerOperation(request, reply, session)
          })
        },
        { prefix: '/api' },
      )
      mountBuiltFiles(scope)
    },
    { prefix: '/portal' },
  )
}

export type { PortalSession }

function readSmallBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  const parser = { parseAs: 'buffer', bodyLimit: MAX_BODY_BYTES } as const
  scope.addContentTypeParser<Buffer>('application/json', parser, (_request, bytes, done) => {
    if (!isWithinValueLimit(bytes, MAX_BODY_VALUES) || !isWithinNameLimit(bytes))
      return done(badBody())
    try {
      done(null, JSON.parse(bytes.toString('utf8')))
    } catch {
      done(badBody())
    }
  })
  scope.setErrorHandler((error, request, reply) => {
    if (error instanceof Problem) return refuse(reply, request, 400, error.code, error.message)
    throw error
  })
}

function badBody(): Problem {
  return new Problem('invalid_input', 'The body is no JSON, or too large.')
}

function refuseSignedOut(reply: FastifyReply, request: FastifyRequest): FastifyReply {
  return refuse(reply, request, 401, 'authentication_required', 'Sign in again.')
}

function refuse(
  reply: FastifyReply,
  request: FastifyRequest,
  status: number,
  code: string,
  message: string,
): FastifyReply {
  return reply
    .code(status)
    .send({ errors: [{ message, extensions: { code } }], requestId: request.id })
}
