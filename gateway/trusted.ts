import type { Caller } from '../platform/caller.ts'
import { makeBoundedCache } from '../platform/limits/bounded-cache.ts'
import type { TrustedDocuments } from '../schema/trusted-documents.ts'
import { MAX_DOCUMENTS, parseToKeep } from './documents/document-limits.ts'

/** Whether a caller may send a document, which is already valid and within the limits. */
export type IsTrusted = (caller: Caller, text: string) => boolean

/** Restricts callers of one kind to the trusted documents. */
export function makeIsTrusted(trusted: TrustedDocuments, only: Caller['kind'] | null): IsTrusted {
  const known = makeBoundedCache<string, boolean>(MAX_DOCUMENTS)

  return ({ kind }, text) => {
    if (kind !== only) return true
    const isKnown = known.get(text) ?? trusted.includes(parseToKeep(text))
    known.set(text, isKnown)
    return isKnown
  }
}

/** Members of a request that name its document. */
interface NamedDocument {
  query?: unknown
  extensions?: unknown
}

/**
 * Replaces the id of a trusted document by its text, in the form of Apollo's persisted queries. Other ids stay, and
 * are refused: documents are never registered by requests.
 */
export function resolveTrusted<Request extends NamedDocument>(
  trusted: TrustedDocuments,
  request: Request,
): Request | (Omit<Request, 'extensions'> & { query: string }) {
  const id = persistedIdOf(request)
  const query = id === null ? null : trusted.find(id)
  if (query === null) return request
  const { extensions: _replaced, ...others } = request
  return { ...others, query }
}

/** The id of a request by Apollo's persisted queries; null without one. */
export function persistedIdOf({ extensions }: NamedDocument): string | null {
  const { persistedQuery } = asRecord(extensions)
  const { sha256Hash } = asRecord(persistedQuery)
  return typeof sha256Hash === 'string' ? sha256Hash : null
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
