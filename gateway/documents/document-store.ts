import type { DocumentNode } from 'graphql'
import { makeBoundedCache } from '../../platform/limits/bounded-cache.ts'
import { MAX_DOCUMENTS } from './document-limits.ts'

/**
 * Cache of parsed documents for Apollo Server. Its default measures documents as JSON, far below their size in
 * memory, so it would keep tens of thousands of them.
 */
export function makeDocumentStore() {
  const known = makeBoundedCache<string, DocumentNode>(MAX_DOCUMENTS)
  return {
    get: async (key: string) => known.get(key),
    set: async (key: string, document: DocumentNode) => known.set(key, document),
    delete: async (key: string) => known.delete(key),
  }
}
