import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Answer, Credential } from '../../../platform/executor.ts'
import { disconnectSignal } from '../../../platform/http/gone-signal.ts'
import { traceparentOf } from '../../../platform/ids.ts'
import { refuseExceeded } from '../../../platform/limits/rate-limit.ts'
import { MASKED, Problem } from '../../../schema/problem.ts'
import type { PortalSetup } from '../portal-setup.ts'
import { sendRefusal } from '../send-refusal.ts'
import { findPortalOperation } from './portal-operations.ts'

/** Executes a registered operation of the portal with the caller of a credential. */
export function makeAnswerOperation({
  executor,
  countCall,
  guardCredential,
  clientAddress,
  log,
}: PortalSetup) {
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    presented: Credential,
  ): Promise<FastifyReply> => {
    const requestId = request.id
    try {
      const { name, variables } = readBody(request.body)
      const operation = findPortalOperation(name)
      if (operation === null || operation.kind === 'subscription')
        throw new Problem('invalid_input', 'The portal has no such operation. Load the page again.')

      const caller = await guardCredential({
        address: clientAddress(request.raw),
        read: () => presented,
        findCaller: (credential) => executor.authenticate(credential, requestId),
      })
      request.knownCaller = caller
      refuseExceeded(await countCall(caller))
      const answer = await executor.execute(operation, variables, {
        caller,
        requestId,
        traceparent: traceparentOf(request.headers),
        signal: disconnectSignal(reply.raw),
        client: 'clubgate-portal',
      })
      await answer.readChunked?.()
      const code = answer.errors?.[0]?.extensions?.['code']
      if (code !== undefined) request.refusalCode ??= String(code)
      return reply.send(toBody(answer, requestId))
    } catch (err) {
      if (err instanceof Problem) return sendRefusal(request, reply, err)
      log.error({ err, requestId, event: 'portal.failed' }, 'an operation of the portal failed')
      return reply.code(500).send({ errors: [MASKED], requestId })
    }
  }
}

function toBody({ data, errors }: Answer, requestId: string) {
  return { data: data ?? null, ...(errors === undefined ? {} : { errors }), requestId }
}

function readBody(body: unknown): { name: unknown; variables: Record<string, unknown> } {
  if (!isRecord(body)) throw new Problem('invalid_input', 'The body is an object.')
  const { name, variables = {} } = body
  if (!isRecord(variables)) throw new Problem('invalid_input', 'The variables are an object.')
  return { name, variables }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
