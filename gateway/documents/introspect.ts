import {
  type DocumentNode,
  executeSync,
  type GraphQLSchema,
  getOperationAST,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql'
import type { Answer, Variables } from '../../platform/executor.ts'
import { keyOf, rootFieldsOf } from './root-fields.ts'

/** The part of a query that reads the schema, which the planner does not support. */
export interface Introspection {
  document: DocumentNode
  /** Response keys of the whole query, in its order. */
  keys: readonly string[]
}

/** Error of a document that reads the schema, unless `isSchemaVisible`, which is false in PRODUCTION. */
export const INTROSPECTION_DISABLED = { message: 'This installation does not tell its schema.' }

/** Splits a document into the part that subgraphs answer and its introspection, if any. */
export function splitIntrospection(document: DocumentNode) {
  const fields = rootFieldsOf(document)
  if (!fields.some(isSchemaField)) return { document, introspection: null }

  const keys = [...new Set(fields.map(keyOf))]
  const introspection: Introspection = { document: keepAtRoot(document, isSchemaField), keys }
  return { document: keepAtRoot(document, (node) => !isSchemaField(node)), introspection }
}

/** Adds introspection of the schema to the answer of the other part, in the order of the query. */
export async function addIntrospection(
  answer: Answer,
  { document, keys }: Introspection,
  { schema, variables }: { schema: GraphQLSchema; variables: Variables },
): Promise<Answer> {
  await answer.readChunked?.()
  if (!answer.data) return answer

  const found = executeSync({ schema, document, variableValues: variables }).data
  const data: Readonly<Record<string, unknown>> = { ...answer.data, ...found }
  const inOrder = keys.flatMap((key) => (Object.hasOwn(data, key) ? [[key, data[key]]] : []))
  const { errors } = answer
  return { data: Object.fromEntries(inOrder), ...(errors && { errors }) }
}

/** A document with the root selections of both, whose cost is the sum of theirs. */
export function joinIntrospection(
  document: DocumentNode,
  introspection: Introspection | null,
): DocumentNode {
  if (introspection === null) return document

  const { definitions } = introspection.document
  const added = getOperationAST(introspection.document)?.selectionSet.selections ?? []
  const joined = document.definitions.map((node) => {
    if (node.kind !== Kind.OPERATION_DEFINITION) return node
    const selections = [...node.selectionSet.selections, ...added]
    return { ...node, selectionSet: { ...node.selectionSet, selections } }
  })
  const fragments = definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION)
  return { ...document, definitions: [...joined, ...fragments] }
}

function isSchemaField(node: SelectionNode): boolean {
  return node.kind === Kind.FIELD && /^__(schema|type)$/.test(node.name.value)
}

/** The root type of queries, the only one that has `__schema` and `__type`. */
const QUERY = 'Query'

function keepAtRoot(
  document: DocumentNode,
  isKept: (node: SelectionNode) => boolean,
): DocumentNode {
  const keep = (set: SelectionSetNode): SelectionSetNode => ({
    ...set,
    selections: set.selections.flatMap((node): SelectionNode[] => {
      if (node.kind === Kind.FIELD) return isKept(node) ? [node] : []
      return node.kind === Kind.INLINE_FRAGMENT
        ? [{ ...node, selectionSet: keep(node.selectionSet) }]
        : [node]
    }),
  })
  const definitions = document.definitions.map((node) => {
    const isOfRoot =
      node.kind === Kind.OPERATION_DEFINITION ||
      (node.kind === Kind.FRAGMENT_DEFINITION && node.typeCondition.name.value === QUERY)
    return isOfRoot ? { ...node, selectionSet: keep(node.selectionSet) } : node
  })
  return { ...document, definitions }
}
