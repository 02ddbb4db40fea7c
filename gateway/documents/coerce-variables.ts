import { type DocumentNode, type GraphQLSchema, getOperationAST, getVariableValues } from 'graphql'
import type { Variables } from '../../platform/executor.ts'

/** What a document is asked with, defaults included, or why a variable does not fit. */
export function coerceVariables(
  document: DocumentNode,
  variables: Variables,
  schema: GraphQLSchema,
) {
  const definitions = getOperationAST(document)?.variableDefinitions ?? []
  // What is inherited was not sent: a variable may have the name of anything that objects have.
  const given = Object.entries(variables).filter(([, value]) => value !== undefined)
  const own = Object.assign(Object.create(null), Object.fromEntries(given))
  return getVariableValues(schema, definitions, own)
}
