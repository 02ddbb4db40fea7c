import {
  type DocumentNode,
  execute,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  OperationTypeNode,
  parse,
  validate,
} from 'graphql'
import type { Operation } from '../../../platform/executor.ts'
import { makeBoundedCache } from '../../../platform/limits/bounded-cache.ts'
import { denyBoundCallers } from './deny-bound-callers.ts'
import { type Compile, makeCompile, type RunDocument } from './execution/compile-document.ts'
import { completeListsChunked } from './execution/complete-lists-chunked.ts'
import { withMutationContexts } from './mutation-contexts.ts'
import { makeSubgraphSchema, type Resolvers } from './subgraph-schema.ts'

export interface PreparedOperation {
  document: DocumentNode
  isMutation: boolean
  run: RunDocument
}

export interface RefusedOperation {
  errors: readonly GraphQLError[]
}

/** Cache size for parsed and validated documents of clients. */
const MAX_DOCUMENTS = 500

/** Schema and prepared operations of a subgraph, independent of its transport. */
export interface Operations {
  schema: GraphQLSchema
  prepare(operation: Operation): PreparedOperation | RefusedOperation
}

/**
 * Parses, validates and, where possible, compiles each operation once. Callers of kind `helper` and `screen`
 * reach only `openToBound`, whose resolvers authorize them.
 */
export function makeOperations(
  typeDefs: string,
  resolvers: Resolvers,
  openToBound: Resolvers = {},
): Operations {
  const schema = makeSubgraphSchema(
    typeDefs,
    withMutationContexts(withOpenFields(openToBound, denyBoundCallers(resolvers))),
  )
  const compile = makeCompile(schema)
  const registered = new Map<string, PreparedOperation | RefusedOperation>()
  const others = makeBoundedCache<string, PreparedOperation | RefusedOperation>(MAX_DOCUMENTS)

  return {
    schema,

    prepare(operation) {
      const cache = operation.registered ? registered : others
      const key = operation.registered ? operation.hash : operation.document
      const known = cache.get(key)
      if (known) return known

      const prepared = prepareOperation(schema, compile, operation)
      cache.set(key, prepared)
      return prepared
    },
  }
}

function withOpenFields(open: Resolvers, closed: Resolvers): Resolvers {
  const more = Object.entries(open).map(([type, fields]) => [type, { ...closed[type], ...fields }])
  return { ...closed, ...Object.fromEntries(more) }
}

function prepareOperation(
  schema: GraphQLSchema,
  compile: Compile,
  operation: Operation,
): PreparedOperation | RefusedOperation {
  try {
    const document = parse(operation.document)
    const errors = validate(schema, document)
    if (errors.length > 0) return { errors }

    const isCompilable = operation.registered && operation.kind !== 'subscription'
    const compiled = isCompilable ? compile(document) : null
    const isMutation = getOperationAST(document)?.operation === OperationTypeNode.MUTATION
    return { document, isMutation, run: compiled ?? interpret(schema, document) }
  } catch (error) {
    if (error instanceof GraphQLError) return { errors: [error] }
    // A deeply nested document exhausts the stack of the parser.
    return { errors: [new GraphQLError('The document cannot be read.')] }
  }
}

function interpret(schema: GraphQLSchema, document: DocumentNode): RunDocument {
  return (variableValues, contextValue) =>
    execute({
      ...{ schema, document, variableValues, contextValue },
      fieldResolver: completeListsChunked,
    })
}
