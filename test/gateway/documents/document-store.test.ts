import { describe, expect, test } from '@jest/globals'
import { parse } from 'graphql'
import { MAX_DOCUMENTS, READ_OPTIONS } from '../../../gateway/documents/document-limits.ts'
import { readDocumentRequest } from '../../../gateway/documents/document-request.ts'
import { makeDocumentStore } from '../../../gateway/documents/document-store.ts'

describe("the cache of clients' documents", () => {
  test('is bounded, and evicts the least recently used document', async () => {
    const store = makeDocumentStore()
    const document = parse('{ __typename }', READ_OPTIONS)
    for (let i = 0; i <= MAX_DOCUMENTS; i++) await store.set(`${i}`, document)
    expect(await store.get('0')).toBeUndefined()
    expect(await store.get('1')).toBe(document)
    expect(await store.get(`${MAX_DOCUMENTS}`)).toBe(document)
  })

  test('holds neither the text of a document nor its tokens', () => {
    const { document } = readDocumentRequest({ query: `${'#\n'.repeat(1000)}{ __typename }` })
    expect(JSON.stringify(document)).not.toContain('"loc"')
  })
})
