import type { SubscribePayload } from 'graphql-ws'
import { isProblemCode, Problem, type ProblemDetails } from '../../../schema/problem.ts'
import type { Answer, AnswerError, GraphExecutor } from '../../executor.ts'
import { pace } from '../../limits/pace.ts'
import {
  hashOfSubscription,
  NETWORK_PATHS,
  type SubscribeExtensions,
  toNetworkOperation,
} from '../operation.ts'
import type { Audience } from '../seal.ts'
import { tierUnavailable } from '../tier-unavailable.ts'
import { makeAnswerQueue } from './answer-queue.ts'
import {
  type AcquiredClient,
  makeSubscriptionClients,
  type SubscriptionClientsSetup,
} from './subscription-clients.ts'

/** Queue limit of a slow consumer, beyond which its subscription ends. */
export const MAX_QUEUED_ANSWERS = 1_000

/**
 * Subscriptions at another tier. Hundreds share a socket, each with a seal of its own caller. A broken socket ends
 * them with `dependency_unavailable`; their clients resume.
 */
export function makeNetworkSubscriptions(setup: SubscriptionClientsSetup) {
  const { audience, seals, timeoutMs } = setup
  const path = NETWORK_PATHS.subscribe
  const clients = makeSubscriptionClients(setup)
  const fault = makeFault(audience)

  const subscribe: GraphExecutor['subscribe'] = async (operation, variables, context) => {
    const { caller, requestId, traceparent } = context
    const contentHash = hashOfSubscription(operation.hash, variables)
    const seal = seals.seal({ audience, requestId, path, contentHash }, caller)
    const { document: query = '', ...named } = toNetworkOperation(operation, caller)
    const extensions: SubscribeExtensions = { operation: named, requestId, seal, traceparent }
    const payload = { query, variables: { ...variables }, extensions }
    return followAtTier({ ...clients.take(), payload, timeoutMs, fault })
  }

  return { subscribe, close: clients.terminate }
}

interface Following extends AcquiredClient {
  payload: SubscribePayload
  timeoutMs: number
  /** Maps a failure to the subscription's error. */
  fault: (error: unknown) => Problem
}

/** Resolves when the tier accepts the subscription, which its first message confirms. */
async function followAtTier({ client, release, payload, timeoutMs, fault }: Following) {
  const accepted = Promise.withResolvers<void>()
  const queue = makeAnswerQueue(MAX_QUEUED_ANSWERS, () => leave())
  let isAccepted = false
  const fail = (error: unknown) => {
    release()
    const problem = fault(error)
    accepted.reject(problem)
    // Paced: a broken socket ends hundreds of subscriptions at once.
    void pace().then(() => queue.end(problem))
  }
  const leave = client.subscribe<Answer['data'] & object>(payload, {
    next(answer) {
      if (!isAccepted) {
        isAccepted = true
        return accepted.resolve()
      }
      if (queue.push(answer as Answer)) return
      queue.end(fault(new Error('The subscriber is too slow.')))
      leave()
    },
    error: fail,
    complete() {
      release()
      if (!isAccepted) accepted.reject(fault(new Error('It ended before it began.')))
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

/** Caches the Problem of a broken socket for all its subscriptions: creating errors is expensive. */
function makeFault(audience: Audience): (error: unknown) => Problem {
  const known = new WeakMap<object, Problem>()

  return (error) => {
    if (typeof error !== 'object' || error === null) return toProblem(audience, error)
    const problem = known.get(error) ?? toProblem(audience, error)
    known.set(error, problem)
    return problem
  }
}

/** GraphQL errors are refusals; anything else is a failure of the socket. */
function toProblem(audience: Audience, error: unknown): Problem {
  const refusal = Array.isArray(error) ? (error[0] as AnswerError | undefined) : undefined
  const { code, details } = refusal?.extensions ?? {}
  if (refusal && isProblemCode(code))
    return new Problem(code, refusal.message, details as ProblemDetails | undefined)

  return tierUnavailable(audience, toSocketFault(error))
}

/** Converts a socket event to an error. */
function toSocketFault(event: unknown): Error {
  if (event instanceof Error) return event
  const { message, code, reason } = event as { message?: string; code?: number; reason?: string }
  return new Error(message ?? `The socket was closed: ${code} ${reason}`)
}
