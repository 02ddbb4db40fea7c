import { hash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { z } from 'zod'
import { operationByHash } from '../../schema/operations.ts'
import { Problem } from '../../schema/problem.ts'
import type { Caller } from '../caller.ts'
import type { Operation } from '../executor.ts'

export const NETWORK_PATHS = {
  /** Sockets of subscriptions. */
  subscribe: '/internal/subscribe',
  /** Sockets of executions and authentications, many in one call. */
  calls: '/internal/calls',
  /** The items of calls, in logs and traces. */
  execute: '/internal/execute',
  authenticate: '/internal/authenticate',
} as const

/** Header with the seal of a call. */
export const SEAL_HEADER = 'clubgate-seal'

export function sealOf({ [SEAL_HEADER]: seal }: IncomingHttpHeaders): string | undefined {
  return typeof seal === 'string' ? seal : undefined
}

export const REQUEST_ID_HEADER = 'x-request-id'

export const NetworkOperation = z.object({
  name: z.string(),
  kind: z.enum(['query', 'mutation', 'subscription']),
  hash: z.string(),
  document: z.string().optional(),
})

/** An operation in a call; without its document, the other process looks it up by its hash. */
export type NetworkOperation = z.output<typeof NetworkOperation>

/** A credential to authenticate. */
export const PresentedCredential = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('bearer'), token: z.string() }),
  z.object({ kind: z.literal('api_key'), key: z.string() }),
  z.object({ kind: z.literal('link'), token: z.string() }),
  z.object({ kind: z.literal('ticket'), ticket: z.string() }),
])

/** Extensions of a subscription on a shared socket; its document is in `query`. */
export const SubscribeExtensions = z.object({
  operation: NetworkOperation.omit({ document: true }),
  requestId: z.string(),
  seal: z.string().optional(),
  traceparent: z.string().optional(),
})

export type SubscribeExtensions = z.output<typeof SubscribeExtensions>

/**
 * A registered operation is sent as its hash alone. Operations of a tier itself keep their document: during an upgrade
 * a gateway looks up credentials at subgraphs of the next version, whose manifest may lack its operations.
 */
export function toNetworkOperation(operation: Operation, caller: Caller): NetworkOperation {
  const { name, kind, hash: operationHash, document } = operation
  if (caller.kind === 'service' || operationByHash(operationHash) === undefined)
    return { name, kind, hash: operationHash, document }

  const known = registered.get(operation) ?? { name, kind, hash: operationHash }
  registered.set(operation, known)
  return known
}

/** One object for each, so that a call with many of one operation has it once. */
const registered = new WeakMap<Operation, NetworkOperation>()

/** The operation of a call whose seal was verified. */
export function fromNetworkOperation(operation: NetworkOperation, caller: Caller): Operation {
  const { name, kind, document } = operation
  if (document === undefined) return getRegistered(operation)
  if (hash('sha256', document) !== operation.hash)
    throw new Problem('forbidden', 'The document is not the one that was sealed.')

  // Documents of a tier itself are constants.
  return { name, kind, hash: operation.hash, document, registered: caller.kind === 'service' }
}

/** Hash of a call's body, to which its seal is bound. */
export function hashOfContent(body: string | Buffer): string {
  return hash('sha256', body)
}

/** Content hash of a WebSocket handshake. */
export const EMPTY_CONTENT_HASH = hashOfContent('')

/** Content hash of a subscription, which has no body of its own on a shared socket. */
export function hashOfSubscription(
  operationHash: string,
  variables: Readonly<Record<string, unknown>>,
): string {
  return hash('sha256', JSON.stringify([operationHash, variables]))
}

function getRegistered({ name, hash: operationHash }: NetworkOperation): Operation {
  const known = operationByHash(operationHash)
  if (known) return known

  throw new Problem(
    'invalid_input',
    `The operation ${name} (${operationHash}) is not registered here: this process is of another version.`,
  )
}
