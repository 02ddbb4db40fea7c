import type { FastifyRequest } from 'fastify'
import { Problem } from '../../schema/problem.ts'
import type { TrustedDocuments } from '../../schema/trusted-documents.ts'
import { type DocumentRequest, readDocumentRequest } from '../documents/document-request.ts'
import { resolveTrusted } from '../trusted.ts'

export interface StreamedRequest extends DocumentRequest {
  variables: Readonly<Record<string, unknown>>
}

/** True for clients that want a stream alone: some name it behind JSON in every request. */
export function wantsEventStream({ headers }: FastifyRequest): boolean {
  const accept = headers.accept ?? ''
  return accept.includes('text/event-stream') && !accept.includes('json')
}

/** The operation of a request; throws `invalid_input`. */
export function readStreamedRequest(
  request: FastifyRequest,
  trusted: TrustedDocuments | undefined,
): StreamedRequest {
  const isGet = request.method === 'GET'
  const sent = isGet ? membersOfUrl(request.query) : asObject(request.body, 'The body')
  const { query, operationName, variables } = trusted ? resolveTrusted(trusted, sent) : sent
  const read = readDocumentRequest({
    query: typeof query === 'string' ? query : '',
    operationName: typeof operationName === 'string' ? operationName : null,
  })
  if (isGet && read.operation.kind === 'mutation')
    throw new Problem('invalid_input', 'Send a mutation by POST.')
  return { ...read, variables: asObject(variables ?? {}, 'variables') }
}

interface Sent {
  query?: unknown
  operationName?: unknown
  variables?: unknown
  extensions?: unknown
}

function membersOfUrl(query: unknown): Sent {
  const { variables, extensions, ...texts }: Sent = asObject(query, 'The query string')
  return { ...texts, variables: fromJson(variables), extensions: fromJson(extensions) }
}

function fromJson(text: unknown): unknown {
  if (typeof text !== 'string') return text
  try {
    return JSON.parse(text)
  } catch {
    throw new Problem('invalid_input', 'variables and extensions of a URL are JSON.')
  }
}

function asObject(value: unknown, what: string): Record<string, unknown> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value }
  throw new Problem('invalid_input', `${what} must be a JSON object.`)
}
