import type { FastifyInstance } from 'fastify'
import type { ExecutionResult } from 'graphql'
import { CloseCode, type Context, type SubscribePayload } from 'graphql-ws'
import { type Extra, useServer } from 'graphql-ws/use/ws'
import { WebSocketServer } from 'ws'
import type { Caller } from '../platform/caller.ts'
import type { CountCall } from '../platform/caller-limit.ts'
import { closeSocketsWith } from '../platform/close-sockets.ts'
import type { EndableAnswers } from '../platform/endable-answers.ts'
import type { Answer, Executor } from '../platform/executor.ts'
import { newUuid } from '../platform/ids.ts'
import type { Log } from '../platform/log.ts'
import { Problem } from '../platform/problem.ts'
import { refuseExceeded } from '../platform/rate-limit.ts'
import { toSocketError, unwrapSocketError } from '../platform/socket-errors.ts'
import { onUpgrade } from '../platform/upgrades.ts'
import { credentialOf } from './connection-credential.ts'
import { type AskedDocument, NOTHING_ELSE, readAsked } from './documents/asked-document.ts'
import type { Gateway } from './gateway.ts'
import { recheckSubscription } from './recheck-subscription.ts'

export interface GraphqlSockets {
  gateway: Gateway
  authenticate: Executor['authenticate']
  countCall: CountCall
  log: Log
  /** How often a running subscription's caller is looked at again; a minute, but for tests. */
  recheckEveryMs?: number
}

const RECHECK_EVERY_MS = 60_000
const MAX_MESSAGE_BYTES = 256 * 1024
/** More than any page shows at once; each costs memory in every tier. */
const MAX_OPERATIONS_PER_SOCKET = 100

type SocketContext = Context<Record<string, unknown> | undefined, Extra>

/** What an operation of a socket runs with. */
interface Asked {
  run(): Promise<Answer | EndableAnswers>
}

/** Serves the graph at /graphql to clients that speak GraphQL over WebSocket. */
export function mountGraphqlSockets(app: FastifyInstance, endpoint: GraphqlSockets): void {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES })
  const served = useServer(
    {
      isProd: true,
      // A credential that cannot be read or is refused closes the socket with 4403.
      onConnect: async (connection) => (await findCaller(endpoint, connection)) !== null,
      onSubscribe: async (connection, _id, payload) => {
        try {
          requireRoom(connection)
          return await admit(endpoint, connection, readAsked(payload), payload)
        } catch (error) {
          return [toSocketError(error, endpoint.log)]
        }
      },
      execute: ({ contextValue }) => (contextValue as Asked).run() as Promise<ExecutionResult>,
      subscribe: ({ contextValue }) =>
        (contextValue as Asked).run() as Promise<AsyncIterableIterator<ExecutionResult>>,
      // graphql-ws would take the plain errors of an answer for objects of graphql-js.
      onNext: (_connection, _id, _payload, _args, answer) => answer,
      onError: (_connection, _id, _payload, errors) =>
        errors.map((error) => unwrapSocketError(error, endpoint.log).toJSON()),
    },
    sockets,
  )
  onUpgrade(app.server, '/graphql', (request, socket, head) =>
    sockets.handleUpgrade(request, socket, head, (opened) =>
      sockets.emit('connection', opened, request),
    ),
  )
  closeSocketsWith(app, sockets, served.dispose)
}

/** The operation that asks is among those of the socket already. */
function requireRoom({ subscriptions }: SocketContext): void {
  if (Object.keys(subscriptions).length <= MAX_OPERATIONS_PER_SOCKET) return

  const message = `A socket carries ${MAX_OPERATIONS_PER_SOCKET} operations at once. End one, or open another socket.`
  throw new Problem('rate_limited', message)
}

async function findCaller(
  { authenticate, log }: GraphqlSockets,
  { connectionParams }: SocketContext,
): Promise<Caller | null> {
  try {
    return await authenticate(credentialOf(connectionParams), newUuid())
  } catch (error) {
    if (!(error instanceof Problem)) log.error({ err: error }, 'a socket could not be let in')
    return null
  }
}

/** Each operation is authenticated and counted by itself: a socket outlives what it was opened with. */
async function admit(
  endpoint: GraphqlSockets,
  { connectionParams, extra }: SocketContext,
  asked: AskedDocument,
  payload: SubscribePayload,
) {
  const { gateway, authenticate, countCall } = endpoint
  const credential = credentialOf(connectionParams)
  const requestId = newUuid()
  const caller = await authenticate(credential, requestId)
  refuseExceeded(await countCall(caller))

  const context = { caller, requestId }
  const variables = payload.variables ?? {}
  if (asked.operation.kind !== 'subscription') {
    const run = () => gateway.execute(asked.operation, variables, context)
    return { ...NOTHING_ELSE, document: asked.document, contextValue: { run } }
  }

  const answers = await gateway.subscribe(asked.operation, variables, context)
  const checked = recheckSubscription(answers, {
    authenticate,
    credential,
    context,
    everyMs: endpoint.recheckEveryMs ?? RECHECK_EVERY_MS,
    onCredentialLost: () => extra.socket.close(CloseCode.Forbidden, 'Forbidden'),
  })
  return {
    ...NOTHING_ELSE,
    document: asked.document,
    contextValue: { run: async () => checked },
  }
}
