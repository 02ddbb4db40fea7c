import type { FastifyInstance } from 'fastify'
import type { ExecutionResult } from 'graphql'
import {
  CloseCode,
  type Context,
  handleProtocols,
  makeServer,
  type SubscribePayload,
} from 'graphql-ws'
import type { WebSocket } from 'ws'
import type { Bus } from '../../platform/bus/bus.ts'
import { type Caller, callerKey } from '../../platform/caller.ts'
import type { Answer, Executor } from '../../platform/executor.ts'
import type { ClientAddress } from '../../platform/http/client-address.ts'
import { fixedHeadersOf } from '../../platform/http/fixed-headers.ts'
import { sendRaw } from '../../platform/http/raw-answer.ts'
import { newUuid } from '../../platform/ids.ts'
import { type CountCall, networkOf } from '../../platform/limits/caller-limit.ts'
import type { GuardCredential } from '../../platform/limits/credential-guard.ts'
import { refuseExceeded } from '../../platform/limits/rate-limit.ts'
import type { Log } from '../../platform/log.ts'
import { refusals as countRefusal } from '../../platform/metrics/count-refusals.ts'
import { Problem } from '../../platform/problem.ts'
import { TRY_AGAIN_LATER, type UnsentLimits } from '../../platform/sockets/bounded-send.ts'
import type { CancellableStream } from '../../platform/sockets/cancellable-stream.ts'
import { closeSockets } from '../../platform/sockets/close-sockets.ts'
import type { ConnectionLimits } from '../../platform/sockets/connection-limit.ts'
import {
  CONNECTION_INIT_WAIT_MS,
  type SocketExtra,
  serveGraphqlSocket,
} from '../../platform/sockets/serve-graphql-socket.ts'
import { toSocketError, unwrapSocketError } from '../../platform/sockets/socket-errors.ts'
import { makeSocketServer } from '../../platform/sockets/socket-server.ts'
import { onUpgrade } from '../../platform/sockets/upgrades.ts'
import type { TrustedDocuments } from '../../schema/trusted-documents.ts'
import { credentialOf } from '../authentication/connection-credential.ts'
import { RECHECK_EVERY_MS, recheckSubscription } from '../authentication/recheck-subscription.ts'
import { clientOf } from '../client-name.ts'
import { readDocumentRequest, UNUSED_SCHEMA } from '../documents/document-request.ts'
import { type Gateway, toProblem } from '../gateway.ts'
import { resolveTrusted } from '../trusted.ts'

export interface GraphqlSockets {
  gateway: Gateway
  authenticate: Executor['authenticate']
  countCall: CountCall
  guardCredential: GuardCredential
  clientAddress: ClientAddress
  /** Invalidates callers, which triggers a recheck. */
  bus: Bus
  log: Log
  /** Documents that clients send by id; absent: none. */
  trusted?: TrustedDocuments
  /** Recheck interval of subscriptions; default: one minute, changed only by tests. */
  recheckEveryMs?: number
}

export const MAX_MESSAGE_BYTES = 256 * 1024
/** Above the needs of any page; each operation uses memory in every tier. */
export const MAX_OPERATIONS_PER_SOCKET = 100

/** Beside one answer of any size: the next is pulled only after it is sent. */
export const UNSENT_LIMITS: UnsentLimits = { bytes: 4 * 1024 * 1024, frames: 1_000 }

/** Consecutive refused operations, after which the socket is closed. */
export const MAX_REFUSALS = 50

type SocketContext = Context<Record<string, unknown> | undefined, SocketExtra>

/** A validated operation of a socket with its caller. */
interface Asked {
  run(): Promise<Answer | CancellableStream>
}

/** Serves graphql-transport-ws at `/graphql`. */
export function mountGraphqlSockets(
  app: FastifyInstance,
  endpoint: GraphqlSockets,
  { addresses, callers }: ConnectionLimits,
): void {
  const sockets = makeSocketServer(app.server, {
    kind: 'graphql',
    maxMessageBytes: MAX_MESSAGE_BYTES,
    handleProtocols,
  })
  const acknowledged = new WeakSet<WebSocket>()
  const refusals = new WeakMap<WebSocket, number>()

  const refuse = (socket: WebSocket, error: unknown) => {
    const count = (refusals.get(socket) ?? 0) + 1
    refusals.set(socket, count)
    const code = error instanceof Problem ? error.code : 'internal_error'
    countRefusal({ api: 'graphql', code }).add()
    if (count > MAX_REFUSALS) socket.close(CloseCode.BadRequest, 'Too many refused operations')
    return [toSocketError(error, endpoint.log)]
  }

  const server = makeServer<Record<string, unknown> | undefined, SocketExtra>({
    connectionInitWaitTimeout: CONNECTION_INIT_WAIT_MS,
    // An invalid credential closes the socket with 4403.
    async onConnect(connection) {
      const { socket } = connection.extra
      const caller = await findCaller(endpoint, connection)
      if (caller === null) return false
      if (callers.take(callerKey(caller), socket)) {
        acknowledged.add(socket)
        return true
      }
      socket.close(TRY_AGAIN_LATER, 'Too many sockets of this caller')
      return false
    },
    async onSubscribe(connection, _id, payload) {
      const { socket } = connection.extra
      try {
        requireRoom(connection)
        const admitted = await admit(endpoint, connection, payload)
        refusals.delete(socket)
        return admitted
      } catch (error) {
        return refuse(socket, error)
      }
    },
    execute: ({ contextValue }) => (contextValue as Asked).run() as Promise<ExecutionResult>,
    subscribe: ({ contextValue }) =>
      (contextValue as Asked).run() as Promise<AsyncIterableIterator<ExecutionResult>>,
    // graphql-ws expects errors of graphql-js; ours are plain objects.
    onNext: (_connection, _id, _payload, _args, answer) => answer,
    onError: (_connection, _id, _payload, errors) =>
      errors.map((error) => unwrapSocketError(error, endpoint.log).toJSON()),
  })
  sockets.on('wsClientError', ({ message }, connection) => {
    const error = { message, extensions: { code: 'invalid_input' } }
    const headers = { ...fixedHeadersOf(app.server), 'content-type': 'application/json' }
    sendRaw(connection, { status: 400, headers, body: JSON.stringify({ errors: [error] }) })
  })
  onUpgrade(app.server, '/graphql', (request, socket, head) =>
    sockets.handleUpgrade(request, socket, head, (opened) => {
      if (!addresses.take(networkOf(endpoint.clientAddress(request)), opened))
        return opened.close(TRY_AGAIN_LATER, 'Too many sockets of this address')

      const isAcknowledged = () => acknowledged.has(opened)
      serveGraphqlSocket(
        server,
        { socket: opened, request, running: new Set() },
        { unsentLimits: UNSENT_LIMITS, isAcknowledged, log: endpoint.log },
      )
    }),
  )
  app.addHook('preClose', () => closeSockets(sockets, 1001, 'Going away'))
}

/** The current operation is already counted. */
function requireRoom({ subscriptions }: SocketContext): void {
  if (Object.keys(subscriptions).length <= MAX_OPERATIONS_PER_SOCKET) return

  const message = `A socket carries ${MAX_OPERATIONS_PER_SOCKET} operations at once. End one, or open another socket.`
  throw new Problem('rate_limited', message)
}

async function findCaller(
  { authenticate, guardCredential, clientAddress, log }: GraphqlSockets,
  { connectionParams, extra }: SocketContext,
): Promise<Caller | null> {
  try {
    return await guardCredential({
      address: clientAddress(extra.request),
      read: () => credentialOf(connectionParams),
      findCaller: (credential) => authenticate(credential, newUuid()),
    })
  } catch (error) {
    if (error instanceof Problem && error.code === 'rate_limited')
      extra.socket.close(TRY_AGAIN_LATER, 'Too many refused credentials')
    if (!(error instanceof Problem))
      log.error({ err: error }, 'a socket could not be authenticated')
    return null
  }
}

/**
 * Authenticates and rate-limits each operation before parsing it, since a socket may outlive its credential. An
 * operation that cannot be executed ends with an error message, not with an answer.
 */
async function admit(
  endpoint: GraphqlSockets,
  { connectionParams, extra }: SocketContext,
  payload: SubscribePayload,
) {
  const { gateway, authenticate, countCall, bus, trusted } = endpoint
  const credential = credentialOf(connectionParams)
  const requestId = newUuid()
  const caller = await authenticate(credential, requestId)
  refuseExceeded(await countCall(caller))

  const { operation, document } = readDocumentRequest(
    trusted ? resolveTrusted(trusted, payload) : payload,
  )
  const context = {
    caller,
    requestId,
    ...clientOf({ ...extra.request.headers, ...connectionParams }),
  }
  const variables = payload.variables ?? {}
  const admitted = (run: Asked['run']) => ({ ...UNUSED_SCHEMA, document, contextValue: { run } })
  if (operation.kind !== 'subscription') {
    const charge = async (points: number) => refuseExceeded(await countCall(caller, points))
    const answer = await whileOpen(extra, (signal) =>
      gateway.executeCharged(operation, variables, { ...context, signal }, charge),
    )
    if (answer.data === undefined) throw toProblem(answer)
    return admitted(async () => answer)
  }

  const answers = await gateway.subscribe(operation, variables, context)
  const checked = recheckSubscription(answers, {
    authenticate,
    credential,
    context,
    bus,
    everyMs: endpoint.recheckEveryMs ?? RECHECK_EVERY_MS,
    onCredentialLost: () => extra.socket.close(CloseCode.Forbidden, 'Forbidden'),
  })
  return admitted(async () => checked)
}

/** Aborts an operation when its socket closes. */
async function whileOpen<T>(
  { running }: SocketExtra,
  run: (gone: AbortSignal) => Promise<T>,
): Promise<T> {
  const operation = new AbortController()
  running.add(operation)
  return run(operation.signal).finally(() => running.delete(operation))
}
