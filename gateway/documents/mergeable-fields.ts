import {
  type ASTVisitor,
  type FieldNode,
  type GraphQLNamedType,
  type GraphQLOutputType,
  getNamedType,
  isInterfaceType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  OverlappingFieldsCanBeMergedRule,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql'
import { textOfArguments } from './text-of-arguments.ts'

/** Above the fields of any document within the limits and without fragment cycles. */
const MAX_VISITED = 10_000
const MAX_LEVELS = 100

/**
 * OverlappingFieldsCanBeMerged in linear time: compares groups of fields instead of all pairs, of which hundreds of
 * fields have tens of thousands. Runs the rule of graphql-js only after a conflict, for its message.
 */
export function mergeableFieldsRule(context: ValidationContext): ASTVisitor {
  return areMergeable(context) ? {} : OverlappingFieldsCanBeMergedRule(context)
}

/** A selected field and its parent type; a type is unknown if another rule refuses the document. */
interface SelectedField {
  node: FieldNode
  parent: GraphQLNamedType | undefined
  type: GraphQLOutputType | undefined
}

type Selection = readonly [SelectionSetNode | undefined, GraphQLNamedType | undefined]

/** FieldsInSetCanMerge of the GraphQL specification, for all operations. */
function areMergeable(context: ValidationContext): boolean {
  const schema = context.getSchema()
  let visited = 0

  /** SameResponseShape. */
  const haveSameShape = (fields: readonly SelectedField[], level = 1): boolean =>
    level < MAX_LEVELS &&
    groupsOf(fields).every(
      (group) => areEqualBy(group, shapeOf) && haveSameShape(subfieldsOf(group), level + 1),
    )

  /** The same field with the same arguments for each object type. */
  const haveSameMeaning = (fields: readonly SelectedField[], level = 1): boolean =>
    level < MAX_LEVELS &&
    groupsOf(fields)
      .flatMap(partsOf)
      .every((part) => areEqualBy(part, meaningOf) && haveSameMeaning(subfieldsOf(part), level + 1))

  const subfieldsOf = (group: readonly SelectedField[]) =>
    collect(group.map(({ node, type }) => [node.selectionSet, getNamedType(type)]))

  const collect = (selected: readonly Selection[]): SelectedField[] => {
    const fields: SelectedField[] = []
    const spread = new Set<string>()
    const add = ([set, parent]: Selection): void => {
      for (const node of set?.selections ?? []) {
        visited += 1
        if (node.kind === Kind.FIELD) {
          fields.push({ node, parent, type: typeOf(parent, node.name.value) })
          continue
        }
        if (node.kind === Kind.FRAGMENT_SPREAD) {
          if (spread.has(node.name.value)) continue
          spread.add(node.name.value)
        }
        const fragment =
          node.kind === Kind.INLINE_FRAGMENT ? node : context.getFragment(node.name.value)
        const condition = fragment?.typeCondition?.name.value
        add([fragment?.selectionSet, condition ? schema.getType(condition) : parent])
      }
    }
    if (visited < MAX_VISITED) selected.forEach(add)
    return fields
  }

  const operations = context
    .getDocument()
    .definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION)
  const isEach = operations.every(({ operation, selectionSet }) => {
    const fields = collect([[selectionSet, schema.getRootType(operation) ?? undefined]])
    return haveSameShape(fields) && haveSameMeaning(fields)
  })
  return isEach && visited < MAX_VISITED
}

/** Groups by response key; also of single fields, since their selections may conflict. */
function groupsOf(fields: readonly SelectedField[]): SelectedField[][] {
  return [...Map.groupBy(fields, ({ node }) => (node.alias ?? node.name).value).values()]
}

/** Splits a group by object type, since an object has only one; interfaces belong to every part. */
function partsOf(group: readonly SelectedField[]): (readonly SelectedField[])[] {
  const objects = new Set(group.map(({ parent }) => parent).filter(isObjectType))
  if (objects.size < 2) return [group]

  return [...objects].map((object) =>
    group.filter(({ parent }) => parent === object || !isObjectType(parent)),
  )
}

function areEqualBy(
  group: readonly SelectedField[],
  toText: (field: SelectedField) => string | null,
): boolean {
  if (group.length < 2) return true
  return new Set(group.map(toText).filter((text) => text !== null)).size < 2
}

function meaningOf({ node }: SelectedField): string {
  return `${node.name.value}(${textOfArguments(node)})`
}

function shapeOf({ type }: SelectedField): string | null {
  return type ? toShape(type) : null
}

function toShape(type: GraphQLOutputType): string {
  if (isNonNullType(type)) return `${toShape(type.ofType)}!`
  if (isListType(type)) return `[${toShape(type.ofType)}]`
  return isLeafType(type) ? type.name : '{}'
}

function typeOf(parent: GraphQLNamedType | undefined, name: string): GraphQLOutputType | undefined {
  return isObjectType(parent) || isInterfaceType(parent)
    ? parent.getFields()[name]?.type
    : undefined
}
