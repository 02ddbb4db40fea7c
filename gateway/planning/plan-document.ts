import {
  type ASTVisitor,
  type DocumentNode,
  type FieldNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  Kind,
  type SelectionNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import { fieldOf } from '../documents/field-of.ts'
import { keyOf } from '../documents/root-fields.ts'

/** Prefix of renamed aliases; no field begins with it. */
const RENAMED = 'as_'

/** Prefix of the planner's own aliases. */
const INTERNAL = '_internal_'

const TYPE: FieldNode = {
  kind: Kind.FIELD,
  name: { kind: Kind.NAME, value: '__typename' },
}

/**
 * Converts a document for the planner. The planner adds keys of its own, so a client's aliases are renamed to avoid
 * collisions.
 */
export function toPlanDocument(document: DocumentNode, planning: AbstractTypes): DocumentNode {
  const typeInfo = new TypeInfo(planning.schema)
  const renaming: ASTVisitor = {
    [Kind.OPERATION_DEFINITION]: {
      leave: (node) => ({
        ...node,
        name: undefined,
        selectionSet: {
          ...node.selectionSet,
          // The gateway itself knows the root's type.
          selections: node.selectionSet.selections.filter((node) => !isTypeName(node)),
        },
      }),
    },
    [Kind.FIELD]: {
      leave: (field) => rename(field, needsType(field, getNamedType(typeInfo.getType()), planning)),
    },
  }
  return visit(document, visitWithTypeInfo(typeInfo, renaming))
}

/** Facts about interfaces and unions. */
export interface AbstractTypes {
  schema: GraphQLSchema
  /** Interfaces and unions with types in a subgraph that the schema lacks. */
  partialTypes: ReadonlySet<string>
}

/**
 * True if the answer depends on the object's type. Elsewhere `__typename` is not selected, because subgraphs cannot
 * answer it for interface objects and for fields of @provides.
 */
function needsType(
  { selectionSet }: FieldNode,
  type: GraphQLNamedType | null | undefined,
  { schema, partialTypes }: AbstractTypes,
): boolean {
  if (!selectionSet) return false
  const { selections } = selectionSet
  // A normal form has no fragments that cannot match, and may be left without any selection.
  if (selections.length === 0) return true
  if (!isAbstractType(type)) return false
  if (partialTypes.has(type.name) || selections.some(isTypeName)) return true

  // Differing types, e.g. `String` and `String!`, are completed by the object's type; the planner itself selects
  // the type where there are fragments.
  const fields = selections.flatMap((node) => (node.kind === Kind.FIELD ? node.name.value : []))
  return fields.some((name) => {
    const declared = String(fieldOf(type, name)?.type)
    return schema
      .getPossibleTypes(type)
      .some((object) => String(fieldOf(object, name)?.type) !== declared)
  })
}

function isTypeName(node: SelectionNode): boolean {
  return node.kind === Kind.FIELD && node.name.value === '__typename'
}

/** True if the selection depends on the object's type: a fragment or `__typename`. */
export function dependsOnType(node: SelectionNode): boolean {
  return node.kind !== Kind.FIELD || isTypeName(node)
}

/**
 * Key of a field in the subgraphs' answers. A field with arguments has an alias of its own, since @requires may
 * select it with other arguments.
 */
export function planKeyOf(field: FieldNode): string {
  const isOwn = field.alias !== undefined || (field.arguments ?? []).length > 0
  return isOwn ? `${RENAMED}${keyOf(field)}` : field.name.value
}

/** Converts a path to the client's names, up to the first key that the client did not select. */
export function toClientPath(path: readonly (string | number)[]): (string | number)[] {
  const end = path.findIndex((key) => typeof key === 'string' && key.startsWith(INTERNAL))
  return (end < 0 ? path : path.slice(0, end)).map(toClientKey)
}

function toClientKey(key: string | number): string | number {
  return typeof key === 'string' && key.startsWith(RENAMED) ? key.slice(RENAMED.length) : key
}

/** Type name of an object, if selected. */
export function typeNameIn(source: Readonly<Record<string, unknown>>): string | null {
  const name = source['__typename']
  return typeof name === 'string' ? name : null
}

function rename(field: FieldNode, isTypeNeeded: boolean): FieldNode {
  const key = planKeyOf(field)
  const alias = key === field.name.value ? undefined : ({ kind: Kind.NAME, value: key } as const)
  const { selections = [] } = field.selectionSet ?? {}
  const selectionSet = field.selectionSet && {
    ...field.selectionSet,
    selections: isTypeNeeded ? [TYPE, ...selections] : selections,
  }
  return { ...field, selectionSet, alias }
}
