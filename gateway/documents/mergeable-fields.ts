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

/** Above all that a document has which is small enough to be answered, and does not hold itself. */
const MAX_VISITED = 10_000
const MAX_LEVELS = 100

/**
 * The rule of graphql-js, which compares any two fields of one response key: of the hundreds that a
 * document may have it makes tens of thousands of pairs. Here they are compared as groups, and the rule
 * itself is asked only where that finds a conflict, to tell of it.
 */
export function mergeableFieldsRule(context: ValidationContext): ASTVisitor {
  return areMergeable(context) ? {} : OverlappingFieldsCanBeMergedRule(context)
}

/** A field that is asked of a type; of an unknown one where another rule refuses the document. */
interface Asked {
  node: FieldNode
  parent: GraphQLNamedType | undefined
  type: GraphQLOutputType | undefined
}

type Selected = readonly [SelectionSetNode | undefined, GraphQLNamedType | undefined]

/** Whether all that stands under one response key may stand there; see FieldsInSetCanMerge. */
function areMergeable(context: ValidationContext): boolean {
  const schema = context.getSchema()
  let visited = 0

  const areAlike = (asked: readonly Asked[], level = 1): boolean =>
    level < MAX_LEVELS &&
    groupsOf(asked).every((group) => areOfOne(group, shapeOf) && areAlike(below(group), level + 1))

  const areSame = (asked: readonly Asked[], level = 1): boolean =>
    level < MAX_LEVELS &&
    groupsOf(asked)
      .flatMap(partsOf)
      .every((part) => areOfOne(part, meaningOf) && areSame(below(part), level + 1))

  const below = (group: readonly Asked[]) =>
    collect(group.map(({ node, type }) => [node.selectionSet, getNamedType(type)]))

  const collect = (selected: readonly Selected[]): Asked[] => {
    const asked: Asked[] = []
    const spread = new Set<string>()
    const add = ([set, parent]: Selected): void => {
      for (const node of set?.selections ?? []) {
        visited += 1
        if (node.kind === Kind.FIELD) {
          asked.push({ node, parent, type: typeOf(parent, node.name.value) })
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
    return asked
  }

  const operations = context
    .getDocument()
    .definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION)
  const isEach = operations.every(({ operation, selectionSet }) => {
    const asked = collect([[selectionSet, schema.getRootType(operation) ?? undefined]])
    return areAlike(asked) && areSame(asked)
  })
  return isEach && visited < MAX_VISITED
}

/** By response key; what is asked for once has a group of its own, as more may lie below. */
function groupsOf(asked: readonly Asked[]): Asked[][] {
  return [...Map.groupBy(asked, ({ node }) => (node.alias ?? node.name).value).values()]
}

/** Of two object types only one is there: each part has one, and all that is asked of interfaces. */
function partsOf(group: readonly Asked[]): (readonly Asked[])[] {
  const objects = new Set(group.map(({ parent }) => parent).filter(isObjectType))
  if (objects.size < 2) return [group]

  return [...objects].map((object) =>
    group.filter(({ parent }) => parent === object || !isObjectType(parent)),
  )
}

function areOfOne(group: readonly Asked[], tell: (asked: Asked) => string | null): boolean {
  if (group.length < 2) return true
  return new Set(group.map(tell).filter((told) => told !== null)).size < 2
}

function meaningOf({ node }: Asked): string {
  return `${node.name.value}(${textOfArguments(node)})`
}

function shapeOf({ type }: Asked): string | null {
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
