import type { EntitySchema } from 'typeorm'
import type { Queryable, Row } from '../database/database.ts'
import { allOf, type Condition } from '../query/conditions.ts'
import { tableOf } from '../query/table.ts'
import { ABSENT, branchesOf, makeChooseIndex, type Values } from './list-index.ts'
import { isAfterPosition, type Order } from './list-order.ts'
import { listedTable } from './listed-table.ts'

/**
 * A list that is read in pages (keyset pagination). Its statements force the index that is sorted in the list's
 * order, so that misleading statistics cannot make the server sort the whole table for ten rows.
 */
export interface PagedList<T> {
  /** Properties of the order, which are also a page's position. */
  order: readonly (keyof T & string)[]
  read(database: Queryable, request: PageOfList<T>): Promise<Row[]>
  /** The page's statement; null if the page is empty for sure. */
  selectOf(request: PageOfList<T>): Condition | null
  /** The statement that reads only the order values and keys of the page's rows. */
  keysOf(request: PageOfList<T>): Condition | null
  /** Reads several pages by one statement. */
  readAll(database: Queryable, requests: readonly PageOfList<T>[]): Promise<Row[][]>
  /** Counts the rows of all pages in the index: linear in their number. */
  count(database: Queryable, request: RowsOfList<T>): Promise<number>
  countAll(database: Queryable, requests: readonly RowsOfList<T>[]): Promise<number[]>
}

export interface ListSetup<T> extends Order<T> {
  alias: string
  /** Select list; default: all columns of the table. */
  columns?: string
  /** LEFT JOINs by primary key for columns of other tables; they neither add nor drop rows. */
  beside?: string
}

/** Filters of a list. */
export interface RowsOfList<T> {
  /** Equality filters, served by an index. */
  equal: Values<T>
  /**
   * All possible values of leading index columns that may be unfiltered: each value is then read as a branch of
   * its own (loose index scan), up to the page's size.
   */
  spread?: { readonly [P in keyof T]?: readonly T[P][] }
  /** Bounds of the order, and conditions outside of the index; these must be true for most rows. */
  also?: readonly (Condition | null)[]
}

export interface PageOfList<T> extends RowsOfList<T> {
  /** Order values of the last row of the previous page. */
  after: readonly unknown[] | null
  limit: number
  offset?: number
}

export function pagedList<T extends object>(
  schema: EntitySchema<T>,
  setup: ListSetup<T>,
): PagedList<T> {
  const { alias, beside = '', order, direction = 'ASC' } = setup
  const columns = setup.columns ?? tableOf(schema).columns(alias)
  const table = listedTable(schema)
  const chooseIndex = makeChooseIndex(table, order)
  const ordering = order.map((property) => table.column(property).name)
  const sortedBy = (prefix: string) =>
    ordering.map((name) => `${prefix}${name} ${direction}`).join(', ')
  const inOrder = `ORDER BY ${sortedBy(`${alias}.`)}`
  /**
   * Select list of a page's keys, plus a column outside of the index: MySQL may scan a covering index completely,
   * although a range is given. With a large OFFSET the extra look-ups would take ten times as long, so there the
   * index stays covering.
   */
  const keysIn = (index: string, isCovering: boolean) => {
    const uncovered = isCovering ? null : table.uncoveredColumn(index)
    return [...new Set([...ordering, ...table.keys, uncovered?.name ?? table.key])]
      .map((name) => `${alias}.${name}`)
      .join(', ')
  }

  /** One branch for each combination of values of the index's leading columns. */
  const partsOf = ({ equal, spread = {}, also = [] }: RowsOfList<T>, more: Condition | null) => {
    const index = chooseIndex({ equal, spread })
    const leading = index.leading.map(table.column)
    const from = `FROM ${table.name} ${alias} FORCE INDEX (${index.name})`
    return branchesOf(index, { equal, spread }).map((values) => {
      const isEqual = leading.map(({ name, toCompared }, at) =>
        values[at] === ABSENT
          ? { sql: `${alias}.${name} IS NULL`, params: [] }
          : { sql: `${alias}.${name} = ?`, params: [toCompared(values[at])] },
      )
      const { sql, params } = allOf([...isEqual, ...also, more])
      return { index: index.name, from, where: `WHERE ${sql || 'TRUE'}`, params }
    })
  }

  /** Statement for the keys of a page; null if there is no branch. */
  const keysOf = (page: PageOfList<T>): Condition | null => {
    const { after, limit, offset = 0, ...rows } = page
    const isCovering = isCoveredByIndex(page)
    const parts = partsOf(rows, after && isAfterPosition(table, setup, after))
    const [first, ...others] = parts
    if (first === undefined) return null
    if (others.length === 0)
      return {
        sql: `SELECT ${keysIn(first.index, isCovering)} ${first.from} ${first.where} ${inOrder} LIMIT ? OFFSET ?`,
        params: [...first.params, limit, offset],
      }

    // Each branch may hold the whole page, so each one reads up to the page's end.
    const pages = parts.map(
      ({ index, from, where }) =>
        `(SELECT ${keysIn(index, isCovering)} ${from} ${where} ${inOrder} LIMIT ?)`,
    )
    return {
      sql: `${pages.join(' UNION ALL ')} ORDER BY ${sortedBy('')} LIMIT ? OFFSET ?`,
      params: [...parts.flatMap(({ params }) => [...params, limit + offset]), limit, offset],
    }
  }
  const isSameRow = table.keys.map((key) => `${alias}.${key} = page.${key}`).join(' AND ')
  const joinRows = `STRAIGHT_JOIN ${table.name} ${alias} FORCE INDEX (PRIMARY)
           ON ${isSameRow}
         ${beside}`

  const selectOf: PagedList<T>['selectOf'] = (page) => {
    const { after, limit, offset = 0, ...rows } = page
    const [first, ...others] = partsOf(rows, after && isAfterPosition(table, setup, after))
    if (first === undefined) return null
    if (others.length === 0 && !isCoveredByIndex(page))
      return {
        sql: `SELECT ${columns} ${first.from} ${beside} ${first.where} ${inOrder} LIMIT ? OFFSET ?`,
        params: [...first.params, limit, offset],
      }

    const { sql, params = [] } = keysOf(page) ?? {}
    return { sql: `SELECT ${columns} FROM (${sql}) page ${joinRows} ${inOrder}`, params }
  }

  const read: PagedList<T>['read'] = async (database, page) => {
    const select = selectOf(page)
    return select === null ? [] : database.query(select.sql, select.params)
  }

  const countAll: PagedList<T>['countAll'] = async (database, requests) => {
    const parts = requests.flatMap((rows, list) =>
      partsOf(rows, null).map((part) => ({ ...part, list })),
    )
    const counts = requests.map(() => 0)
    if (parts.length === 0) return counts

    const selects = parts.map(
      ({ list, from, where }) => `SELECT ${list} AS list, count(*) AS n ${from} ${where}`,
    )
    const counted = await database.query<{ list: number; n: string }[]>(
      selects.join(' UNION ALL '),
      parts.flatMap(({ params }) => params),
    )
    for (const { list, n } of counted)
      counts[Number(list)] = (counts[Number(list)] ?? 0) + Number(n)
    return counts
  }

  return {
    order,
    read,
    selectOf,
    keysOf,
    async readAll(database, requests) {
      const [only, ...others] = requests
      if (only && others.length === 0) return [await read(database, only)]

      const pages: Row[][] = requests.map(() => [])
      const selects = requests.flatMap((page, list) => {
        const select = keysOf(page)
        return select === null
          ? []
          : [{ ...select, sql: `(SELECT ${list} AS list, own.* FROM (${select.sql}) own)` }]
      })
      if (selects.length === 0) return pages

      const rows = await database.query(
        `SELECT page.list AS list, ${columns}
         FROM (${selects.map(({ sql }) => sql).join(' UNION ALL ')}) page ${joinRows}
         ORDER BY page.list, ${sortedBy(`${alias}.`)}`,
        selects.flatMap(({ params }) => params),
      )
      for (const { list, ...row } of rows) pages[Number(list)]?.push(row)
      return pages
    },
    async count(database, rows) {
      const [count = 0] = await countAll(database, [rows])
      return count
    },
    countAll,
  }
}

/** True for OFFSET pages without range conditions; with one, MySQL would scan the covering index completely. */
function isCoveredByIndex<T>(page: PageOfList<T>): boolean {
  const { after, offset = 0, also = [] } = page
  return after === null && offset > 0 && also.every((condition) => condition === null)
}
