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
import { Problem } from '../../platform/problem.ts'
import { TRY_AGAIN_LATER, type UnsentLimits } from '../../platform/sockets/bounded-send.ts'
import type { CancellableStream } from '../../platform/sockets/cancellable-stream.ts'
import { closeSockets } from '../../platform/sockets/close-sockets.ts'
import {
  type SocketExtra,
  serveGraphqlSocket,
} from '../../platform/sockets/serve-graphql-socket.ts'
import { toSocketError, unwrapSocketError } from '../../platform/sockets/socket-errors.ts'
import { makeSocketServer } from '../../platform/sockets/socket-server.ts'
import { onUpgrade } from '../../platform/sockets/upgrades.ts'
import { credentialOf } from '../authentication/connection-credential.ts'
import { recheckSubscription } from '../authentication/recheck-subscription.ts'
import { NOTHING_ELSE, readAsked } from '../documents/document-request.ts'
import { type Gateway, toProblem } from '../gateway.ts'
import { makeSocketRoom } from './connection-limit.ts'

export interface GraphqlSockets {
  gateway: Gateway
  authenticate: Executor['authenticate']
  countCall: CountCall
  guardCredential: GuardCredential
  clientAddress: ClientAddress
  /** Tells when a caller has changed, who is then looked at at once. */
  bus: Bus
  log: Log
  /** How often a running subscription's caller is looked at again; a minute, but for tests. */
  recheckEveryMs?: number
}

const RECHECK_EVERY_MS = 60_000
export const MAX_MESSAGE_BYTES = 256 * 1024
/** More than any page shows at once; each costs memory in every tier. */
export const MAX_OPERATIONS_PER_SOCKET = 100

/** Beside one answer of any length; an operation is not asked for its next one before. */
export const UNSENT_LIMITS: UnsentLimits = { bytes: 4 * 1024 * 1024, frames: 1_000 }

/** Enough for a browser with many tabs behind one address. */
const SOCKETS_PER_ADDRESS = 500
const SOCKETS_PER_CALLER = 100
/** Of operations that are refused one after the other. */
export const MAX_REFUSALS = 50

type SocketContext = Context<Record<string, unknown> | undefined, SocketExtra>

/** What an operation of a socket runs with. */
interface Asked {
  run(): Promise<Answer | CancellableStream>
}

/** Serves the graph at /graphql to clients that speak GraphQL over WebSocket. */
export function mountGraphqlSockets(app: FastifyInstance, endpoint: GraphqlSockets): void {
  const sockets = makeSocketServer(app.server, {
    maxMessageBytes: MAX_MESSAGE_BYTES,
    handleProtocols,
  })
  const addresses = makeSocketRoom(SOCKETS_PER_ADDRESS)
  const callers = makeSocketRoom(SOCKETS_PER_CALLER)
  const acknowledged = new WeakSet<WebSocket>()
  const refusals = new WeakMap<WebSocket, number>()

  const refuse = (socket: WebSocket, error: unknown) => {
    const count = (refusals.get(socket) ?? 0) + 1
    refusals.set(socket, count)
    if (count > MAX_REFUSALS) socket.close(CloseCode.BadRequest, 'Too many refused operations')
    return [toSocketError(error, endpoint.log)]
  }

  const server = makeServer<Record<string, unknown> | undefined, SocketExtra>({
    // A credential that cannot be read or is refused closes the socket with 4403.
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
    // graphql-ws would take the plain errors of an answer for objects of graphql-js.
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

/** The operation that asks is among those of the socket already. */
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
    if (!(error instanceof Problem)) log.error({ err: error }, 'a socket could not be let in')
    return null
  }
}

/**
 * Each operation is authenticated and counted by itself, before it is read: a socket outlives what it
 * was opened with. What cannot be executed at all ends with an error, not with an answer.
 */
async function admit(
  endpoint: GraphqlSockets,
  { connectionParams, extra }: SocketContext,
  payload: SubscribePayload,
) {
  const { gateway, authenticate, countCall, bus } = endpoint
  const credential = credentialOf(connectionParams)
  const requestId = newUuid()
  const caller = await authenticate(credential, requestId)
  refuseExceeded(await countCall(caller))

  const { operation, document } = readAsked(payload)
  const context = { caller, requestId }
  const variables = payload.variables ?? {}
  const admitted = (run: Asked['run']) => ({ ...NOTHING_ELSE, document, contextValue: { run } })
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

/** What runs for a socket that closes may stop, such as a ping of a webhook. */
async function whileOpen<T>(
  { running }: SocketExtra,
  run: (gone: AbortSignal) => Promise<T>,
): Promise<T> {
  const operation = new AbortController()
  running.add(operation)
  return run(operation.signal).finally(() => running.delete(operation))
}
