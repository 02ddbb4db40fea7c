import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Caller, callerKey } from '../../platform/caller.ts'
import type { Answer } from '../../platform/executor.ts'
import { disconnectSignal } from '../../platform/http/gone-signal.ts'
import { traceparentOf } from '../../platform/ids.ts'
import { networkOf } from '../../platform/limits/caller-limit.ts'
import { refuseExceeded } from '../../platform/limits/rate-limit.ts'
import type { Log } from '../../platform/log.ts'
import {
  type CancellableStream,
  makeCancellableStream,
} from '../../platform/sockets/cancellable-stream.ts'
import type { ConnectionLimits } from '../../platform/sockets/connection-limit.ts'
import {
  type EventStreamWriter,
  openEventStream,
} from '../../platform/sockets/event-stream-writer.ts'
import { isDependencyLost, reconnectDelayMs } from '../../platform/sockets/reconnect.ts'
import { toSocketError } from '../../platform/sockets/socket-errors.ts'
import { Problem } from '../../schema/problem.ts'
import { toCredential } from '../authentication/connection-credential.ts'
import { RECHECK_EVERY_MS, recheckSubscription } from '../authentication/recheck-subscription.ts'
import { clientOf } from '../client-name.ts'
import { toProblem } from '../gateway.ts'
import type { GraphqlSockets } from './graphql-sockets.ts'
import { readStreamedRequest, type StreamedRequest } from './streamed-request.ts'

export interface EventStreams extends Omit<GraphqlSockets, 'guardCredential'> {
  /** Shared with the sockets. */
  connections: ConnectionLimits
  /** Interval of pings; set only by tests. */
  pingEveryMs?: number
}

type Serve = (request: FastifyRequest, reply: FastifyReply, caller: Caller) => Promise<void>

/** Serves operations as server-sent events: graphql-sse, distinct connections mode. */
export function makeEventStreams(app: FastifyInstance, endpoint: EventStreams): Serve {
  const { log } = endpoint
  const open = new Map<ServerResponse, CancellableStream>()
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
    await closeStreams(open)
  })

  return async (request, reply, caller) => {
    const { raw } = reply
    request.isStreamed = true
    // No `close` follows, which would release the connection.
    if (raw.destroyed) return void reply.hijack()
    const asked = readStreamedRequest(request, endpoint.trusted)
    takeConnection(endpoint, request, reply, caller)
    const begun = await begin(endpoint, request, reply, { asked, caller })
    if (raw.destroyed) return void (await begun.return())

    reply.hijack()
    const writer = openEventStream(raw, reply.getHeaders(), endpoint.pingEveryMs)
    open.set(raw, begun)
    raw.once('close', () => {
      open.delete(raw)
      begun.end(STOPPED)
    })
    // The process began to stop while the subscription did.
    if (isClosing) begun.end(STOPPED)
    await send(begun, writer, { log, toRetryMs: () => reconnectDelayMs(open.size) })
  }
}

const SHUTDOWN_CLOSE_MS = 2_000

/** Without `complete`, clients connect again. Peers that do not read are cut off. */
async function closeStreams(open: ReadonlyMap<ServerResponse, CancellableStream>): Promise<void> {
  const closed = [...open].map(([raw, answers]) => {
    answers.end(STOPPED)
    return once(raw, 'close')
  })
  const timer = setTimeout(() => {
    for (const raw of open.keys()) raw.destroy()
  }, SHUTDOWN_CLOSE_MS)
  await Promise.all(closed)
  clearTimeout(timer)
}

/** Ends a stream whose client is gone, or whose process stops. */
const STOPPED = new Error('The stream was closed.')

interface Sending extends Pick<EventStreams, 'log'> {
  /** Delay after which the client of a cut stream reconnects. */
  toRetryMs: () => number
}

async function send(
  answers: CancellableStream,
  writer: EventStreamWriter,
  { log, toRetryMs }: Sending,
): Promise<void> {
  try {
    for await (const answer of answers) await writer.event('next', JSON.stringify(answer))
    await writer.event('complete', '')
  } catch (error) {
    if (error === STOPPED || isDependencyLost(error)) return writer.end(toRetryMs())
    await writer.event('next', JSON.stringify(toRefusal(error, log)))
    await writer.event('complete', '')
  }
  writer.end()
}

function takeConnection(
  { connections, clientAddress }: EventStreams,
  request: FastifyRequest,
  { raw }: FastifyReply,
  caller: Caller,
): void {
  const isTaken =
    connections.addresses.take(networkOf(clientAddress(request.raw)), raw) &&
    connections.callers.take(callerKey(caller), raw)
  if (!isTaken) throw new Problem('rate_limited', 'Too many sockets and streams. End one first.')
}

interface Begun {
  asked: StreamedRequest
  caller: Caller
}

/** Throws for a document that is not executed; every other refusal is an answer of the stream. */
async function begin(
  endpoint: EventStreams,
  request: FastifyRequest,
  reply: FastifyReply,
  { asked, caller }: Begun,
): Promise<CancellableStream> {
  try {
    return await run(endpoint, request, reply, { asked, caller })
  } catch (error) {
    if (error instanceof Problem && error.code === 'invalid_input') throw error
    return makeCancellableStream(only(toRefusal(error, endpoint.log)), () => {})
  }
}

async function run(
  endpoint: EventStreams,
  request: FastifyRequest,
  reply: FastifyReply,
  { asked, caller }: Begun,
): Promise<CancellableStream> {
  const { gateway, authenticate, countCall, bus, recheckEveryMs = RECHECK_EVERY_MS } = endpoint
  const { operation, variables } = asked
  const traceparent = traceparentOf(request.headers)
  const context = { caller, requestId: request.id, traceparent, ...clientOf(request.headers) }
  if (operation.kind !== 'subscription') {
    const charge = async (points: number) => refuseExceeded(await countCall(caller, points))
    const running = { ...context, signal: disconnectSignal(reply.raw) }
    const answer = await gateway.executeCharged(operation, variables, running, charge)
    if (answer.data === undefined) throw toProblem(answer)
    return makeCancellableStream(only(answer), () => {})
  }

  const answers = await gateway.subscribe(operation, variables, context)
  const checked = recheckSubscription(answers, {
    ...{ authenticate, context, bus, everyMs: recheckEveryMs },
    credential: toCredential(request.headers.authorization),
    onCredentialLost: () => checked.end(CREDENTIAL_LOST),
  })
  return checked
}

const CREDENTIAL_LOST = new Problem('invalid_credential', 'The credential is no longer valid.')

async function* only(answer: Answer): AsyncGenerator<Answer> {
  yield answer
}

function toRefusal(error: unknown, log: Log): Answer {
  return { errors: [toSocketError(error, log).toJSON()] }
}
