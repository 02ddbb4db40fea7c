import { isUuid } from '../../../platform/ids.ts'
import { Problem } from '../../../platform/problem.ts'
import type { Queryable } from '../database/database.ts'

/** Loads what the caller may read; null where there is nothing. */
export type LoadNode<Context, Kind extends string> = (
  context: Context,
  kind: Kind,
  id: string,
) => Promise<object | null>

/** How the objects of one subgraph lead to each other, and how other subgraphs name them. */
export function makeRelations<Context, Kind extends string>(load: LoadNode<Context, Kind>) {
  return {
    /** Resolves the object whose id the parent holds under `key`; null where the caller cannot read it. */
    relation:
      <Key extends string>(kind: Kind, key: Key) =>
      (parent: { [K in Key]: string | null }, _args: unknown, context: Context) => {
        const id = parent[key]
        return id === null ? null : load(context, kind, id)
      },

    /** Resolves what another subgraph, or its client, names by id: whether it can be read is decided here. */
    reference:
      (kind: Kind) =>
      ({ id }: { id: string }, context: Context) =>
        isUuid(id) ? load(context, kind, id) : null,
  }
}

/** Where the ids of a type of node are, and what loads them. */
export interface NodeTable<Kind extends string> {
  table: string
  kind: Kind
}

/** Tells which types ids have, in one statement beside the loads that decide whether the caller may know. */
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

/** Whoever is refused cannot tell that there is something. */
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
