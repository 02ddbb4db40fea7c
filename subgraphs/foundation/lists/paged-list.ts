import type { EntitySchema } from 'typeorm'
import type { Queryable, Row } from '../database/database.ts'
import { allOf, type Condition } from '../query/conditions.ts'
import { ABSENT, branchesOf, makeChooseIndex, type Values } from './list-index.ts'
import { isBehind, type Order } from './list-order.ts'
import { listedTable } from './listed-table.ts'

/**
 * A list that is read in pages. Its statements name the one index that the page is read from, so
 * that no statistics can make a server begin with another table, or sort all rows for the first ten.
 */
export interface PagedList<T> {
  /** What the list is in the order of; it tells where a page ends. */
  order: readonly (keyof T & string)[]
  read(database: Queryable, request: PageOfList<T>): Promise<Row[]>
  /** The statement that reads the page; null where there is nothing to read. */
  selectOf(request: PageOfList<T>): Condition | null
  /** The statement that reads the order and the key of the page's rows in the index alone. */
  keysOf(request: PageOfList<T>): Condition | null
  /** Several pages by one statement, each read as far as it goes. */
  readAll(database: Queryable, requests: readonly PageOfList<T>[]): Promise<Row[][]>
  /** How many rows there are on all pages; all of them are read, in the index. */
  count(database: Queryable, request: RowsOfList<T>): Promise<number>
  countAll(database: Queryable, requests: readonly RowsOfList<T>[]): Promise<number[]>
}

export interface ListSetup<T> extends Order<T> {
  alias: string
  columns: string
  /** What is shown of other tables: LEFT JOINs by primary key, which add no row and drop none. */
  beside?: string
}

/** Which rows a list has. */
export interface RowsOfList<T> {
  /** What an index leads to: rows have the value, or one of the values; null asks for nothing. */
  equal: Values<T>
  /**
   * All values there are of what an index has before the order and nobody may have asked for. Each
   * is then read on its own, as far as the page goes.
   */
  spread?: { readonly [P in keyof T]?: readonly T[P][] }
  /** Bounds of the order, and what else holds: in a long list nothing that refuses many rows. */
  also?: readonly (Condition | null)[]
}

export interface PageOfList<T> extends RowsOfList<T> {
  /** Where the page before ended, by the columns of the order. */
  after: readonly unknown[] | null
  limit: number
  offset?: number
}

export function pagedList<T extends object>(
  schema: EntitySchema<T>,
  setup: ListSetup<T>,
): PagedList<T> {
  const { alias, columns, beside = '', order, direction = 'ASC' } = setup
  const table = listedTable(schema)
  const chooseIndex = makeChooseIndex(table, order)
  const ordering = order.map((property) => table.column(property).name)
  const orderOf = (prefix: string) =>
    `ORDER BY ${ordering.map((name) => `${prefix}${name} ${direction}`).join(', ')}`
  const inOrder = orderOf(`${alias}.`)
  /**
   * What is read in an index to find a page, and one thing besides: MySQL may scan all of an index that
   * has everything asked for, although a range of it is named. Not so where many rows are passed over: to
   * look each of them up would take ten times as long.
   */
  const keysIn = (index: string, isIndexEnough: boolean) => {
    const besides = isIndexEnough ? null : table.besides(index)
    return [...new Set([...ordering, table.key, besides?.name ?? table.key])]
      .map((name) => `${alias}.${name}`)
      .join(', ')
  }

  /** Where to read: one part for each combination of values that the index leads to. */
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

  /** The keys of a page; null where there is nothing to read. */
  const keysOf = (page: PageOfList<T>): Condition | null => {
    const { after, limit, offset = 0, ...rows } = page
    const isIndexEnough = isReadInIndex(page)
    const parts = partsOf(rows, after && isBehind(table, setup, after))
    const [first, ...others] = parts
    if (first === undefined) return null
    if (others.length === 0)
      return {
        sql: `SELECT ${keysIn(first.index, isIndexEnough)} ${first.from} ${first.where} ${inOrder} LIMIT ? OFFSET ?`,
        params: [...first.params, limit, offset],
      }

    const pages = parts.map(
      ({ index, from, where }) =>
        `(SELECT ${keysIn(index, isIndexEnough)} ${from} ${where} ${inOrder} LIMIT ?)`,
    )
    return {
      sql: `${pages.join(' UNION ALL ')} ${orderOf('')} LIMIT ? OFFSET ?`,
      params: [...parts.flatMap(({ params }) => [...params, limit + offset]), limit, offset],
    }
  }
  const besideKeys = `STRAIGHT_JOIN ${table.name} ${alias} FORCE INDEX (PRIMARY)
           ON ${alias}.${table.key} = page.${table.key}
         ${beside}`

  const selectOf: PagedList<T>['selectOf'] = (page) => {
    const { after, limit, offset = 0, ...rows } = page
    const [first, ...others] = partsOf(rows, after && isBehind(table, setup, after))
    if (first === undefined) return null
    if (others.length === 0 && !isReadInIndex(page))
      return {
        sql: `SELECT ${columns} ${first.from} ${beside} ${first.where} ${inOrder} LIMIT ? OFFSET ?`,
        params: [...first.params, limit, offset],
      }

    const { sql, params = [] } = keysOf(page) ?? {}
    return { sql: `SELECT ${columns} FROM (${sql}) page ${besideKeys} ${inOrder}`, params }
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
         FROM (${selects.map(({ sql }) => sql).join(' UNION ALL ')}) page ${besideKeys}
         ORDER BY page.list, ${orderOf(`${alias}.`).slice('ORDER BY '.length)}`,
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

/** Only where values are equal: with a bound, as a cursor is one, MySQL would scan all of the index. */
function isReadInIndex<T>(page: PageOfList<T>): boolean {
  const { after, offset = 0, also = [] } = page
  return after === null && offset > 0 && also.every((condition) => condition === null)
}
