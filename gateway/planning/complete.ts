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
  type SelectionSetNode,
} from 'graphql'
import { fieldsToComplete } from './fields-to-complete.ts'
import { typeNameIn } from './plan-document.ts'

/** Where a value stands, from below: written out only for what is told. */
interface Path {
  key: string | number
  above: Path | null
}

type Source = Readonly<Record<string, unknown>>

export interface Completion {
  schema: GraphQLSchema
  /** Told of each value that the schema does not have. */
  onForeignValue(path: (string | number)[]): void
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
    ? completeObject(operation.selectionSet, root, source ?? {}, null, completion)
    : null
}

function completeObject(
  set: SelectionSetNode,
  type: GraphQLObjectType,
  source: Source,
  path: Path | null,
  completion: Completion,
): Record<string, unknown> | null {
  // A client may name a key like anything that objects inherit.
  const result: Record<string, unknown> = Object.create(null)
  const fields = fieldsToComplete(set, type)
  if (!fields) return null
  for (const { key, sourceKey, node, type: valueType } of fields) {
    const given = sourceKey === null ? type.name : source[sourceKey]
    const value = completeValue(node, valueType, given, { key, above: path }, completion)
    if (value === null && isNonNullType(valueType)) return null
    result[key] = value
  }
  return result
}

function completeValue(
  field: FieldNode,
  type: GraphQLOutputType,
  value: unknown,
  path: Path | null,
  completion: Completion,
): unknown {
  if (value === null || value === undefined) return null
  if (isNonNullType(type)) return completeValue(field, type.ofType, value, path, completion)
  if (isListType(type)) return completeList(field, type.ofType, value, path, completion)
  if (!isLeafType(type)) return completeComposite(field, type, value as Source, path, completion)
  if (!isEnumType(type) || type.getValue(String(value))) return value

  completion.onForeignValue(toKeys(path))
  return null
}

function completeList(
  field: FieldNode,
  itemType: GraphQLOutputType,
  value: unknown,
  path: Path | null,
  completion: Completion,
): unknown[] | null {
  if (!Array.isArray(value)) return null
  const items = value.map((item, index) =>
    completeValue(field, itemType, item, { key: index, above: path }, completion),
  )
  return isNonNullType(itemType) && items.includes(null) ? null : items
}

function completeComposite(
  field: FieldNode,
  type: GraphQLCompositeType,
  source: Source,
  path: Path | null,
  completion: Completion,
): Record<string, unknown> | null {
  const object = isObjectType(type) ? type : completion.schema.getType(typeNameIn(source) ?? '')
  if (!isObjectType(object) || !field.selectionSet) return null
  return completeObject(field.selectionSet, object, source, path, completion)
}

function toKeys(path: Path | null): (string | number)[] {
  const keys: (string | number)[] = []
  for (let at = path; at !== null; at = at.above) keys.unshift(at.key)
  return keys
}
