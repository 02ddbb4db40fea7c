import type { FastifyInstance } from 'fastify'
import type { ExecutionResult } from 'graphql'
import { CloseCode, handleProtocols, makeServer } from 'graphql-ws'
import type { WebSocket } from 'ws'
import { type Caller, callerKey } from '../../platform/caller.ts'
import type { ClientAddress } from '../../platform/http/client-address.ts'
import { fixedHeadersOf } from '../../platform/http/fixed-headers.ts'
import { sendRaw } from '../../platform/http/raw-answer.ts'
import { newUuid } from '../../platform/ids.ts'
import { networkOf } from '../../platform/limits/caller-limit.ts'
import type { GuardCredential } from '../../platform/limits/credential-guard.ts'
import type { Log } from '../../platform/log.ts'
import { refusals as countRefusal } from '../../platform/metrics/count-refusals.ts'
import { TRY_AGAIN_LATER, type UnsentLimits } from '../../platform/sockets/bounded-send.ts'
import { closeSockets } from '../../platform/sockets/close-sockets.ts'
import type { ConnectionLimits } from '../../platform/sockets/connection-limit.ts'
import {
  isDependencyLost,
  SERVICE_RESTART,
  toReconnectReason,
} from '../../platform/sockets/reconnect.ts'
import {
  CONNECTION_INIT_WAIT_MS,
  type SocketExtra,
  serveGraphqlSocket,
} from '../../platform/sockets/serve-graphql-socket.ts'
import { toSocketError, unwrapSocketError } from '../../platform/sockets/socket-errors.ts'
import { makeSocketServer } from '../../platform/sockets/socket-server.ts'
import { onUpgrade } from '../../platform/sockets/upgrades.ts'
import { Problem } from '../../schema/problem.ts'
import { credentialOf } from '../authentication/connection-credential.ts'
import {
  type AdmittedOperation,
  admitOperation,
  type OperationAdmission,
  type SocketContext,
} from './admit-operation.ts'

export interface GraphqlSockets extends OperationAdmission {
  guardCredential: GuardCredential
  clientAddress: ClientAddress
  log: Log
}

export const MAX_MESSAGE_BYTES = 256 * 1024
/** Above the needs of any page; each operation uses memory in every tier. */
export const MAX_OPERATIONS_PER_SOCKET = 100

/** Beside one answer of any size: the next is pulled only after it is sent. */
export const UNSENT_LIMITS: UnsentLimits = { bytes: 4 * 1024 * 1024, frames: 1_000 }

/** Consecutive refused operations, after which the socket is closed. */
export const MAX_REFUSALS = 50

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
  const contexts = new WeakMap<WebSocket, SocketContext>()
  const toReason = () => toReconnectReason(sockets.clients.size)

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
      contexts.set(socket, connection)
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
        const admitted = await admitOperation(endpoint, connection, payload)
        refusals.delete(socket)
        return admitted
      } catch (error) {
        return refuse(socket, error)
      }
    },
    execute: ({ contextValue }) =>
      (contextValue as AdmittedOperation).run() as Promise<ExecutionResult>,
    subscribe: ({ contextValue }) =>
      (contextValue as AdmittedOperation).run() as Promise<AsyncIterableIterator<ExecutionResult>>,
    // graphql-ws expects errors of graphql-js; ours are plain objects.
    onNext: (_connection, _id, _payload, _args, answer) => answer,
    onError({ extra }, _id, _payload, errors) {
      // A closing socket sends no error, which would end the operation for good.
      if (errors.some(({ originalError }) => isDependencyLost(originalError)))
        extra.socket.close(SERVICE_RESTART, toReason())
      return errors.map((error) => unwrapSocketError(error, endpoint.log).toJSON())
    },
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
  app.addHook('preClose', () =>
    closeSockets(sockets, {
      code: SERVICE_RESTART,
      toReason,
      isBusy: (socket) => hasRunningRequest(contexts.get(socket)),
    }),
  )
}

/** graphql-ws has null for an operation that is neither answered nor a subscription yet. */
function hasRunningRequest(connection: SocketContext | undefined): boolean {
  return Object.values(connection?.subscriptions ?? {}).includes(null)
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
