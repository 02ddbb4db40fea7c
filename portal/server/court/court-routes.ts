import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Caller, PublicCaller } from '../../../platform/caller.ts'
import { refuseExceeded } from '../../../platform/limits/rate-limit.ts'
import { operation } from '../../../schema/operations.ts'
import { Problem } from '../../../schema/problem.ts'
import type { PortalSetup } from '../portal-setup.ts'
import type { CourtCredentials } from './court-credentials.ts'
import { noteOpening } from './note-opening.ts'

const PAIR = operation('PortalPairScorePad')

/** Whether this browser is a court's screen, its score pad, or neither. */
export interface CourtFacts {
  kind: 'screen' | 'device' | null
}

interface CourtRoutes {
  setup: PortalSetup
  courts: CourtCredentials
}

/** Exchanges the token of a screen, or the code of a score pad, for a cookie that no script can read. */
export function mountCourtRoutes(api: FastifyInstance, { setup, courts }: CourtRoutes): void {
  const { executor, countCall, guardCredential, clientAddress } = setup

  /** Refused tokens count against their address. */
  async function findKind(request: FastifyRequest, token: string): Promise<CourtFacts['kind']> {
    const caller = await guardCredential({
      address: clientAddress(request.raw),
      read: () => ({ kind: 'device', token }),
      findCaller: (credential) => executor.authenticate(credential, request.id),
    })
    refuseExceeded(await countCall(caller))
    if (caller.kind === 'screen')
      await noteOpening(setup, request.raw, { token, requestId: request.id })
    return caller.kind === 'screen' || caller.kind === 'device' ? caller.kind : null
  }

  async function pair(request: FastifyRequest, code: string) {
    const address = clientAddress(request.raw)
    const caller: PublicCaller = { kind: 'public', address }
    // Refused codes alone count: a good one is taken whatever others of its address have tried.
    const paired: { credential: string; courtPublicId: string }[] = []
    await guardCredential({
      address,
      read: () => ({ kind: 'device', token: code }),
      async findCaller(): Promise<Caller> {
        paired.push(await exchange(setup, caller, { code, requestId: request.id }))
        return caller
      },
    })
    return paired[0] ?? refuse()
  }

  api.get('/court', async (request, reply): Promise<CourtFacts> => {
    const token = courts.find(request.headers)
    if (token === null) return { kind: null }
    try {
      return { kind: await findKind(request, token) }
    } catch (error) {
      if (!(error instanceof Problem && error.code === 'invalid_credential')) throw error
      reply.header('set-cookie', courts.clear)
      return { kind: null }
    }
  })

  api.post('/court/open', async (request, reply): Promise<CourtFacts> => {
    const token = readText(request.body, 'token')
    const kind = await findKind(request, token)
    if (kind === null) refuse()
    reply.header('set-cookie', courts.keep(token))
    return { kind }
  })

  api.post('/court/pair', async (request, reply) => {
    const { credential, courtPublicId } = await pair(request, readText(request.body, 'code'))
    reply.header('set-cookie', courts.keep(credential))
    return { courtPublicId }
  })

  api.post('/court/leave', async (_request, reply) => {
    reply.header('set-cookie', courts.clear)
    return {}
  })
}

async function exchange(
  { executor }: PortalSetup,
  caller: PublicCaller,
  { code, requestId }: { code: string; requestId: string },
) {
  const context = { caller, requestId, client: 'clubgate-portal' }
  const answer = await executor.execute(PAIR, { input: { code } }, context)
  await answer.readChunked?.()
  const [error] = answer.errors ?? []
  if (error !== undefined) throw toProblem(error.extensions?.['code'], error.message)
  const { pairScorePad } = answer.data as NonNullable<(typeof PAIR)['data']>
  return pairScorePad ?? refuse()
}

function toProblem(code: unknown, message: string): Problem {
  if (code === 'invalid_credential') return new Problem('invalid_credential', message)
  return new Problem('dependency_unavailable', 'The code cannot be looked up now.')
}

function refuse(): never {
  throw new Problem('invalid_credential', 'It is of no screen or pad of a court.')
}

const MAX_TEXT = 200

function readText(body: unknown, name: string): string {
  const text = (body as Record<string, unknown> | null)?.[name]
  if (typeof text !== 'string' || text === '' || text.length > MAX_TEXT)
    throw new Problem('invalid_input', `${name}: A text of 1 to ${MAX_TEXT} characters.`)
  return text
}
