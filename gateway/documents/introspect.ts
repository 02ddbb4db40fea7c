import { type DocumentNode, executeSync, type GraphQLSchema } from 'graphql'
import type { Answer, Variables } from '../../platform/executor.ts'

/** Executes introspection on the API schema. */
export function introspect(
  document: DocumentNode,
  variableValues: Variables,
  schema: GraphQLSchema,
): Answer {
  const { data } = executeSync({ schema, document, variableValues })
  return { data: data ?? null }
}
