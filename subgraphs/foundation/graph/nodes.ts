import { isUuid } from '../../../platform/ids.ts'
import { notFound, Problem } from '../../../schema/problem.ts'
import type { Queryable } from '../database/database.ts'

/** Loads an object that the caller may read, or null. */
export type LoadNode<Context, Kind extends string> = (
  context: Context,
  kind: Kind,
  id: string,
) => Promise<object | null>

/** Resolvers for relations within a subgraph, and for entity references from other subgraphs. */
export function makeRelations<Context, Kind extends string>(load: LoadNode<Context, Kind>) {
  return {
    /** Resolves the object whose id is the parent's `key`; null if the caller may not read it. */
    relation:
      <Key extends string>(kind: Kind, key: Key) =>
      (parent: { [K in Key]: string | null }, _args: unknown, context: Context) => {
        const id = parent[key]
        return id === null ? null : load(context, kind, id)
      },

    /** Resolves an entity reference; authorization is decided here, not by the referring subgraph. */
    reference:
      (kind: Kind) =>
      ({ id }: { id: string }, context: Context) =>
        isUuid(id) ? load(context, kind, id) : null,
  }
}

/** Table and loader of a node type. */
export interface NodeTable<Kind extends string> {
  table: string
  kind: Kind
  /** The index that leads to rows by id, unless it is the primary key. */
  idIndex?: string
  /** The column of the time of creation, unless it is `created_at`. */
  createdAt?: string
}

/** How the types of ids are found. */
interface NodeTypes<Context, Kind extends string> {
  /** Tables and loaders by type. */
  nodes: Readonly<Record<string, NodeTable<Kind>>>
  load: LoadNode<Context, Kind>
  /** The context of the same caller with all rights that a credential can have. */
  withAllRights: (context: Context) => Context
}

/**
 * Finds the types of ids by one statement; null for a node that is not visible to the caller, and the refusal of a node
 * that would be visible with another scope.
 */
export function makeFindNodeTypes<Context extends { database: Queryable }, Kind extends string>({
  nodes,
  load,
  withAllRights,
}: NodeTypes<Context, Kind>) {
  const findTypes = Object.entries(nodes)
    .map(
      // Selects a column outside of the index: MySQL may scan a covering index completely.
      ([type, { table, idIndex = 'PRIMARY', createdAt = 'created_at' }]) =>
        `SELECT id, '${type}' AS type, ${createdAt} FROM ${table} FORCE INDEX (${idIndex}) WHERE id IN (?)`,
    )
    .join(' UNION ALL ')
  const typeCount = Object.keys(nodes).length

  return async (ids: readonly string[], context: Context): Promise<NodeType[]> => {
    const possible = ids.filter(isUuid)
    if (possible.length === 0) return ids.map(() => null)
    const rows = await context.database.query<{ id: string; type: string }[]>(
      findTypes,
      Array.from({ length: typeCount }, () => possible),
    )
    const typeOf = new Map(rows.map(({ id, type }) => [id, type]))
    // One context for all ids, so that their loads batch.
    let entitled: Context | undefined
    const requireEntitled = () => {
      entitled ??= withAllRights(context)
      return entitled
    }
    return Promise.all(
      ids.map((id) => toNodeType(id, typeOf.get(id), { context, requireEntitled })),
    )
  }

  async function toNodeType(
    id: string,
    type: string | undefined,
    { context, requireEntitled }: { context: Context; requireEntitled: () => Context },
  ): Promise<NodeType> {
    const node = type === undefined ? undefined : nodes[type]
    if (type === undefined || !node) return null

    const refusal = await findRefusal(load(context, node.kind, id))
    if (refusal === null) return type
    // A refusal of a node that is not visible anyway would reveal that it exists.
    const isVisible =
      RIGHTS.has(refusal.code) && !(await findRefusal(load(requireEntitled(), node.kind, id)))
    return isVisible ? refusal : null
  }
}

/** The type of a node, null, or the refusal to read it. */
type NodeType = string | null | Problem

/** The refusal of a load; a missing record counts as one. */
async function findRefusal(loading: Promise<object | null>): Promise<Problem | null> {
  try {
    return (await loading) === null ? notFound() : null
  } catch (error) {
    if (error instanceof Problem && (error.code === 'forbidden' || RIGHTS.has(error.code)))
      return error
    throw error
  }
}

/** Codes of what a credential lacks. */
const RIGHTS: ReadonlySet<string> = new Set([
  'insufficient_scope',
  'feature_forbidden',
  'integration_disabled',
])
