import {
  type FieldNode,
  type GraphQLInterfaceType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  isInterfaceType,
  Kind,
  type SelectionSetNode,
} from 'graphql'
import { fieldOf } from '../documents/field-of.ts'
import { keyOf } from '../documents/root-fields.ts'
import { dependsOnType, planKeyOf } from '../planning/plan-document.ts'

/** Precomputed facts of a selected field. */
export interface FieldToComplete {
  key: string
  /** Null for `__typename`. */
  sourceKey: string | null
  node: FieldNode
  type: GraphQLOutputType
}

type ObjectType = GraphQLObjectType | GraphQLInterfaceType

/** Cached by selection set and type. */
const known = new WeakMap<SelectionSetNode, Map<ObjectType, FieldToComplete[] | null>>()

/** Null if the type lacks a selected field, or if fragments of an interface depend on the object's type. */
export function fieldsToComplete(
  set: SelectionSetNode,
  type: ObjectType,
): FieldToComplete[] | null {
  const ofSet = known.get(set) ?? new Map<ObjectType, FieldToComplete[] | null>()
  known.set(set, ofSet)
  const seen = ofSet.get(type)
  if (seen !== undefined) return seen

  const fields = fieldsFor(set, type).flatMap((node): FieldToComplete[] => {
    const field = fieldOf(type, node.name.value)
    if (!field) return []
    const sourceKey = node.name.value === '__typename' ? null : planKeyOf(node)
    return [{ key: keyOf(node), sourceKey, node, type: field.type }]
  })
  const isOpen = isInterfaceType(type) && set.selections.some(dependsOnType)
  const found = fields.length === fieldsFor(set, type).length && !isOpen ? fields : null
  ofSet.set(type, found)
  return found
}

/** In a normal form each fragment has a concrete type condition. */
function fieldsFor({ selections }: SelectionSetNode, type: ObjectType): FieldNode[] {
  return selections.flatMap((node) => {
    if (node.kind === Kind.FIELD) return [node]
    const isOfType =
      node.kind === Kind.INLINE_FRAGMENT && node.typeCondition?.name.value === type.name
    return isOfType ? fieldsFor(node.selectionSet, type) : []
  })
}
