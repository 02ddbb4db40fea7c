import {
  type DocumentNode,
  type FieldNode,
  type GraphQLCompositeType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getOperationAST,
  isEnumType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql'
import { fieldOf } from '../documents/field-of.ts'
import { keyOf } from '../documents/root-fields.ts'
import { planKeyOf, typeNameIn } from './plan-document.ts'

type Path = readonly (string | number)[]

type Source = Readonly<Record<string, unknown>>

export interface Completion {
  schema: GraphQLSchema
  /** Told of each value that the schema does not have. */
  onForeignValue(path: Path): void
}

/**
 * What a plan has gathered in the shape that the document asks for: its keys in its order, null where
 * nothing came, and null further up where null is not allowed.
 */
export function completeData(
  document: DocumentNode,
  source: Source | null | undefined,
  completion: Completion,
): Record<string, unknown> | null {
  const operation = getOperationAST(document)
  const root = operation && completion.schema.getRootType(operation.operation)
  return operation && root
    ? completeObject(operation.selectionSet, root, source ?? {}, [], completion)
    : null
}

function completeObject(
  set: SelectionSetNode,
  type: GraphQLObjectType,
  source: Source,
  path: Path,
  completion: Completion,
): Record<string, unknown> | null {
  // A client may name a key like anything that objects inherit.
  const result: Record<string, unknown> = Object.create(null)
  for (const field of fieldsFor(set, type)) {
    const known = fieldOf(type, field.name.value)
    if (!known) return null
    const at = [...path, keyOf(field)]
    const given = field.name.value === '__typename' ? type.name : source[planKeyOf(field)]
    const value = completeValue(field, known.type, given, at, completion)
    if (value === null && isNonNullType(known.type)) return null
    result[keyOf(field)] = value
  }
  return result
}

/** In a normal form, fragments stand only where types are told apart, and each names one of them. */
function fieldsFor({ selections }: SelectionSetNode, type: GraphQLObjectType): FieldNode[] {
  return selections.flatMap((node) => {
    if (node.kind === Kind.FIELD) return [node]
    const isOfType =
      node.kind === Kind.INLINE_FRAGMENT && node.typeCondition?.name.value === type.name
    return isOfType ? fieldsFor(node.selectionSet, type) : []
  })
}

function completeValue(
  field: FieldNode,
  type: GraphQLOutputType,
  value: unknown,
  path: Path,
  completion: Completion,
): unknown {
  if (value === null || value === undefined) return null
  if (isNonNullType(type)) return completeValue(field, type.ofType, value, path, completion)
  if (isListType(type)) return completeList(field, type.ofType, value, path, completion)
  if (!isLeafType(type)) return completeComposite(field, type, value as Source, path, completion)
  if (!isEnumType(type) || type.getValue(String(value))) return value

  completion.onForeignValue(path)
  return null
}

function completeList(
  field: FieldNode,
  itemType: GraphQLOutputType,
  value: unknown,
  path: Path,
  completion: Completion,
): unknown[] | null {
  if (!Array.isArray(value)) return null
  const items = value.map((item, index) =>
    completeValue(field, itemType, item, [...path, index], completion),
  )
  return isNonNullType(itemType) && items.includes(null) ? null : items
}

function completeComposite(
  field: FieldNode,
  type: GraphQLCompositeType,
  source: Source,
  path: Path,
  completion: Completion,
): Record<string, unknown> | null {
  const object = isObjectType(type) ? type : completion.schema.getType(typeNameIn(source) ?? '')
  if (!isObjectType(object) || !field.selectionSet) return null
  return completeObject(field.selectionSet, object, source, path, completion)
}
