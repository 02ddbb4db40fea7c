import type { z } from 'zod'
import type { Fields, InputRecord, OwnNames } from '../../schema/fields/input-record.ts'
import type { TypedOperation } from '../../schema/operations.ts'
import type { Tag } from '../openapi/tags.ts'
import { defineRoute, type Route, requireData } from '../route.ts'
import { listBodyOf } from './bodies/lists.ts'
import { type ListQuery, listQuery } from './list-query.ts'

/** A page of a list in the graph. */
export interface ListedPage<Node> {
  nodes: readonly Node[]
  /** Absent unless selected. */
  totalCount?: number
  pageInfo: { hasNextPage: boolean; endCursor: string | null }
}

/** The specifics of a list; all lists share the paging. */
export interface ListRoute<
  Scope extends string,
  F extends Fields,
  Params,
  Data,
  Vars,
  Node,
  Row extends z.ZodType,
> {
  path: string
  tag: Tag
  summary: string
  scopes: readonly Scope[]
  filter: InputRecord<F>
  /** REST names of conditions that differ from `toRestName`. */
  names?: OwnNames<F>
  /** Default of `limit`. */
  size?: number
  operation: TypedOperation<Data, Vars>
  variables: (input: { params: Params; query: ListQuery<F> }) => NoInfer<Vars>
  page: (data: Data) => ListedPage<Node> | null | undefined
  /** Key of the rows in the body. */
  rows: string
  /** Body of a row, and of the list if not named after it. */
  row: Row
  body?: string
  toRow: (node: Node) => NoInfer<z.output<Row>>
  /** When a row was deleted; absent in lists whose rows are never deleted. */
  deletedAt?: (node: Node) => string | null | undefined
  /** Sorts a page into the documented order if the graph orders by change (`updated_since`). */
  sort?: (nodes: readonly Node[]) => readonly Node[]
}

export function defineListRoute<
  const Scope extends string,
  F extends Fields,
  Data,
  Vars extends object,
  Node,
  Row extends z.ZodType,
  Params extends z.ZodType = z.ZodUndefined,
>({
  filter,
  names,
  size,
  page,
  rows,
  row,
  body,
  toRow,
  deletedAt = () => null,
  sort = (nodes) => nodes,
  ...route
}: { params?: Params } & ListRoute<
  Scope,
  F,
  z.output<Params>,
  Data,
  Vars,
  Node,
  Row
>): Route<Scope> {
  return defineRoute({
    ...route,
    method: 'GET',
    query: listQuery(filter, size, names),
    headerNames: ['x-next-cursor', 'x-total-count'],
    answers: { 200: listBodyOf(rows, row, body) },
    headers: (data) => toPageHeaders(requireData(page(data))),
    answer(data, _context, { query: { isCounted, includeDeleted } }) {
      const { nodes } = requireData(page(data))
      const toListed = (node: Node) =>
        includeDeleted
          ? { ...(toRow(node) as object), deleted_at: deletedAt(node) ?? null }
          : toRow(node)
      // A page that was read by cursor (`isCounted` is false, list-query.ts) keeps the order of the cursor.
      return { [rows]: (isCounted ? sort(nodes) : nodes).map(toListed) }
    },
  })
}

/** The total and the next page are in headers, so that the body stays as documented. */
function toPageHeaders({ totalCount, pageInfo }: ListedPage<unknown>): Record<string, string> {
  const { hasNextPage, endCursor } = pageInfo
  return {
    ...(totalCount === undefined ? {} : { 'x-total-count': String(totalCount) }),
    ...(hasNextPage && endCursor !== null ? { 'x-next-cursor': endCursor } : {}),
  }
}
