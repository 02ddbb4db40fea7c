import type { EntitySchema } from 'typeorm'
import type { Queryable, Row } from '../database/database.ts'
import { allOf, type Condition } from '../query/conditions.ts'
import { isAfterPosition } from './list-order.ts'
import { listedTable } from './listed-table.ts'
import type { ListSetup } from './paged-list.ts'

/** Rows by a small set of ids. */
export interface RowsByIds {
  ids: readonly string[]
  /** Further conditions. */
  also: readonly (Condition | null)[]
}

export interface PageByIds extends RowsByIds {
  /** Order values of the last row of the previous page. */
  after: readonly unknown[] | null
  limit: number
  offset: number
}

/** A paged list over a small set of ids: read by primary key, then sorted. */
export function listByIds<T extends object>(schema: EntitySchema<T>, setup: ListSetup<T>) {
  const { alias, columns, beside = '', order, direction = 'ASC' } = setup
  const table = listedTable(schema)
  const inOrder = order.map((property) => `${alias}.${table.column(property).name} ${direction}`)
  const from = `FROM ${table.name} ${alias} FORCE INDEX (PRIMARY) ${beside}`
  const among = ({ ids, also }: RowsByIds, more: Condition | null) =>
    allOf([{ sql: `${alias}.${table.key} IN (?)`, params: [ids] }, ...also, more])

  return {
    async read(database: Queryable, page: PageByIds): Promise<Row[]> {
      const { after, limit, offset } = page
      if (page.ids.length === 0) return []

      const { sql, params } = among(page, after && isAfterPosition(table, setup, after))
      return database.query(
        `SELECT ${columns} ${from} WHERE ${sql} ORDER BY ${inOrder.join(', ')} LIMIT ? OFFSET ?`,
        [...params, limit, offset],
      )
    },

    async count(database: Queryable, rows: RowsByIds): Promise<number> {
      if (rows.ids.length === 0) return 0

      const { sql, params } = among(rows, null)
      const [counted] = await database.query<{ n: string }[]>(
        `SELECT count(*) AS n ${from} WHERE ${sql}`,
        params,
      )
      return Number(counted?.n)
    },
  }
}
