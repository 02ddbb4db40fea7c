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

/** No field begins with it, so a name that a client gives cannot be taken for a field. */
const RENAMED = 'as_'

/** What the planner names its own fields by, where a name alone would not tell two values apart. */
const INTERNAL = '_internal_'

/** Stands where everything of an object is left out, and tells the types of others apart. */
const TYPE_KEY = '__type'

const TYPE: FieldNode = {
  kind: Kind.FIELD,

  name: { kind: Kind.NAME, value: '__typename' },
}

/**
 * The document as the planner gets it. The planner asks for keys of its own beside the client's and
 * reads them from the answer, so what a client names otherwise must not look like one of them.
 */
export function toPlanDocument(document: DocumentNode, planning: AbstractTypes): DocumentNode {
  const typeInfo = new TypeInfo(planning.apiSchema)
  const renaming: ASTVisitor = {
    [Kind.OPERATION_DEFINITION]: {
      leave: (node) => ({
        ...node,
        name: undefined,
        selectionSet: {
          ...node.selectionSet,
          selections: node.selectionSet.selections.filter(isAskedOfSubgraphs),
        },
      }),
    },
    [Kind.FIELD]: {
      leave: (field) => rename(field, needsType(field, getNamedType(typeInfo.getType()), planning)),
    },
  }
  return visit(document, visitWithTypeInfo(typeInfo, renaming))
}

/** What is known of interfaces and unions. */
export interface AbstractTypes {
  apiSchema: GraphQLSchema
  /** Interfaces and unions of which a subgraph has types that the API lacks. */
  partialTypes: ReadonlySet<string>
}

/**
 * An object is asked for its type only where the answer depends on it: a subgraph that has an interface
 * as an object does not know the type, and a field that is provided along a path has none.
 */
function needsType(
  { selectionSet }: FieldNode,
  type: GraphQLNamedType | null | undefined,
  { apiSchema, partialTypes }: AbstractTypes,
): boolean {
  if (!selectionSet) return false
  const { selections } = selectionSet
  if (selections.length === 0) return true
  if (!isAbstractType(type)) return false
  if (partialTypes.has(type.name) || selections.some(isTypeName)) return true

  const fields = selections.flatMap((node) => (node.kind === Kind.FIELD ? node.name.value : []))
  const signatures = apiSchema
    .getPossibleTypes(type)
    .map((object) => fields.map((name) => String(fieldOf(object, name)?.type)).join())
  return (
    new Set([...signatures, fields.map((name) => String(fieldOf(type, name)?.type)).join()]).size >
    1
  )
}

function isTypeName(node: SelectionNode): boolean {
  return node.kind === Kind.FIELD && node.name.value === '__typename'
}

/** Whether the selection depends on the type of the object: a fragment, or the name of the type. */
export function tellsTypesApart(node: SelectionNode): boolean {
  return node.kind !== Kind.FIELD || node.name.value === '__typename'
}

/**
 * Under which name the field stands in what the subgraphs answered. A requirement may ask for the same
 * field with other arguments, so one with arguments has a name of its own, too.
 */
export function planKeyOf(field: FieldNode): string {
  const isOwn = field.alias !== undefined || (field.arguments ?? []).length > 0
  return isOwn ? `${RENAMED}${keyOf(field)}` : field.name.value
}

/** The client's names of a path, as far as it leads inside what the client asked for. */
export function toClientPath(path: readonly (string | number)[]): (string | number)[] {
  const end = path.findIndex((key) => typeof key === 'string' && key.startsWith(INTERNAL))
  return (end < 0 ? path : path.slice(0, end)).map(toClientKey)
}

function toClientKey(key: string | number): string | number {
  return typeof key === 'string' && key.startsWith(RENAMED) ? key.slice(RENAMED.length) : key
}

/** The name of an object's type, where it was asked for. */
export function typeNameIn(source: Readonly<Record<string, unknown>>): string | null {
  const name = source[TYPE_KEY] ?? source['__typename']
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

/** The root's own type is known here. */
function isAskedOfSubgraphs(node: SelectionNode): boolean {
  return node.kind !== Kind.FIELD || node.name.value !== '__typename'
}
