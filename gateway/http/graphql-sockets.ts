import type { FastifyInstance } from 'fastify'
import { CloseCode } from 'graphql-ws'
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
import type { ConnectionLimits } from '../../platform/sockets/connection-limit.ts'
import { toReconnectReason } from '../../platform/sockets/reconnect.ts'
import {
  makeOperationSockets,
  type OperationSocket,
} from '../../platform/sockets/serve-operations.ts'
import { onUpgrade } from '../../platform/sockets/upgrades.ts'
import { Problem } from '../../schema/problem.ts'
import { credentialOf } from '../authentication/connection-credential.ts'
import { admitOperation, type OperationAdmission } from './admit-operation.ts'

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
  const refusals = new WeakMap<WebSocket, number>()
  const { sockets, serve } = makeOperationSockets(app, {
    kind: 'graphql',
    maxMessageBytes: MAX_MESSAGE_BYTES,
    unsentLimits: UNSENT_LIMITS,
    log: endpoint.log,
    closesWhenLost: true,
    toReason: ({ clients }) => toReconnectReason(clients.size),
    // An invalid credential closes the socket with 4403.
    async connect(connection) {
      const { socket } = connection.extra
      const caller = await findCaller(endpoint, connection)
      if (caller === null) return false
      if (callers.take(callerKey(caller), socket)) return true
      socket.close(TRY_AGAIN_LATER, 'Too many sockets of this caller')
      return false
    },
    async run(connection, payload) {
      requireRoom(connection)
      const answers = await admitOperation(endpoint, connection, payload)
      refusals.delete(connection.extra.socket)
      return answers
    },
    onRefused(socket, error) {
      const count = (refusals.get(socket) ?? 0) + 1
      refusals.set(socket, count)
      const code = error instanceof Problem ? error.code : 'internal_error'
      countRefusal({ api: 'graphql', code }).add()
      if (count > MAX_REFUSALS) socket.close(CloseCode.BadRequest, 'Too many refused operations')
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
      serve(opened, request)
    }),
  )
}

/** The current operation is already counted. */
function requireRoom({ subscriptions }: OperationSocket): void {
  if (Object.keys(subscriptions).length <= MAX_OPERATIONS_PER_SOCKET) return

  const message = `A socket carries ${MAX_OPERATIONS_PER_SOCKET} operations at once. End one, or open another socket.`
  throw new Problem('rate_limited', message)
}

async function findCaller(
  { authenticate, guardCredential, clientAddress, log }: GraphqlSockets,
  { connectionParams, extra }: OperationSocket,
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
