import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { type ExecutionResult, GraphQLSchema, parse } from 'graphql'
import { type Context, handleProtocols, makeServer, type SubscribePayload } from 'graphql-ws'
import type { WebSocket, WebSocketServer } from 'ws'
import type { Answer } from '../executor.ts'
import type { Log } from '../log.ts'
import type { UnsentLimits } from './bounded-send.ts'
import { closeSockets } from './close-sockets.ts'
import { isDependencyLost, SERVICE_RESTART } from './reconnect.ts'
import {
  CONNECTION_INIT_WAIT_MS,
  type SocketExtra,
  serveGraphqlSocket,
} from './serve-graphql-socket.ts'
import { toSocketError, unwrapSocketError } from './socket-errors.ts'
import { makeSocketServer } from './socket-server.ts'

export type OperationSocket = Context<Record<string, unknown> | undefined, SocketExtra>

/** An endpoint of graphql-transport-ws. */
export interface ServedOperations {
  /** The label of its metric. */
  kind: string
  maxMessageBytes: number
  unsentLimits: UnsentLimits
  log: Log
  /** False closes the socket with 4403; absent where the handshake has authenticated it. */
  connect?(connection: OperationSocket): boolean | Promise<boolean>
  /** The answer of an operation, or its answers. An error ends the operation alone. */
  run(
    connection: OperationSocket,
    payload: SubscribePayload,
  ): Promise<Answer | AsyncIterable<Answer>>
  onRefused?(socket: WebSocket, error: unknown): void
  /** Why a socket is closed when the process stops. */
  toReason(sockets: WebSocketServer): string
  /** Closes a socket whose tier or database is lost: an error would end its operation for good. */
  closesWhenLost?: boolean
}

export interface OperationSockets {
  sockets: WebSocketServer
  serve(socket: WebSocket, request: IncomingMessage): void
}

/** Serves operations of the graph on sockets that the endpoint accepts, until the process stops. */
export function makeOperationSockets(
  app: FastifyInstance,
  served: ServedOperations,
): OperationSockets {
  const { kind, maxMessageBytes, unsentLimits, log } = served
  const sockets = makeSocketServer(app.server, { kind, maxMessageBytes, handleProtocols })
  const connections = new WeakMap<WebSocket, OperationSocket>()
  const toReason = () => served.toReason(sockets)
  const server = makeServer<Record<string, unknown> | undefined, SocketExtra>({
    connectionInitWaitTimeout: CONNECTION_INIT_WAIT_MS,
    async onConnect(connection) {
      connections.set(connection.extra.socket, connection)
      return served.connect?.(connection) ?? true
    },
    async onSubscribe(connection, _id, payload) {
      try {
        return { ...UNREAD, contextValue: await served.run(connection, payload) }
      } catch (error) {
        served.onRefused?.(connection.extra.socket, error)
        return [toSocketError(error, log)]
      }
    },
    subscribe: ({ contextValue }) => contextValue as AsyncIterableIterator<ExecutionResult>,
    // graphql-ws expects errors of graphql-js; ours are plain objects.
    onNext: (_connection, _id, _payload, _args, answer) => answer,
    onError({ extra }, _id, _payload, errors) {
      const isLost = errors.some(({ originalError }) => isDependencyLost(originalError))
      if (served.closesWhenLost && isLost) extra.socket.close(SERVICE_RESTART, toReason())
      return errors.map((error) => unwrapSocketError(error, log).toJSON())
    },
  })
  app.addHook('preClose', () =>
    closeSockets(sockets, {
      code: SERVICE_RESTART,
      toReason,
      isBusy: (socket) => hasRunningRequest(connections.get(socket)),
    }),
  )

  return {
    sockets,
    serve(socket, request) {
      const isAcknowledged = () => !served.connect || connections.get(socket)?.acknowledged === true
      const extra = { socket, request, running: new Set<AbortController>() }
      serveGraphqlSocket(server, extra, { unsentLimits, isAcknowledged, log })
    },
  }
}

/** graphql-ws reads the kind of an operation alone: of a subscription it takes one answer, too. */
const UNREAD = { schema: new GraphQLSchema({}), document: parse('subscription { answers }') }

/** graphql-ws has null for an operation that is neither answered nor a subscription yet. */
function hasRunningRequest(connection: OperationSocket | undefined): boolean {
  return Object.values(connection?.subscriptions ?? {}).includes(null)
}
