import type { RegisteredOperations } from '../../../built/types/registered.ts'
import { Fault } from './fault.ts'
import { presentedAs } from './presented-as.ts'

/** Operations of `schema/operations/portal/`. */
export type PortalOperation = Extract<keyof RegisteredOperations, `Portal${string}`>
export type DataOf<Name extends PortalOperation> = RegisteredOperations[Name]['data']
export type VariablesOf<Name extends PortalOperation> = RegisteredOperations[Name]['variables']

interface GraphError {
  message: string
  path?: readonly (string | number)[]
  extensions?: { code?: string; details?: unknown }
}

export interface Answered<Data> {
  data: Data
  /** What could not be read, beside that which could. */
  faults: readonly Fault[]
  requestId: string | null
}

const HEADERS = { 'content-type': 'application/json', 'x-clubgate-portal': '1' }

/** Asks the graph; throws a Fault where the whole answer is refused. */
export async function ask<Name extends PortalOperation>(
  name: Name,
  variables: VariablesOf<Name>,
  signal?: AbortSignal,
): Promise<Answered<DataOf<Name>>> {
  const body = JSON.stringify({ name, variables })
  const { data, errors, requestId } = await callPortal(`/operations${presentedAs()}`, {
    method: 'POST',
    body,
    signal,
  })
  const faults = (errors ?? []).map((error) => toFault(error, requestId))
  const [first] = faults
  if (first && isEmpty(data)) throw first
  return { data: data as DataOf<Name>, faults, requestId: requestId ?? null }
}

/** Calls the portal's own server. */
export async function callPortal<Body extends object = PortalBody>(
  path: string,
  init: { method?: string; body?: string; signal?: AbortSignal | undefined } = {},
): Promise<Body> {
  const { signal, ...rest } = init
  const sent = { ...rest, headers: HEADERS, ...(signal ? { signal } : {}) }
  const response = await fetch(`/portal/api${path}`, sent).catch((error: unknown) => {
    if (signal?.aborted) throw error
    throw new Fault('offline', 'The server cannot be reached.')
  })
  const body = (await response.json().catch(() => ({}))) as PortalBody
  if (response.ok) return body as Body
  if (response.status === 401) announceSignedOut()
  const [error = { message: response.statusText }] = body.errors ?? []
  throw toFault(error, body.requestId ?? response.headers.get('x-request-id'))
}

interface PortalBody {
  data?: unknown
  signedIn?: unknown
  errors?: readonly GraphError[]
  requestId?: string | null
}

const signedOut = new Set<() => void>()

/** Calls when the session has ended. */
export function onSignedOut(listener: () => void): () => void {
  signedOut.add(listener)
  return () => signedOut.delete(listener)
}

export function announceSignedOut(): void {
  for (const listener of signedOut) listener()
}

/** Ends the calls of `onSignedOut`: the page is left anyway, to another address. */
export function ignoreSignedOut(): void {
  signedOut.clear()
}

/** A refused root field is null: there is nothing to show then. */
function isEmpty(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return true
  return Object.values(data).every((value) => value === null)
}

function toFault({ message, extensions }: GraphError, requestId: string | null = null): Fault {
  const { code = 'internal_error', details } = extensions ?? {}
  return new Fault(code, message, { requestId: requestId ?? null, details })
}
