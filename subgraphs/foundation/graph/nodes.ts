import { isUuid } from '../../../platform/ids.ts'
import { Problem } from '../../../platform/problem.ts'
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
}

/** Finds the types of ids by one statement; null for a node that the caller may not read. */
export function makeFindNodeTypes<Context extends { database: Queryable }, Kind extends string>(
  nodes: Readonly<Record<string, NodeTable<Kind>>>,
  load: LoadNode<Context, Kind>,
) {
  const findTypes = Object.entries(nodes)
    .map(
      ([type, { table }]) =>
        `SELECT id, '${type}' AS type FROM ${table} FORCE INDEX (PRIMARY) WHERE id IN (?)`,
    )
    .join(' UNION ALL ')
  const typeCount = Object.keys(nodes).length

  return async (ids: readonly string[], context: Context): Promise<(string | null)[]> => {
    const possible = ids.filter(isUuid)
    if (possible.length === 0) return ids.map(() => null)
    const rows = await context.database.query<{ id: string; type: string }[]>(
      findTypes,
      Array.from({ length: typeCount }, () => possible),
    )
    const typeOf = new Map(rows.map(({ id, type }) => [id, type]))
    return Promise.all(ids.map((id) => toReadable(id, typeOf.get(id), context)))
  }

  async function toReadable(id: string, type: string | undefined, context: Context) {
    const node = type === undefined ? undefined : nodes[type]
    if (type === undefined || !node) return null
    return (await isReadable(load(context, node.kind, id))) ? type : null
  }
}

/** A refusal counts as absence, so that it does not reveal the node. */
async function isReadable(loading: Promise<object | null>): Promise<boolean> {
  try {
    return (await loading) !== null
  } catch (error) {
    if (error instanceof Problem && REFUSALS.has(error.code)) return false
    throw error
  }
}

const REFUSALS: ReadonlySet<string> = new Set([
  'forbidden',
  'insufficient_scope',
  'feature_forbidden',
  'integration_disabled',
])
