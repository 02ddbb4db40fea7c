import { hash } from 'node:crypto'
import { type DocumentNode, parse, print, visit } from 'graphql'
import { readBuilt } from './built.ts'

/** Operations of clients below `operations/`, in Apollo's persisted-query format. */
export interface TrustedManifest {
  operations: readonly { id: string; name: string; body: string }[]
}

export interface TrustedDocuments {
  /** The text of the document with this id, or null. */
  find(id: string): string | null
  /** True for a listed document, whatever its layout, its order and its `__typename` fields. */
  includes(document: DocumentNode): boolean
}

export function loadTrustedDocuments(): TrustedDocuments {
  return makeTrustedDocuments(JSON.parse(readBuilt('graph/trusted.json')))
}

export function makeTrustedDocuments({ operations }: TrustedManifest): TrustedDocuments {
  const byId = new Map(operations.map(({ id, body }) => [id, body]))
  const bare = new Set(operations.map(({ body }) => toBareText(parse(body))))
  return {
    find: (id) => byId.get(id) ?? null,
    includes: (document) => bare.has(toBareText(document)),
  }
}

/** Id of a document: the SHA-256 of its text in hex, as Apollo's clients send it. */
export function hashOfDocument(text: string): string {
  return hash('sha256', text)
}

function toBareText(document: DocumentNode): string {
  const bare = visit(document, {
    Field: ({ name, alias }) => (name.value === '__typename' && !alias ? null : undefined),
  })
  return bare.definitions
    .map((definition) => print(definition))
    .sort()
    .join('\n')
}
