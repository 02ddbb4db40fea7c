import {
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql'
import type { RegisteredOperation } from '../../../schema/operations.ts'
import { readOperation, rootTypeOf } from '../answers/selection.ts'
import { type GraphInputs, graphMembersOf } from './input-schema.ts'

/** The root field of an operation; each of the facade's has one. */
export function rootFieldOf(
  operation: RegisteredOperation,
  graph: GraphQLSchema,
): GraphQLField<unknown, unknown> {
  const [field] = fieldsOf(operation, graph)
  if (field === undefined) throw new Error(`${operation.name} has no field.`)

  return field
}

/** The field whose page or record an operation answers: the innermost one that takes variables. */
export function answeredFieldOf(
  operation: RegisteredOperation,
  graph: GraphQLSchema,
): GraphQLField<unknown, unknown> {
  return fieldsOf(operation, graph).at(-1) ?? rootFieldOf(operation, graph)
}

/**
 * Everything that an operation takes, by name: the arguments of its fields, the members of their inputs and of their
 * filters. The inner ones of two equal names count, which are those of a list within a record.
 */
export function graphInputsOf(operation: RegisteredOperation, graph: GraphQLSchema): GraphInputs {
  const args = fieldsOf(operation, graph).flatMap(({ args }) => args)
  const inner = args.flatMap(({ type }) => Object.entries(graphMembersOf(type) ?? {}))
  return { ...Object.fromEntries(args.map((arg) => [arg.name, arg])), ...Object.fromEntries(inner) }
}

function fieldsOf(operation: RegisteredOperation, graph: GraphQLSchema) {
  const { definition } = readOperation(operation)
  return selectedFields(rootTypeOf(definition, graph), definition.selectionSet, { isRoot: true })
}

/** The selected fields that take variables. */
function selectedFields(
  type: GraphQLObjectType,
  { selections }: SelectionSetNode,
  { isRoot }: { isRoot: boolean },
): GraphQLField<unknown, unknown>[] {
  return selections.flatMap((node) => {
    if (node.kind !== Kind.FIELD) return []
    const field = type.getFields()[node.name.value]
    if (field === undefined) return []

    const named = getNamedType(field.type)
    const below =
      isObjectType(named) && node.selectionSet
        ? selectedFields(named, node.selectionSet, { isRoot: false })
        : []
    const takesVariables = node.arguments?.some(({ value }) => value.kind === Kind.VARIABLE)
    return takesVariables || isRoot ? [field, ...below] : below
  })
}
