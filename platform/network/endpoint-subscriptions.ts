import type { FastifyInstance } from 'fastify'
import { type ExecutionResult, GraphQLSchema, parse } from 'graphql'
import type { SubscribePayload } from 'graphql-ws'
import { useServer } from 'graphql-ws/use/ws'
import { WebSocketServer } from 'ws'
import { closeSocketsWith } from '../close-sockets.ts'
import { type EndableAnswers, makeEndable } from '../endable-answers.ts'
import type { Answer, RequestContext } from '../executor.ts'
import { toSocketError, unwrapSocketError } from '../socket-errors.ts'
import { onUpgrade } from '../upgrades.ts'
import { fromNetworkOperation, NETWORK_PATHS, SubscribeExtensions } from './operation.ts'
import type { ServedTier } from './served-tier.ts'

const MAX_MESSAGE_BYTES = 1024 * 1024
const RECHECK_EVERY_MS = 60_000

/** Tells a subscriber that it was accepted; GraphQL over WebSocket has no message for that. */
const ACCEPTED: Answer = { data: null }

/** All that graphql-ws looks at is that this is a subscription. */
const FOLLOWED = { schema: new GraphQLSchema({}), document: parse('subscription { answers }') }

/** Serves `subscribe` of the port: sockets are shared, so each subscription has its own seal. */
export function mountSubscriptionEndpoint(app: FastifyInstance, tier: ServedTier): void {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES })
  const served = useServer(
    {
      isProd: true,
      onSubscribe: async (_connection, _id, payload) => {
        try {
          return { ...FOLLOWED, contextValue: await followSealed(tier, payload) }
        } catch (error) {
          return [toSocketError(error, tier.log)]
        }
      },
      subscribe: ({ contextValue }) => contextValue as AsyncIterableIterator<ExecutionResult>,
      // graphql-ws would take the plain errors of an answer for objects of graphql-js.
      onNext: (_connection, _id, _payload, _args, answer) => answer,
      onError: (_connection, _id, _payload, errors) =>
        errors.map((error) => unwrapSocketError(error, tier.log).toJSON()),
    },
    sockets,
  )
  onUpgrade(app.server, NETWORK_PATHS.subscribe, (request, socket, head) =>
    sockets.handleUpgrade(request, socket, head, (opened) =>
      sockets.emit('connection', opened, request),
    ),
  )
  closeSocketsWith(app, sockets, served.dispose)
}

async function followSealed(tier: ServedTier, payload: SubscribePayload) {
  const { audience, executor, seals, log } = tier
  const { operation: named, requestId, seal } = SubscribeExtensions.parse(payload.extensions)
  const caller = seals.open(seal, { audience, requestId, operationHash: named.hash })
  const document = payload.query === '' ? undefined : payload.query
  const operation = fromNetworkOperation({ ...named, document }, caller)
  const context = { caller, requestId }
  const answers = await executor.subscribe(operation, payload.variables ?? {}, context)
  log.info({ requestId, operation: operation.name }, 'a subscription began')
  return recheckEvery(tier, context, withAcceptance(answers))
}

/** Ends a subscription whose caller may no longer follow it. */
function recheckEvery(
  { recheck, recheckEveryMs = RECHECK_EVERY_MS }: ServedTier,
  context: RequestContext,
  answers: AsyncIterable<Answer>,
): EndableAnswers {
  if (!recheck) return makeEndable(answers, () => {})

  const timer = setInterval(
    () => recheck(context).catch((error: Error) => endable.end(error)),
    recheckEveryMs,
  )
  const endable = makeEndable(answers, () => clearInterval(timer))
  return endable
}

function withAcceptance(answers: AsyncIterable<Answer>): AsyncIterable<Answer> {
  const source = answers[Symbol.asyncIterator]()
  let isAccepted = false
  return {
    [Symbol.asyncIterator]: () => ({
      async next() {
        if (isAccepted) return source.next()
        isAccepted = true
        return { done: false, value: ACCEPTED }
      },
      async return() {
        await source.return?.()
        return { done: true, value: undefined }
      },
    }),
  }
}
