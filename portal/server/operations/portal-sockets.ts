import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { WebSocket } from 'ws'
import type { Caller } from '../../../platform/caller.ts'
import type { Answer, Credential } from '../../../platform/executor.ts'
import { fixedHeadersOf } from '../../../platform/http/fixed-headers.ts'
import { sendRaw } from '../../../platform/http/raw-answer.ts'
import { newUuid } from '../../../platform/ids.ts'
import { refuseExceeded } from '../../../platform/limits/rate-limit.ts'
import { TRY_AGAIN_LATER, type UnsentLimits } from '../../../platform/sockets/bounded-send.ts'
import {
  makeCancellableStream,
  withAcceptance,
} from '../../../platform/sockets/cancellable-stream.ts'
import { makeConnectionLimit } from '../../../platform/sockets/connection-limit.ts'
import { toReconnectReason } from '../../../platform/sockets/reconnect.ts'
import {
  makeOperationSockets,
  type OperationSocket,
} from '../../../platform/sockets/serve-operations.ts'
import { onUpgrade } from '../../../platform/sockets/upgrades.ts'
import { Problem } from '../../../schema/problem.ts'
import { noteOpening } from '../court/note-opening.ts'
import { ownOriginOf } from '../own-origin.ts'
import type { PortalSetup } from '../portal-setup.ts'
import type { PageCredential, PresentedByPage } from './page-credential.ts'
import { findPortalOperation } from './portal-operations.ts'
import { makeRecheckSocket } from './recheck-socket.ts'

export const LIVE_PATH = '/portal/api/live'

/** A page has a few subscriptions; a person has a few pages. */
const MAX_OPERATIONS = 20
const MAX_SOCKETS_PER_SESSION = 30
const MAX_MESSAGE_BYTES = 64 * 1024
const UNSENT_LIMITS: UnsentLimits = { bytes: 4 * 1024 * 1024, frames: 1_000 }

/** A change that the bus lost takes effect on open sockets within this time. */
export const PORTAL_RECHECK_MS = 20_000

/** Subscriptions of the portal's pages: graphql-transport-ws with names of operations instead of documents. */
export function mountPortalSockets(
  app: FastifyInstance,
  setup: PortalSetup,
  presented: PageCredential,
): void {
  const { publicUrl, log, bus, recheckEveryMs = PORTAL_RECHECK_MS } = setup
  const perSession = makeConnectionLimit(MAX_SOCKETS_PER_SESSION)
  const credentialOf = new WeakMap<WebSocket, Credential>()
  const subscribe = makeSubscribe(setup)
  const admit = makeAdmit(setup, presented)
  const recheckSocket = makeRecheckSocket(bus, recheckEveryMs)
  const { sockets, serve } = makeOperationSockets(app, {
    kind: 'portal',
    maxMessageBytes: MAX_MESSAGE_BYTES,
    unsentLimits: UNSENT_LIMITS,
    log,
    closesWhenLost: true,
    toReason: ({ clients }) => toReconnectReason(clients.size),
    connect: ({ extra: { socket } }) => credentialOf.has(socket),
    async run(connection, { operationName, variables }) {
      const credential = credentialOf.get(connection.extra.socket)
      if (credential === undefined) throw new Problem('authentication_required', 'Sign in again.')
      return subscribe(credential, connection, operationName, variables ?? {})
    },
  })

  const open = (request: IncomingMessage, socket: WebSocket, admitted: Admitted) => {
    if (!perSession.take(admitted.owner, socket))
      return socket.close(TRY_AGAIN_LATER, 'Too many sockets of this session')
    const { credential } = admitted
    credentialOf.set(socket, credential)
    // Walls that were open before this release connect again, and load nothing else.
    if (credential.kind === 'device')
      void noteOpening(setup, request, { token: credential.token, requestId: newUuid() })
    recheckSocket(socket, admitted, {
      admit: () => admit(request),
      isIdle: () => presented.isIdle(request),
    })
    serve(socket, request)
  }
  onUpgrade(app.server, LIVE_PATH, (request, connection, head) => {
    connection.on('error', (err) => log.debug({ err }, 'an upgrade of the portal failed'))
    const refuse = (status: number) =>
      sendRaw(connection, { status, headers: fixedHeadersOf(app.server), body: '' })
    if (request.headers.origin !== ownOriginOf(publicUrl, request.headers)) return refuse(403)
    admit(request).then(
      (admitted) =>
        admitted === null
          ? refuse(401)
          : sockets.handleUpgrade(request, connection, head, (socket) =>
              open(request, socket, admitted),
            ),
      (err) => {
        log.warn({ err, event: 'portal.sessions' }, 'a session could not be looked up')
        refuse(503)
      },
    )
  })
}

function makeSubscribe({ executor, countCall }: PortalSetup) {
  return async (
    credential: Credential,
    { subscriptions }: OperationSocket,
    name: unknown,
    variables: Readonly<Record<string, unknown>>,
  ): Promise<AsyncIterable<Answer>> => {
    if (Object.keys(subscriptions).length > MAX_OPERATIONS)
      throw new Problem('rate_limited', `A socket carries ${MAX_OPERATIONS} operations at once.`)
    const operation = findPortalOperation(name)
    if (operation?.kind !== 'subscription')
      throw new Problem('invalid_input', 'The portal has no such subscription.')

    const requestId = newUuid()
    const caller = await executor.authenticate(credential, requestId)
    refuseExceeded(await countCall(caller))
    const context = { caller, requestId, client: 'clubgate-portal' }
    const answers = await executor.subscribe(operation, variables, context)
    // It ends when the page stops following, not with the next item.
    return makeCancellableStream(withAcceptance(answers), () => undefined)
  }
}

interface Admitted extends PresentedByPage {
  rights: string
}

/** Who opens a socket, with which rights; null without a cookie, or where the graph refuses its credential. */
function makeAdmit({ executor }: PortalSetup, presented: PageCredential) {
  return async (request: IncomingMessage): Promise<Admitted | null> => {
    const found = await presented.find(request)
    if (found === null) return null
    try {
      const rights = rightsOf(await executor.authenticate(found.credential, newUuid()))
      return rights === null ? null : { ...found, rights }
    } catch (error) {
      if (error instanceof Problem && error.code === 'invalid_credential') return null
      throw error
    }
  }
}

/** Null for callers that have no pages here. */
function rightsOf(caller: Caller): string | null {
  if (caller.kind === 'screen' || caller.kind === 'device') return caller.courtId
  if (caller.kind !== 'staff') return null
  const { isAdmin, roles } = caller
  const held = roles.map(({ clubId, role }) => `${clubId} ${role}`)
  return [String(isAdmin), ...held.sort()].join()
}
