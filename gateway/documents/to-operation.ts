import { hash } from 'node:crypto'
import { type DocumentNode, getOperationAST } from 'graphql'
import type { Operation } from '../../platform/executor.ts'

/** Wraps an unregistered document as an operation. */
export function toOperation(document: DocumentNode, text: string): Operation {
  const definition = getOperationAST(document)
  return {
    name: definition?.name?.value ?? 'anonymous',
    kind: definition?.operation ?? 'query',
    document: text,
    hash: hash('sha256', text),
    registered: false,
  }
}
