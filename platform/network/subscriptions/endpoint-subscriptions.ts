import type { FastifyInstance } from 'fastify'
import type { SubscribePayload } from 'graphql-ws'
import type { Answer, RequestContext } from '../../executor.ts'
import { traceIdOf, traceparentOf } from '../../ids.ts'
import { pace } from '../../limits/pace.ts'
import type { UnsentLimits } from '../../sockets/bounded-send.ts'
import {
  type CancellableStream,
  makeCancellableStream,
  withAcceptance,
} from '../../sockets/cancellable-stream.ts'
import { makeOperationSockets } from '../../sockets/serve-operations.ts'
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

/** Serves `subscribe` of the port. Subscriptions share sockets, so each one has its own seal. */
export function mountSubscriptionEndpoint(app: FastifyInstance, tier: ServedTier): void {
  const { log, unsentLimits = UNSENT_LIMITS } = tier
  const { sockets, serve } = makeOperationSockets(app, {
    kind: 'tier',
    maxMessageBytes: MAX_MESSAGE_BYTES,
    unsentLimits,
    log,
    run: (_connection, payload) => followSealed(tier, payload),
    toReason: () => 'reconnect',
  })
  acceptTierSockets(app, tier, { path: NETWORK_PATHS.subscribe, sockets, serve })
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
