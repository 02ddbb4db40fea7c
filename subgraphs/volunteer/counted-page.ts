import { z } from 'zod'
import { parseInput } from '../../platform/issues.ts'
import { omittable } from '../../schema/input-fields.ts'
import { inputRecord, toGraph } from '../../schema/input-record.ts'
import { VOLUNTEER_LIMITS } from '../../schema/volunteer/limits.ts'
import { sliceFields } from '../../schema/volunteer/lists.ts'
import type { Condition } from '../foundation/conditions.ts'
import { type Connection, toConnection } from '../foundation/connection.ts'
import type { Queryable, Row } from '../foundation/database.ts'
import type { CursorBinding, Cursors, Position } from '../foundation/paging.ts'

/** A page that is reached by a cursor, or by passing rows over as REST does. */
export interface CountedPage<Node> extends Connection<Node> {
  /** Rows on all pages together. */
  countAll(): Promise<number>
}

/** Rows of one table that meet the conditions, in the order. */
export interface CountedList<T> {
  database: Queryable
  columns: string
  /** The table with its alias, its joins and its conditions. */
  from: string
  params: readonly unknown[]
  orderBy: string
  /** What holds for rows that come after the position in that order. */
  isAfter(position: Position): Condition
  positionOf(row: T): Position
  toRecords(rows: readonly Row[]): readonly T[] | Promise<readonly T[]>
}

export interface CountedPageRequest<T, Node> {
  cursors: Cursors
  binding: CursorBinding
  list: CountedList<T>
  toNode(record: T): Node
}

export interface PageArguments {
  first: number
  offset: number
  after?: string | null | undefined
}

export const CountedPageFields = {
  totalCount: (page: CountedPage<unknown>) => page.countAll(),
}

const PageInput = toGraph(
  inputRecord(
    { ...sliceFields(VOLUNTEER_LIMITS.page.default), after: omittable(z.string()) },
    ({ offset, after }, refuse) => {
      if (offset > 0 && after !== undefined)
        refuse('exclusive', 'Send `after` or `offset`, not both.', ['after'])
    },
  ),
)

export function asPageArguments({ first, offset, after }: PageArguments): PageArguments {
  return parseInput(PageInput, { first, offset, after }, 'query')
}

export async function readCountedPage<T, Node>(
  { cursors, binding, list, toNode }: CountedPageRequest<T, Node>,
  { first, offset, after }: PageArguments,
): Promise<CountedPage<Node>> {
  const position = after == null ? null : cursors.open(binding, after)
  // One row more than asked for only tells whether there is another page.
  const read = await readRows(list, { position, offset, limit: first + 1 })
  const rows = read.slice(0, first)
  const hasNextPage = read.length > first
  const page = toConnection(rows, {
    toNode,
    cursorOf: (row) => cursors.seal(binding, list.positionOf(row)),
    hasNextPage,
    hasPreviousPage: position !== null || offset > 0,
  })
  const isCounted = position === null && !hasNextPage && (rows.length > 0 || offset === 0)
  const countAll = async () => (isCounted ? offset + rows.length : countRows(list))
  return Object.assign(page, { countAll })
}

interface Slice {
  position: Position | null
  offset: number
  limit: number
}

async function readRows<T>(list: CountedList<T>, { position, offset, limit }: Slice) {
  const { database, columns, from, params, orderBy, toRecords } = list
  const later = position === null ? null : list.isAfter(position)
  const rows = await database.query(
    `SELECT ${columns} FROM ${from}${later === null ? '' : ` AND ${later.sql}`}
     ORDER BY ${orderBy} LIMIT ? OFFSET ?`,
    [...params, ...(later?.params ?? []), limit, offset],
  )
  return toRecords(rows)
}

async function countRows<T>({ database, from, params }: CountedList<T>): Promise<number> {
  const [counted] = await database.query<{ n: string }[]>(
    `SELECT count(*) AS n FROM ${from}`,
    params,
  )
  return Number(counted?.n)
}
