import {
  type DocumentNode,
  type FieldNode,
  type GraphQLCompositeType,
  type GraphQLInterfaceType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getOperationAST,
  isEnumType,
  isInterfaceType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  type SelectionSetNode,
} from 'graphql'
import { typeNameIn } from '../planning/plan-document.ts'
import { fieldsToComplete } from './fields-to-complete.ts'

/** Path as a linked list, converted only for errors. */
interface Path {
  key: string | number
  above: Path | null
}

type Source = Readonly<Record<string, unknown>>

export interface Completion {
  schema: GraphQLSchema
  /** Called for each enum value or type that the API lacks. */
  onUnknownEnumValue(path: (string | number)[]): void
  /** Called for each field that was never fetched, and for each null that the schema forbids. */
  onMissingValue(path: (string | number)[]): void
}

/**
 * Completes a plan's data in the document's shape and order: absent values become null, and a null in a non-null
 * field propagates to its parent.
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
  type: GraphQLObjectType | GraphQLInterfaceType,
  source: Source,
  path: Path | null,
  completion: Completion,
): Record<string, unknown> | null {
  // A response key may equal an inherited property.
  const result: Record<string, unknown> = Object.create(null)
  const fields = fieldsToComplete(set, type)
  if (!fields) {
    completion.onUnknownEnumValue(toKeys(path))
    return null
  }
  for (const { key, sourceKey, node, type: valueType } of fields) {
    const given = sourceKey === null ? type.name : source[sourceKey]
    const at = { key, above: path }
    if (given === undefined && !isNonNullType(valueType) && !isMarked(source, sourceKey))
      completion.onMissingValue(toKeys(at))
    const value = completeValue(node, valueType, given, at, completion)
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
  if (value === null || value === undefined) {
    if (isNonNullType(type)) completion.onMissingValue(toKeys(path))
    return null
  }
  if (isNonNullType(type)) return completeValue(field, type.ofType, value, path, completion)
  if (isListType(type)) return completeList(field, type.ofType, value, path, completion)
  if (!isLeafType(type)) return completeComposite(field, type, value as Source, path, completion)
  if (!isEnumType(type) || type.getValue(String(value))) return value

  completion.onUnknownEnumValue(toKeys(path))
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
  const object = isObjectType(type) ? type : typeOf(type, source, completion)
  if (object && field.selectionSet)
    return completeObject(field.selectionSet, object, source, path, completion)

  completion.onUnknownEnumValue(toKeys(path))
  return null
}

/** The object's type, or the interface if only its own fields are selected. */
function typeOf(type: GraphQLCompositeType, source: Source, { schema }: Completion) {
  const name = typeNameIn(source)
  const named = name === null ? type : schema.getType(name)
  return isObjectType(named) || isInterfaceType(named) ? named : null
}

/** True if the absence of a value is explained by an error or a missing entity. */
function isMarked(source: Source, key: string | null): boolean {
  return key !== null && Object.hasOwn(source, key)
}

function toKeys(path: Path | null): (string | number)[] {
  const keys: (string | number)[] = []
  for (let at = path; at !== null; at = at.above) keys.unshift(at.key)
  return keys
}
