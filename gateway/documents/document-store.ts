import type { DocumentNode } from 'graphql'
import { makeBoundedCache } from '../../platform/limits/bounded-cache.ts'
import { MAX_DOCUMENTS } from './document-limits.ts'

/**
 * What Apollo Server keeps parsed documents in. Its own store weighs a document as JSON, a small part of
 * what it takes in memory, and so holds tens of thousands of them.
 */
export function makeDocumentStore() {
  const known = makeBoundedCache<string, DocumentNode>(MAX_DOCUMENTS)
  return {
    get: async (key: string) => known.get(key),
    set: async (key: string, document: DocumentNode) => known.set(key, document),
    delete: async (key: string) => known.delete(key),
  }
}
