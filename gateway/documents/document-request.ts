import {
  type DocumentNode,
  GraphQLSchema,
  getOperationAST,
  parse,
  print,
  separateOperations,
} from 'graphql'
import type { SubscribePayload } from 'graphql-ws'
import type { Operation } from '../../platform/executor.ts'
import { Problem } from '../../platform/problem.ts'
import { READ_OPTIONS, requireModestText } from './document-limits.ts'
import { toOperation } from './to-operation.ts'

/** graphql-ws wants a schema, and does nothing with it where everything else is given. */
export const NOTHING_ELSE = { schema: new GraphQLSchema({}) }

export interface AskedDocument {
  /** The one operation that is asked for. */
  document: DocumentNode
  operation: Operation
}

/**
 * Reads what a client asks over a socket. graphql-ws would close the whole socket at a syntax error;
 * thrown from here, it ends only the operation.
 */
export function readAsked({ query, operationName }: SubscribePayload): AskedDocument {
  if (typeof query !== 'string') throw new Problem('invalid_input', 'Send a query.')
  requireModestText(query.length)
  const document = read(query)
  const chosen = getOperationAST(document, operationName)
  if (!chosen) throw new Problem('invalid_input', 'Name one operation of the document.')

  const single = separateOperations(document)[chosen.name?.value ?? ''] ?? document
  return { document: single, operation: toOperation(single, print(single)) }
}

function read(query: string): DocumentNode {
  try {
    return parse(query, READ_OPTIONS)
  } catch (error) {
    // A deeply nested document exhausts the stack.
    const message = error instanceof Error ? error.message : 'The document cannot be read.'
    throw new Problem('invalid_input', message)
  }
}
