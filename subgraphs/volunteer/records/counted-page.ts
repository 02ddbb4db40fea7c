import { z } from 'zod'
import { parseInput } from '../../../platform/input/issues.ts'
import { omittable } from '../../../schema/fields/input-fields.ts'
import { inputRecord, toGraph } from '../../../schema/fields/input-record.ts'
import { VOLUNTEER_LIMITS } from '../../../schema/volunteer/limits.ts'
import { sliceFields } from '../../../schema/volunteer/lists.ts'
import type { Row as DatabaseRow } from '../../foundation/database/database.ts'
import { type Connection, toConnection } from '../../foundation/lists/connection.ts'
import type { Pages } from '../../foundation/lists/load-pages.ts'
import type { PagedList, RowsOfList } from '../../foundation/lists/paged-list.ts'
import type { CursorBinding, Cursors, Position } from '../../foundation/lists/paging.ts'

/** A page that starts at a cursor or, as in REST, at an offset. */
export interface CountedPage<Node> extends Connection<Node> {
  /** The number of rows on all pages. */
  countAll(): Promise<number>
}

/** A sorted list that is read by pages and counted. */
export interface CountedList<T> {
  read(slice: CountedSlice): Promise<readonly T[]>
  count(): Promise<number>
  positionOf(row: T): Position
}

/** Rows after a position, or after an offset. */
export interface CountedSlice {
  after: Position | null
  offset: number
  limit: number
}

export interface CountedPageRequest<T, Node> {
  cursors: Cursors
  binding: CursorBinding
  list: CountedList<T>
  toNode(record: T): Node
}

/** The rows of a list, and the shown columns. */
interface ListedRows<Row extends object, T extends Partial<Row>> {
  list: PagedList<Row>
  rows: RowsOfList<Row>
  toRecord(row: DatabaseRow): T
}

/** A counted list of these rows; the position of a row follows from the list's order. */
export function toCountedList<Row extends object, T extends Partial<Row>>(
  pages: Pages,
  { list, rows, toRecord }: ListedRows<Row, T>,
): CountedList<T> {
  return {
    read: async (slice) => (await pages.read(list, { ...rows, ...slice })).map(toRecord),
    count: () => pages.count(list, rows),
    positionOf: (record) => toPosition(list.order.map((property) => record[property])),
  }
}

/** The order consists of a text or time column and an id. */
function toPosition([value, id]: readonly unknown[]): Position {
  return [value instanceof Date ? value.getTime() : String(value), String(id)]
}

export interface PageArguments {
  first: number
  offset: number
  after?: string | null | undefined
}

/** Arguments of a list; only lists that REST reads have an offset. */
export type WithOffset<Args> = Args & { offset?: number }

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

export function asPageArguments({
  first,
  offset = 0,
  after,
}: WithOffset<Omit<PageArguments, 'offset'>>): PageArguments {
  return parseInput(PageInput, { first, offset, after }, 'query')
}

export async function readCountedPage<T, Node>(
  { cursors, binding, list, toNode }: CountedPageRequest<T, Node>,
  { first, offset, after }: PageArguments,
): Promise<CountedPage<Node>> {
  const position = after == null ? null : cursors.open(binding, after)
  // One extra row shows whether there is another page.
  const read = await list.read({ after: position, offset, limit: first + 1 })
  const rows = read.slice(0, first)
  const hasNextPage = read.length > first
  const page = toConnection(rows, {
    toNode,
    cursorOf: (row) => cursors.seal(binding, list.positionOf(row)),
    hasNextPage,
    hasPreviousPage: position !== null || offset > 0,
  })
  const isCounted = position === null && !hasNextPage && (rows.length > 0 || offset === 0)
  const countAll = async () => (isCounted ? offset + rows.length : list.count())
  return Object.assign(page, { countAll })
}
