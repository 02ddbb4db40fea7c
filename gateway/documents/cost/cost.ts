import {
  type DocumentNode,
  type FieldNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  getOperationAST,
  isListType,
  Kind,
  SchemaMetaFieldDef,
  type SelectionSetNode,
  TypeMetaFieldDef,
} from 'graphql'
import type { Variables } from '../../../platform/executor.ts'
import { fieldOf } from '../field-of.ts'
import { fragmentsOf } from '../root-fields.ts'
import { FIELD_COSTS, leafCostOf } from './leaf-costs.ts'
import { LIST_SIZES, LONGEST_LIST, SCHEMA_SIZES } from './list-sizes.ts'

/** The argument that bounds a field's list, or the list directly below it. */
const SLICE = 'first'

// Measured in `docs/architecture/gateway.md`, with a plain value as the unit: about a microsecond.

/** Cost of a root field: a step of a plan and a statement. */
const COST_OF_A_ROOT = 50
/** Cost of a page: a read of the database for each object that has the list. */
const COST_OF_A_PAGE = 100
/** Cost of loading, identifying and completing an object. */
const COST_OF_AN_OBJECT = 4

/** Value of a field's `first`; null for a field without this argument. */
type First = number | null

/**
 * Static cost of a document, which must be valid and within the limits, since its fragments are expanded. Example:
 * `{ bookings(first: 10) { edges { node { id } } } }` costs 255: 50 + 100 + 4 + 1 for the edges + 10 * (4 + 1 + 4 + 1).
 */
export function costOf(document: DocumentNode, schema: GraphQLSchema, variables: Variables) {
  const fragments = fragmentsOf(document)
  const operation = getOperationAST(document)
  const root = operation && schema.getRootType(operation.operation)

  const ofSelection = (set: SelectionSetNode, type: Type, parentFirst: First): number =>
    set.selections.reduce((sum, node) => {
      if (node.kind === Kind.FIELD) return sum + ofField(node, type, parentFirst)

      const fragment = node.kind === Kind.FRAGMENT_SPREAD ? fragments.get(node.name.value) : node
      if (!fragment) return sum
      const name = fragment.typeCondition?.name.value
      const inner = name === undefined ? type : schema.getType(name)
      return sum + ofSelection(fragment.selectionSet, inner, parentFirst)
    }, 0)

  const ofField = (node: FieldNode, parent: Type, parentFirst: First): number => {
    const field = fieldOf(parent, node.name.value) ?? OF_THE_SCHEMA[node.name.value]
    if (!field || !node.selectionSet) return leafCostOf(parent?.name, field?.name)

    const first = firstOf(node, field, variables)
    const inside = ofSelection(node.selectionSet, getNamedType(field.type), first)
    const name = `${parent?.name}.${field.name}`
    const fixedSize = LIST_SIZES[name] ?? SCHEMA_SIZES[name]
    const ofReading = FIELD_COSTS[name] ?? (first === null ? 0 : COST_OF_A_PAGE)
    const itself = (parent === root ? COST_OF_A_ROOT : 1) + ofReading
    // `edges` and `nodes` have no size of their own: the connection's `first` bounds them.
    const size = first ?? fixedSize ?? parentFirst
    return itself + (COST_OF_AN_OBJECT + inside) * lengthOf(field.type, size)
  }

  return operation ? ofSelection(operation.selectionSet, root, null) : 0
}

/** Introspection fields, which every root type has. */
const OF_THE_SCHEMA: Readonly<Record<string, Field>> = {
  __schema: SchemaMetaFieldDef,
  __type: TypeMetaFieldDef,
}

type Type = GraphQLNamedType | null | undefined

type Field = GraphQLField<unknown, unknown>

function firstOf(node: FieldNode, field: Field, variables: Variables): First {
  const argument = field.args.find(({ name }) => name === SLICE)
  if (!argument) return null

  const given = node.arguments?.find(({ name }) => name.value === SLICE)?.value
  const value =
    given?.kind === Kind.VARIABLE
      ? readOwn(variables, given.name.value)
      : given?.kind === Kind.INT
        ? Number(given.value)
        : undefined
  const first = value ?? argument.defaultValue
  // Values below 1 are refused by the list; here they would make other lists cheaper.
  return typeof first === 'number' ? Math.max(1, first) : LONGEST_LIST
}

/** Entries of a list; 1 for an object. Lists within the list have no bound. */
function lengthOf(type: GraphQLOutputType, size: number | null): number {
  const nullable = getNullableType(type)
  if (!isListType(nullable)) return 1
  return (size ?? LONGEST_LIST) * lengthOf(nullable.ofType, null)
}

/** A variable may be named like an inherited property. */
function readOwn(variables: Variables, name: string): unknown {
  return Object.hasOwn(variables, name) ? variables[name] : undefined
}
