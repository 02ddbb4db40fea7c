import {
  type ASTVisitor,
  type DocumentNode,
  type FieldNode,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  Kind,
  type SelectionNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql'

/** No field begins with it, so a name that a client gives cannot be taken for a field. */
const RENAMED = 'as_'

/** Stands where everything of an object is left out, and tells the types of others apart. */
const TYPE_KEY = '__type'

const TYPE: FieldNode = {
  kind: Kind.FIELD,
  alias: { kind: Kind.NAME, value: TYPE_KEY },
  name: { kind: Kind.NAME, value: '__typename' },
}

/**
 * The document as the planner gets it. The planner asks for keys of its own beside the client's and
 * reads them from the answer, so what a client names otherwise must not look like one of them.
 */
export function toPlanDocument(document: DocumentNode, schema: GraphQLSchema): DocumentNode {
  const typeInfo = new TypeInfo(schema)
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
      leave: (field) => rename(field, isAbstractType(getNamedType(typeInfo.getType()))),
    },
  }
  return visit(document, visitWithTypeInfo(typeInfo, renaming))
}

/** Under which name the field stands in what the subgraphs answered. */
export function planKeyOf(field: FieldNode): string {
  return field.alias ? `${RENAMED}${field.alias.value}` : field.name.value
}

/** The client's name of a key. */
export function toClientKey<Key extends string | number>(key: Key): Key | string {
  return typeof key === 'string' && key.startsWith(RENAMED) ? key.slice(RENAMED.length) : key
}

/** The name of an object's type, where it was asked for. */
export function typeNameIn(source: Readonly<Record<string, unknown>>): string | null {
  const name = source[TYPE_KEY] ?? source['__typename']
  return typeof name === 'string' ? name : null
}

/** What may be of several types is asked for its own. */
function rename(field: FieldNode, isOfSeveral: boolean): FieldNode {
  const alias = { kind: Kind.NAME, value: planKeyOf(field) } as const
  const { selections = null } = field.selectionSet ?? {}
  const needsType = selections !== null && (isOfSeveral || selections.length === 0)
  const selectionSet = field.selectionSet && {
    ...field.selectionSet,
    selections: needsType ? [TYPE, ...(selections ?? [])] : (selections ?? []),
  }
  return { ...field, selectionSet, alias: field.alias && alias }
}

/** The root's own type is known here. */
function isAskedOfSubgraphs(node: SelectionNode): boolean {
  return node.kind !== Kind.FIELD || node.name.value !== '__typename'
}
