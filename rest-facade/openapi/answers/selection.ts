import {
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  parse,
  type SelectionSetNode,
} from 'graphql'
import type { RegisteredOperation } from '../../../schema/operations.ts'
import { makeMarker } from './markers.ts'

interface Selected {
  /** Response keys joined by dots, with `[]` for the items of a list. */
  path: string
  isNullable: boolean
  /** Depth of lists around the value. */
  lists: number
}

/** A selected scalar or enum. */
export interface Leaf extends Selected {
  kind: 'leaf'
  /** The type of the graph, and its field. */
  owner: string
  field: string
  description: string
  scalar: string
  isEnum: boolean
  /** The sample value; the others are further values that can change the form of an answer. */
  values: readonly [unknown, ...unknown[]]
}

/** A selected object. */
export interface Branch extends Selected {
  kind: 'branch'
  members: ReadonlyMap<string, SelectedValue>
}

export type SelectedValue = Leaf | Branch

interface Document {
  schema: GraphQLSchema
  fragments: ReadonlyMap<string, FragmentDefinitionNode>
}

/** The selection of a registered operation by response key, with the types and texts of the SDL. */
export function selectionOf(
  operation: RegisteredOperation,
  schema: GraphQLSchema,
): ReadonlyMap<string, SelectedValue> {
  const { definition, fragments } = readOperation(operation)
  const root = rootTypeOf(definition, schema)
  return membersOf(root, definition.selectionSet, { schema, fragments }, '')
}

export function readOperation({ document }: RegisteredOperation) {
  const fragments = new Map<string, FragmentDefinitionNode>()
  let definition: OperationDefinitionNode | undefined
  for (const node of parse(document).definitions) {
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node)
    if (node.kind === Kind.OPERATION_DEFINITION) definition = node
  }
  if (definition === undefined) throw new Error('A registered document has no operation.')

  return { definition, fragments }
}

export function rootTypeOf(
  { operation }: OperationDefinitionNode,
  schema: GraphQLSchema,
): GraphQLObjectType {
  const root = operation === 'query' ? schema.getQueryType() : schema.getMutationType()
  if (!root) throw new Error(`The graph has no ${operation}.`)

  return root
}

/** All selections of a tree, the outer ones first. */
export function* flatten(selections: Iterable<SelectedValue>): Generator<SelectedValue> {
  for (const selection of selections) {
    yield selection
    if (selection.kind === 'branch') yield* flatten(selection.members.values())
  }
}

function membersOf(
  type: GraphQLObjectType,
  { selections }: SelectionSetNode,
  document: Document,
  above: string,
): Map<string, SelectedValue> {
  const members = new Map<string, SelectedValue>()
  for (const node of selections) {
    if (node.kind === Kind.FRAGMENT_SPREAD) {
      const { selectionSet } = get(document.fragments.get(node.name.value), node.name.value)
      for (const [key, member] of membersOf(type, selectionSet, document, above))
        members.set(key, member)
    } else if (node.kind === Kind.FIELD) {
      const key = node.alias?.value ?? node.name.value
      const field = get(type.getFields()[node.name.value], `${type.name}.${node.name.value}`)
      const path = above === '' ? key : `${above}.${key}`
      const at = { path, owner: type.name, field: field.name, description: field.description ?? '' }
      members.set(key, toSelection(field.type, node.selectionSet, document, at))
    } else throw new Error('Registered operations have no inline fragments.')
  }
  return members
}

function toSelection(
  type: GraphQLOutputType,
  set: SelectionSetNode | undefined,
  document: Document,
  { path, ...at }: Pick<Leaf, 'path' | 'owner' | 'field' | 'description'>,
): SelectedValue {
  const isNullable = !isNonNullType(type)
  const named = getNamedType(type)
  const lists = listDepthOf(type)
  const selected = { path: path + '[]'.repeat(lists), isNullable, lists }
  if (isObjectType(named) && set)
    return {
      ...{ kind: 'branch', ...selected },
      members: membersOf(named, set, document, selected.path),
    }

  const isEnum = isEnumType(named)
  const names = isEnum ? named.getValues().map(({ name }) => name) : []
  const values = makeMarker({ ...at, scalar: named.name, names })
  return { kind: 'leaf', ...selected, ...at, scalar: named.name, isEnum, values }
}

function listDepthOf(type: GraphQLOutputType): number {
  const inner = getNullableType(type)
  return isListType(inner) ? 1 + listDepthOf(inner.ofType) : 0
}

function get<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`The schema has no ${what}.`)

  return value
}
