import type { FastifyInstance } from 'fastify'
import { isWithinNameLimit } from '../../platform/json/member-names.ts'
import { isWithinValueLimit } from '../../platform/json/value-limit.ts'
import { notFound, Problem } from '../../schema/problem.ts'
import { makeCourtCredentials } from './court/court-credentials.ts'
import { mountCourtRoutes } from './court/court-routes.ts'
import { mountBuiltFiles } from './files/built-files.ts'
import { makeAnswerOperation } from './operations/answer-operation.ts'
import { makePageCredential } from './operations/page-credential.ts'
import { mountPortalSockets } from './operations/portal-sockets.ts'
import { isOfOwnPage } from './own-origin.ts'
import type { PortalSetup } from './portal-setup.ts'
import { sendRefusal } from './send-refusal.ts'
import { makeEndedSessions } from './sessions/ended-sessions.ts'
import { makeSealer } from './sessions/sealed-text.ts'
import { mountSessionRoutes } from './sessions/session-routes.ts'
import { makeSessions } from './sessions/sessions.ts'
import { makeIssuerClient } from './sign-in/issuer-client.ts'
import { mountSignIn } from './sign-in/sign-in-routes.ts'

/** Operations with their variables; imports and exports are not sent through the portal. */
const MAX_BODY_BYTES = 1024 * 1024
const MAX_BODY_VALUES = 50_000

/** Mounts the portal at `/portal`: pages, sign-in, and its own way to the graph. */
export function mountPortal(app: FastifyInstance, setup: PortalSetup): void {
  const sealer = makeSealer(setup.keys)
  const ended = makeEndedSessions(setup.executor, setup.bus)
  const { registry, isSecure, idleLimitMs } = setup
  const issuer = makeIssuerClient(setup.issuer)
  const sessions = makeSessions({ sealer, registry, ended, isSecure, idleLimitMs })
  const answerOperation = makeAnswerOperation(setup)
  const courts = makeCourtCredentials(sealer, setup.isSecure)
  const presented = makePageCredential(sessions, courts)
  mountPortalSockets(app, setup, presented)

  app.register(
    async (scope) => {
      readSmallBodies(scope)
      scope.setErrorHandler((error, request, reply) => {
        if (error instanceof Problem) return sendRefusal(request, reply, error)
        throw error
      })
      mountSignIn(scope, { setup, sealer, sessions, ended, issuer })
      scope.register(
        async (api) => {
          api.addHook('onRequest', async ({ method, headers }, reply) => {
            reply.header('cache-control', 'no-store')
            if (!isOfOwnPage(setup.publicUrl, method, headers))
              throw new Problem('forbidden', 'Only pages of the portal may ask.')
          })
          mountSessionRoutes(api, { setup, sessions, issuer })
          mountCourtRoutes(api, { setup, courts })
          api.post('/operations', async (request, reply) =>
            answerOperation(request, reply, await presented.get(request.raw)),
          )
          // Otherwise the page would answer for a call that an update has removed.
          api.all('/*', async () => {
            throw notFound('call of the portal')
          })
        },
        { prefix: '/api' },
      )
      mountBuiltFiles(scope)
    },
    { prefix: '/portal' },
  )
}

function readSmallBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  const parser = { parseAs: 'buffer', bodyLimit: MAX_BODY_BYTES } as const
  scope.addContentTypeParser<Buffer>('application/json', parser, (_request, bytes, done) => {
    if (bytes.length === 0) return done(null, null)
    if (!isWithinValueLimit(bytes, MAX_BODY_VALUES) || !isWithinNameLimit(bytes))
      return done(badBody())
    try {
      done(null, JSON.parse(bytes.toString('utf8')))
    } catch {
      done(badBody())
    }
  })
}

function badBody(): Problem {
  return new Problem('invalid_input', 'The body is no JSON, or too large.')
}
