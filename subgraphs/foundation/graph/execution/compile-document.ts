import {
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
  getOperationAST,
  getVariableValues,
  Kind,
  visit,
} from 'graphql'
import { compileQuery, isCompiledQuery } from 'graphql-jit'
import type { Variables } from '../../../../platform/executor.ts'
import { areValidated } from '../../../../platform/input/checked-input.ts'
import { makeWithPlainLeaves, type WithPlainLeaves } from './plain-leaves.ts'
import { makeWriteTimes } from './write-times.ts'

/** Executes a document. */
export type RunDocument = (
  variables: Variables,
  context: unknown,
) => ExecutionResult | Promise<ExecutionResult>

/** Null when graphql-jit cannot compile the document. */
export type Compile = (document: DocumentNode) => RunDocument | null

/** Compiles the documents of a schema. */
export function makeCompile(schema: GraphQLSchema): Compile {
  const withPlainLeaves = makeWithPlainLeaves(schema)
  return (document) =>
    hasInlineObject(document) ? null : compile(schema, document, withPlainLeaves)
}

function compile(
  schema: GraphQLSchema,
  document: DocumentNode,
  withPlainLeaves: WithPlainLeaves,
): RunDocument | null {
  const compiled = withPlainLeaves(() =>
    compileQuery(schema, withUntypedVariables(document), undefined, {
      disablingCapturingStackErrors: true,
      // Leaf values are returned unserialized, since resolvers are typed: serializing the 1,200 leaves of a page
      // of bookings takes a tenth of its time.
      disableLeafSerialization: true,
    }),
  )
  if (!isCompiledQuery(compiled)) return null

  const definitions = getOperationAST(document)?.variableDefinitions ?? []
  const names = definitions.map(({ variable }) => variable.name.value)
  const writeTimes = makeWriteTimes(schema, document)
  const finish = (result: ExecutionResult) => {
    writeTimes?.(result.data)
    return result
  }
  const query = (variables: Variables, context: unknown) => {
    const result = compiled.query(undefined, context, variables)
    if (writeTimes === null) return result
    return result instanceof Promise ? result.then(finish) : finish(result)
  }
  return (variables, context) => {
    if (areValidated(variables, names)) return query(variables, context)

    const { errors, coerced } = getVariableValues(schema, definitions, variables, {
      maxErrors: 20,
    })
    return errors ? { errors } : query(coerced, context)
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
