import { type Client, createClient, type SubscribePayload } from 'graphql-ws'
import { WebSocket } from 'ws'
import { SERVICE } from '../caller.ts'
import type { Answer, AnswerError, GraphExecutor } from '../executor.ts'
import { newUuid } from '../ids.ts'
import { isProblemCode, Problem, type ProblemDetails } from '../problem.ts'
import { makeAnswerQueue } from './answer-queue.ts'
import {
  EMPTY_CONTENT_HASH,
  hashOfSubscription,
  NETWORK_PATHS,
  REQUEST_ID_HEADER,
  SEAL_HEADER,
  type SubscribeExtensions,
  toNetworkOperation,
} from './operation.ts'
import type { Audience, Seals } from './seal.ts'
import { tierUnavailable } from './tier-unavailable.ts'

export interface NetworkSubscriptionsSetup {
  audience: Audience
  /** Address of the tier, without a slash at the end. */
  base: string
  seals: Seals
  timeoutMs: number
}

/** How many answers may wait for a slow follower before it loses the subscription. */
export const MAX_QUEUED_ANSWERS = 1_000

/**
 * Subscriptions at another tier; all share one socket, and each is sealed for its own caller. A
 * socket that breaks ends them with `dependency_unavailable`: their followers resume.
 */
export function makeNetworkSubscriptions(setup: NetworkSubscriptionsSetup) {
  const { audience, seals, timeoutMs } = setup
  const path = NETWORK_PATHS.subscribe
  const client = connectLazily(setup)

  const subscribe: GraphExecutor['subscribe'] = async (operation, variables, context) => {
    const { caller, requestId } = context
    const contentHash = hashOfSubscription(operation.hash, variables)
    const seal = seals.seal({ audience, requestId, path, contentHash }, caller)
    const { document: query = '', ...named } = toNetworkOperation(operation)
    const extensions: SubscribeExtensions = { operation: named, requestId, seal }
    const payload = { query, variables: { ...variables }, extensions }
    const fault = (error: unknown) => toProblem(audience, error)
    return followAtTier({ client, payload, timeoutMs, fault })
  }

  return { subscribe, close: () => client.terminate() }
}

interface Following {
  client: Client
  payload: SubscribePayload
  timeoutMs: number
  /** What a failed subscription is refused or ended with. */
  fault: (error: unknown) => Problem
}

/** Resolves once the other tier has accepted: its first message says so, and carries nothing else. */
async function followAtTier({ client, payload, timeoutMs, fault }: Following) {
  const accepted = Promise.withResolvers<void>()
  const queue = makeAnswerQueue(MAX_QUEUED_ANSWERS, () => leave())
  let isAccepted = false
  const fail = (error: unknown) => {
    const problem = fault(error)
    accepted.reject(problem)
    queue.end(problem)
  }
  const leave = client.subscribe<Answer['data'] & object>(payload, {
    next(answer) {
      if (!isAccepted) {
        isAccepted = true
        return accepted.resolve()
      }
      if (queue.push(answer as Answer)) return
      queue.end(fault(new Error('Its follower is too slow.')))
      leave()
    },
    error: fail,
    complete() {
      accepted.reject(fault(new Error('It ended before it began.')))
      queue.end()
    },
  })
  const timer = setTimeout(() => {
    fail(new Error(`It was not accepted within ${timeoutMs} ms.`))
    leave()
  }, timeoutMs)
  try {
    await accepted.promise
    return queue.answers
  } finally {
    clearTimeout(timer)
  }
}

const PING_EVERY_MS = 10_000

function connectLazily(setup: NetworkSubscriptionsSetup): Client {
  const { base, timeoutMs } = setup
  let pongTimer: NodeJS.Timeout | undefined
  const client = createClient({
    url: base.replace(/^http/, 'ws') + NETWORK_PATHS.subscribe,
    webSocketImpl: sealedSocket(setup),
    retryAttempts: 0,
    connectionAckWaitTimeout: timeoutMs,
    keepAlive: PING_EVERY_MS,
    on: {
      ping: (isReceived) => {
        if (!isReceived) pongTimer = setTimeout(() => client.terminate(), timeoutMs)
      },
      pong: (isReceived) => {
        if (isReceived) clearTimeout(pongTimer)
      },
      closed: () => clearTimeout(pongTimer),
    },
  })
  return client
}

const MAX_MESSAGE_BYTES = 16 * 1024 * 1024

/** graphql-ws makes its socket from address and protocol alone. */
function sealedSocket({ audience, seals, timeoutMs }: NetworkSubscriptionsSetup) {
  return class extends WebSocket {
    constructor(address: string, protocol: string) {
      const requestId = newUuid()
      const call = { audience, requestId, path: NETWORK_PATHS.subscribe }
      const seal = seals.seal({ ...call, contentHash: EMPTY_CONTENT_HASH }, SERVICE)
      super(address, protocol, {
        handshakeTimeout: timeoutMs,
        maxPayload: MAX_MESSAGE_BYTES,
        headers: { [REQUEST_ID_HEADER]: requestId, [SEAL_HEADER]: seal },
      })
    }
  }
}

/** A refusal arrives as GraphQL errors; anything else is about the socket. */
function toProblem(audience: Audience, error: unknown): Problem {
  const refusal = Array.isArray(error) ? (error[0] as AnswerError | undefined) : undefined
  const { code, details } = refusal?.extensions ?? {}
  if (refusal && isProblemCode(code))
    return new Problem(code, refusal.message, details as ProblemDetails | undefined)

  return tierUnavailable(audience, toSocketFault(error))
}

/** Sockets report events instead of errors. */
function toSocketFault(event: unknown): Error {
  if (event instanceof Error) return event
  const { message, code, reason } = event as { message?: string; code?: number; reason?: string }
  return new Error(message ?? `The socket was closed: ${code} ${reason}`)
}
