import type { Caller } from './caller.ts'

/** A GraphQL document with one operation; `hash` is the SHA-256 of its text in hex. */
export interface Operation {
  name: string
  kind: 'query' | 'mutation' | 'subscription'
  document: string
  hash: string
  /** Registered operations are prepared once and may be kept compiled; others come from clients. */
  registered: boolean
}

export type Variables = Readonly<Record<string, unknown>>

/** Caller and request id of an operation. */
export interface RequestContext {
  caller: Caller
  requestId: string
  /** W3C Trace Context of the client's request, passed to every tier. */
  traceparent?: string | undefined
  /** Aborted when the client disconnects. */
  signal?: AbortSignal
  /** Name that the client's application gave itself, for its usage counts. */
  client?: string
}

export interface AnswerError {
  message: string
  path?: readonly (string | number)[]
  extensions?: Readonly<Record<string, unknown>>
}

/** A GraphQL answer as plain data; `data` is absent only when nothing was executed. */
export interface Answer {
  data?: Readonly<Record<string, unknown>> | null
  errors?: readonly AnswerError[]
  /** Present on long answers: parses them in chunks, so that access to `data` does not block the event loop. */
  readChunked?: () => Promise<void>
}

/** A client's credential: access token (partner, staff, device), API key, signed link or event stream ticket. */
export type Credential =
  | { kind: 'bearer'; token: string }
  | { kind: 'api_key'; key: string }
  | { kind: 'link'; token: string }
  | { kind: 'device'; token: string }
  | { kind: 'ticket'; ticket: string }

/** The secret text of a credential. */
export function textOf(credential: Credential): string {
  if (credential.kind === 'ticket') return credential.ticket
  return credential.kind === 'api_key' ? credential.key : credential.token
}

/** Executes operations of a graph, in this process or in another one. */
export interface GraphExecutor {
  execute(operation: Operation, variables: Variables, context: RequestContext): Promise<Answer>
  subscribe(
    operation: Operation,
    variables: Variables,
    context: RequestContext,
  ): Promise<AsyncIterable<Answer>>
}

/**
 * The port between the tiers (`docs/architecture/network.md`). `authenticate` turns a credential
 * into a caller or throws `invalid_credential`, `installation_inactive`, `api_key_expired`,
 * `api_key_revoked` or `dependency_unavailable`.
 */
export interface Executor extends GraphExecutor {
  authenticate(credential: Credential, requestId: string): Promise<Caller>
  /**
   * The caller that `authenticate` has in memory; null where it would look the credential up or refuse it. Absent where
   * another process authenticates.
   */
  findKnownCaller?(credential: Credential): Caller | null
}
