import { type DocumentNode, getOperationAST, print, separateOperations } from 'graphql'
import type { SubscribePayload } from 'graphql-ws'
import type { Operation } from '../../platform/executor.ts'
import { Problem } from '../../schema/problem.ts'
import { parseToKeep, requireTextWithinLimits } from './document-limits.ts'
import { toOperation } from './to-operation.ts'

export interface DocumentRequest {
  /** The selected operation with its fragments. */
  document: DocumentNode
  operation: Operation
}

/**
 * Parses a client's request on a socket. graphql-ws would close the socket for a syntax error; an error thrown here
 * ends only the operation.
 */
export function readDocumentRequest({ query, operationName }: SubscribePayload): DocumentRequest {
  if (typeof query !== 'string') throw new Problem('invalid_input', 'Send a query.')
  requireTextWithinLimits(query.length)
  const document = read(query)
  // An empty name is none, as in a URL.
  const chosen = getOperationAST(document, operationName || null)
  if (!chosen) throw new Problem('invalid_input', 'Name one operation of the document.')

  const single = separateOperations(document)[chosen.name?.value ?? ''] ?? document
  return { document: single, operation: toOperation(single, print(single)) }
}

function read(query: string): DocumentNode {
  try {
    return parseToKeep(query)
  } catch (error) {
    // Deep nesting may exhaust the parser's stack.
    const message = error instanceof Error ? error.message : 'The document cannot be read.'
    throw new Problem('invalid_input', message)
  }
}
