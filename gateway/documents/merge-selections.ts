import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLSchema,
  getNamedType,
  type InlineFragmentNode,
  isAbstractType,
  isCompositeType,
  isObjectType,
  isUnionType,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql'
import { fieldOf } from './field-of.ts'
import { keyOf } from './root-fields.ts'

export interface Selecting {
  schema: GraphQLSchema
  fragments: ReadonlyMap<string, FragmentDefinitionNode>
  isIncluded(node: SelectionNode): boolean
}

/** Fields by response key, in document order. */
type FieldsByKey = Map<string, FieldNode[]>

/** Merges selection sets of one type, so that each response key occurs once per type. */
export function mergeSelections(
  sets: readonly SelectionSetNode[],
  type: GraphQLCompositeType,
  selecting: Selecting,
): SelectionSetNode {
  const merged = isObjectType(type)
    ? mergeFields(collect(sets, type, selecting), type, selecting)
    : mergeAbstract(sets, type, selecting)
  return { kind: Kind.SELECTION_SET, selections: merged }
}

/** Keeps the selections that all types begin with; the rest becomes one fragment per type. */
function mergeAbstract(
  sets: readonly SelectionSetNode[],
  type: GraphQLCompositeType,
  selecting: Selecting,
): SelectionNode[] {
  const { schema } = selecting
  const all = isAbstractType(type) ? schema.getPossibleTypes(type) : []
  // An interface without implementations is an interface object.
  if (all.length === 0) return mergeFields(collect(sets, type, selecting), type, selecting)

  // Without fragments all types have the same selections.
  const possible = sets.every(hasFieldsAlone) ? all.slice(0, 1) : all
  const collected = possible.map((object) => ({ object, fields: collect(sets, object, selecting) }))
  const shared = sharedBeginning(
    collected.map(({ fields }) => [...fields]),
    type,
  )

  const ofTypes = collected.flatMap(({ object, fields }): InlineFragmentNode[] => {
    const own = new Map([...fields].filter(([key]) => !shared.has(key)))
    if (own.size === 0) return []
    const name = { kind: Kind.NAME, value: object.name } as const
    return [
      {
        kind: Kind.INLINE_FRAGMENT,
        typeCondition: { kind: Kind.NAMED_TYPE, name },
        selectionSet: {
          kind: Kind.SELECTION_SET,
          selections: mergeFields(own, object, selecting),
        },
      },
    ]
  })
  return [...mergeFields(shared, type, selecting), ...ofTypes]
}

function hasFieldsAlone({ selections }: SelectionSetNode): boolean {
  return selections.every(({ kind }) => kind === Kind.FIELD)
}

/** The selections that all types begin with. */
function sharedBeginning(
  [first = [], ...others]: readonly [key: string, nodes: FieldNode[]][][],
  type: GraphQLCompositeType,
): FieldsByKey {
  const end = first.findIndex(
    ([key, nodes], index) =>
      !fieldOf(type, nodes[0]?.name.value ?? '') ||
      others.some((fields) => fields[index]?.[0] !== key || !isSame(fields[index]?.[1], nodes)),
  )
  return new Map(end < 0 ? first : first.slice(0, end))
}

function isSame(some: readonly FieldNode[] = [], others: readonly FieldNode[]): boolean {
  return some.length === others.length && some.every((node, index) => node === others[index])
}

function mergeFields(
  fields: FieldsByKey,
  parent: GraphQLCompositeType,
  selecting: Selecting,
): FieldNode[] {
  return [...fields.values()].flatMap((nodes) => {
    const [node] = nodes
    return node ? [mergeField(node, nodes, parent, selecting)] : []
  })
}

function mergeField(
  node: FieldNode,
  nodes: readonly FieldNode[],
  parent: GraphQLCompositeType,
  selecting: Selecting,
): FieldNode {
  const type = getNamedType(fieldOf(parent, node.name.value)?.type)
  const plain = { ...node, directives: [] }
  if (!isCompositeType(type)) return plain

  const sets = nodes.flatMap(({ selectionSet }) => selectionSet ?? [])
  return { ...plain, selectionSet: mergeSelections(sets, type, selecting) }
}

/** CollectFields of the GraphQL specification for an object type. */
function collect(
  sets: readonly SelectionSetNode[],
  object: GraphQLCompositeType,
  selecting: Selecting,
): FieldsByKey {
  const fields: FieldsByKey = new Map()
  const visited = new Set<string>()
  const add = ({ selections }: SelectionSetNode): void => {
    for (const node of selections) {
      if (!selecting.isIncluded(node)) continue
      if (node.kind === Kind.FIELD) {
        const known = fields.get(keyOf(node))
        if (known) known.push(node)
        else fields.set(keyOf(node), [node])
        continue
      }
      if (node.kind === Kind.FRAGMENT_SPREAD) {
        if (visited.has(node.name.value)) continue
        visited.add(node.name.value)
      }
      const fragment =
        node.kind === Kind.INLINE_FRAGMENT ? node : selecting.fragments.get(node.name.value)
      if (fragment && applies(fragment, object, selecting.schema)) add(fragment.selectionSet)
    }
  }
  sets.forEach(add)
  return fields
}

function applies(
  { typeCondition }: InlineFragmentNode | FragmentDefinitionNode,
  object: GraphQLCompositeType,
  schema: GraphQLSchema,
): boolean {
  if (!typeCondition) return true
  const type = schema.getType(typeCondition.name.value)
  if (type === object) return true
  return isAbstractType(type) && !isUnionType(object) && schema.isSubType(type, object)
}
