import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLSchema,
  getNamedType,
  getOperationAST,
  getVariableValues,
  isEnumType,
  Kind,
  OperationTypeNode,
  parse,
  TypeInfo,
  validate,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import { compileQuery, isCompiledQuery } from 'graphql-jit'
import type { Operation, Variables } from '../../../platform/executor.ts'
import { areValidated } from '../../../platform/input/checked-input.ts'
import { makeBoundedCache } from '../../../platform/limits/bounded-cache.ts'
import { completeListsChunked } from './complete-lists-chunked.ts'
import { denyBoundCallers } from './deny-bound-callers.ts'
import { withMutationContexts } from './mutation-contexts.ts'
import { makeSubgraphSchema, type Resolvers } from './subgraph-schema.ts'

export interface PreparedOperation {
  document: DocumentNode
  isMutation: boolean
  run: (variables: Variables, context: unknown) => ExecutionResult | Promise<ExecutionResult>
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
  const registered = new Map<string, PreparedOperation | RefusedOperation>()
  const others = makeBoundedCache<string, PreparedOperation | RefusedOperation>(MAX_DOCUMENTS)

  return {
    schema,

    prepare(operation) {
      const cache = operation.registered ? registered : others
      const key = operation.registered ? operation.hash : operation.document
      const known = cache.get(key)
      if (known) return known

      const prepared = prepareOperation(schema, operation)
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
  operation: Operation,
): PreparedOperation | RefusedOperation {
  try {
    const document = parse(operation.document)
    const errors = validate(schema, document)
    if (errors.length > 0) return { errors }

    const isCompilable = operation.registered && operation.kind !== 'subscription'
    const compiled = isCompilable && !hasInlineObject(document) ? compile(schema, document) : null
    const isMutation = getOperationAST(document)?.operation === OperationTypeNode.MUTATION
    return { document, isMutation, run: compiled ?? interpret(schema, document) }
  } catch (error) {
    if (error instanceof GraphQLError) return { errors: [error] }
    // A deeply nested document exhausts the stack of the parser.
    return { errors: [new GraphQLError('The document cannot be read.')] }
  }
}

function interpret(schema: GraphQLSchema, document: DocumentNode): PreparedOperation['run'] {
  return (variableValues, contextValue) =>
    execute({
      ...{ schema, document, variableValues, contextValue },
      fieldResolver: completeListsChunked,
    })
}

/** Null when graphql-jit cannot compile the document. */
function compile(schema: GraphQLSchema, document: DocumentNode): PreparedOperation['run'] | null {
  const compiled = compileQuery(schema, withUntypedVariables(document), undefined, {
    disablingCapturingStackErrors: true,
    // Leaf values are returned unserialized, since resolvers are typed: serializing the 1,200 leaves of a page
    // of bookings takes a tenth of its time.
    disableLeafSerialization: !hasRenamedEnum(schema, document),
  })
  if (!isCompiledQuery(compiled)) return null

  const definitions = getOperationAST(document)?.variableDefinitions ?? []
  const names = definitions.map(({ variable }) => variable.name.value)
  return (variables, context) => {
    if (areValidated(variables, names)) return compiled.query(undefined, context, variables)

    const { errors, coerced } = getVariableValues(schema, definitions, variables, {
      maxErrors: 20,
    })
    return errors ? { errors } : compiled.query(undefined, context, coerced)
  }
}

/**
 * Removes the variables' types, so that graphql-js coerces them and graphql-jit does not: its coercion turns
 * undefined members into null, words errors differently, and never ends on a recursive input type.
 */
function withUntypedVariables(document: DocumentNode): DocumentNode {
  const untyped = { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: '_Any' } } as const
  return visit(document, {
    [Kind.VARIABLE_DEFINITION]: ({ kind, variable }) => ({ kind, variable, type: untyped }),
  })
}

/** graphql-jit passes absent members of an inline input object to resolvers as null. */
function hasInlineObject(document: DocumentNode): boolean {
  let isFound = false
  visit(document, {
    [Kind.OBJECT]() {
      isFound = true
    },
  })
  return isFound
}

/** True if the document selects an enum whose internal values differ from its names (`enum-values.ts`). */
function hasRenamedEnum(schema: GraphQLSchema, document: DocumentNode): boolean {
  const typeInfo = new TypeInfo(schema)
  let isFound = false
  visit(
    document,
    visitWithTypeInfo(typeInfo, {
      [Kind.FIELD]() {
        const type = getNamedType(typeInfo.getType())
        if (isEnumType(type) && type.getValues().some(({ name, value }) => name !== value))
          isFound = true
      },
    }),
  )
  return isFound
}
