import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { type ExecutionResult, GraphQLSchema, parse } from 'graphql'
import { handleProtocols, makeServer, type SubscribePayload } from 'graphql-ws'
import type { WebSocket } from 'ws'
import type { Answer, RequestContext } from '../../executor.ts'
import { traceIdOf, traceparentOf } from '../../ids.ts'
import { pace } from '../../limits/pace.ts'
import type { UnsentLimits } from '../../sockets/bounded-send.ts'
import {
  type CancellableStream,
  makeCancellableStream,
  withAcceptance,
} from '../../sockets/cancellable-stream.ts'
import { closeSockets } from '../../sockets/close-sockets.ts'
import { SERVICE_RESTART } from '../../sockets/reconnect.ts'
import {
  CONNECTION_INIT_WAIT_MS,
  type SocketExtra,
  serveGraphqlSocket,
} from '../../sockets/serve-graphql-socket.ts'
import { toSocketError, unwrapSocketError } from '../../sockets/socket-errors.ts'
import { makeSocketServer } from '../../sockets/socket-server.ts'
import {
  fromNetworkOperation,
  hashOfSubscription,
  NETWORK_PATHS,
  SubscribeExtensions,
} from '../operation.ts'
import type { ServedTier } from '../served-tier.ts'
import { acceptTierSockets } from '../tier-sockets.ts'

const MAX_MESSAGE_BYTES = 1024 * 1024
const RECHECK_EVERY_MS = 60_000

/** Generous: a socket carries many subscriptions, and one event is sent once for each of them. */
const UNSENT_LIMITS: UnsentLimits = { bytes: 64 * 1024 * 1024, frames: 100_000 }

/** Dummy for graphql-ws, which checks only that it is a subscription. */
const FOLLOWED = { schema: new GraphQLSchema({}), document: parse('subscription { answers }') }

/** Serves `subscribe` of the port. Subscriptions share sockets, so each one has its own seal. */
export function mountSubscriptionEndpoint(app: FastifyInstance, tier: ServedTier): void {
  const { log, unsentLimits = UNSENT_LIMITS } = tier
  const sockets = makeSocketServer(app.server, {
    kind: 'tier',
    maxMessageBytes: MAX_MESSAGE_BYTES,
    handleProtocols,
  })
  const server = makeServer<Record<string, unknown> | undefined, SocketExtra>({
    connectionInitWaitTimeout: CONNECTION_INIT_WAIT_MS,
    onSubscribe: async (_connection, _id, payload) => {
      try {
        return { ...FOLLOWED, contextValue: await followSealed(tier, payload) }
      } catch (error) {
        return [toSocketError(error, tier.log)]
      }
    },
    subscribe: ({ contextValue }) => contextValue as AsyncIterableIterator<ExecutionResult>,
    // graphql-ws expects errors of graphql-js; ours are plain objects.
    onNext: (_connection, _id, _payload, _args, answer) => answer,
    onError: (_connection, _id, _payload, errors) =>
      errors.map((error) => unwrapSocketError(error, tier.log).toJSON()),
  })
  const serve = (socket: WebSocket, request: IncomingMessage) =>
    serveGraphqlSocket(
      server,
      { socket, request, running: new Set() },
      // The seal has authenticated the tier.
      { unsentLimits, isAcknowledged: () => true, log },
    )
  acceptTierSockets(app, tier, { path: NETWORK_PATHS.subscribe, sockets, serve })
  app.addHook('preClose', () =>
    closeSockets(sockets, { code: SERVICE_RESTART, toReason: () => 'reconnect' }),
  )
}

async function followSealed(tier: ServedTier, payload: SubscribePayload) {
  const { audience, executor, seals, log } = tier
  const extensions = SubscribeExtensions.parse(payload.extensions)
  const { operation: named, requestId, seal } = extensions
  const variables = payload.variables ?? {}
  const opened = seals.open(seal, { audience, requestId, path: NETWORK_PATHS.subscribe })
  // Not consumed: a replay needs this socket, whose handshake has consumed its own seal.
  opened.requireContent(hashOfSubscription(named.hash, variables))
  const { caller } = opened
  const document = payload.query === '' ? undefined : payload.query
  const operation = fromNetworkOperation({ ...named, document }, caller)
  const traceparent = traceparentOf(extensions)
  const context = { caller, requestId, traceparent }
  const answers = await executor.subscribe(operation, variables, context)
  const traceId = traceparent && traceIdOf(traceparent)
  log.info({ requestId, traceId, operation: operation.name }, 'a subscription began')
  return recheckEvery(tier, context, withAcceptance(answers))
}

/** Rechecks the caller at an interval, and ends the subscription when it is no longer authorized. */
function recheckEvery(
  { recheck, recheckEveryMs = RECHECK_EVERY_MS }: ServedTier,
  context: RequestContext,
  answers: AsyncIterable<Answer>,
): CancellableStream {
  if (!recheck) return makeCancellableStream(answers, () => {})

  const check = async () => {
    await pace()
    await recheck(context).catch(async (error: Error) => {
      // Paced again: many subscriptions wait for one coalesced look-up and end at once.
      await pace()
      throw error
    })
  }
  const timer = setInterval(
    () => void check().catch((error: Error) => stream.end(error)),
    recheckEveryMs,
  )
  const stream = makeCancellableStream(answers, () => clearInterval(timer))
  return stream
}
