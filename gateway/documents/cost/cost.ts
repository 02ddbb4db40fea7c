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
import { leafCostOf } from './leaf-costs.ts'
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

/** Size of the lists directly below by `first`; null for a field without this argument. */
type Bound = number | null

/**
 * Static cost of a document: each field counts once per entry of its enclosing lists, objects and root fields count
 * more. The document must be valid and within the limits, since its fragments are expanded.
 */
export function costOf(document: DocumentNode, schema: GraphQLSchema, variables: Variables) {
  const fragments = fragmentsOf(document)
  const operation = getOperationAST(document)
  const root = operation && schema.getRootType(operation.operation)

  const ofSelection = (set: SelectionSetNode, type: Type, bound: Bound): number =>
    set.selections.reduce((sum, node) => {
      if (node.kind === Kind.FIELD) return sum + ofField(node, type, bound)

      const fragment = node.kind === Kind.FRAGMENT_SPREAD ? fragments.get(node.name.value) : node
      if (!fragment) return sum
      const name = fragment.typeCondition?.name.value
      const inner = name === undefined ? type : schema.getType(name)
      return sum + ofSelection(fragment.selectionSet, inner, bound)
    }, 0)

  const ofField = (node: FieldNode, parent: Type, bound: Bound): number => {
    const field = fieldOf(parent, node.name.value) ?? OF_THE_SCHEMA[node.name.value]
    if (!field || !node.selectionSet) return leafCostOf(parent?.name, field?.name)

    const own = boundOf(node, field, variables)
    const inside = ofSelection(node.selectionSet, getNamedType(field.type), own)
    const name = `${parent?.name}.${field.name}`
    const size = LIST_SIZES[name] ?? SCHEMA_SIZES[name]
    const itself = (parent === root ? COST_OF_A_ROOT : 1) + (own === null ? 0 : COST_OF_A_PAGE)
    return itself + (COST_OF_AN_OBJECT + inside) * lengthOf(field.type, own ?? size ?? bound)
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

function boundOf(node: FieldNode, field: Field, variables: Variables): Bound {
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

function lengthOf(type: GraphQLOutputType, bound: Bound): number {
  const nullable = getNullableType(type)
  if (!isListType(nullable)) return 1
  return (bound ?? LONGEST_LIST) * lengthOf(nullable.ofType, null)
}

/** A variable may be named like an inherited property. */
function readOwn(variables: Variables, name: string): unknown {
  return Object.hasOwn(variables, name) ? variables[name] : undefined
}
