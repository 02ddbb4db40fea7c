import { describe, expect, test } from '@jest/globals'
import { MAX_DOCUMENTS, parseToKeep } from '../../../gateway/documents/document-limits.ts'
import { readDocumentRequest } from '../../../gateway/documents/document-request.ts'
import { makeDocumentStore } from '../../../gateway/documents/document-store.ts'
import { makeDocuments } from '../../../gateway/documents/documents.ts'
import { GRAPH } from '../../support/graph/graph.ts'

describe("the cache of clients' documents", () => {
  test('is bounded, and evicts the least recently used document', async () => {
    const store = makeDocumentStore()
    const document = parseToKeep('{ __typename }')
    for (let i = 0; i <= MAX_DOCUMENTS; i++) await store.set(`${i}`, document)
    expect(await store.get('0')).toBeUndefined()
    expect(await store.get('1')).toBe(document)
    expect(await store.get(`${MAX_DOCUMENTS}`)).toBe(document)
  })

  test('holds neither the text of a document nor its tokens', () => {
    const query = `${'#\n'.repeat(1000)}{ __typename }`
    const read = makeDocuments({ schema: GRAPH.planning.apiSchema, isSchemaVisible: false })(query)
    for (const kept of [read, readDocumentRequest({ query }).document])
      expect(JSON.stringify(kept)).not.toContain('"loc"')
  })
})
