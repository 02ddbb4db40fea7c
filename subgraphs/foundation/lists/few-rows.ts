import type { EntitySchema } from 'typeorm'
import type { Queryable, Row } from '../database/database.ts'
import { allOf, type Condition } from '../query/conditions.ts'
import { isBehind } from './list-order.ts'
import { listedTable } from './listed-table.ts'
import type { ListSetup } from './paged-list.ts'

/** Rows that are among a few whose ids are known. */
export interface FewRows {
  ids: readonly string[]
  /** What holds besides. */
  also: readonly (Condition | null)[]
}

export interface PageOfFew extends FewRows {
  /** Where the page before ended, by the columns of the order. */
  after: readonly unknown[] | null
  limit: number
  offset: number
}

/** Pages of a list out of few rows, which are read by their ids and then put in order. */
export function fewRows<T extends object>(schema: EntitySchema<T>, setup: ListSetup<T>) {
  const { alias, columns, beside = '', order, direction = 'ASC' } = setup
  const table = listedTable(schema)
  const inOrder = order.map((property) => `${alias}.${table.column(property).name} ${direction}`)
  const from = `FROM ${table.name} ${alias} FORCE INDEX (PRIMARY) ${beside}`
  const among = ({ ids, also }: FewRows, more: Condition | null) =>
    allOf([{ sql: `${alias}.${table.key} IN (?)`, params: [ids] }, ...also, more])

  return {
    async read(database: Queryable, page: PageOfFew): Promise<Row[]> {
      const { after, limit, offset } = page
      if (page.ids.length === 0) return []

      const { sql, params } = among(page, after && isBehind(table, setup, after))
      return database.query(
        `SELECT ${columns} ${from} WHERE ${sql} ORDER BY ${inOrder.join(', ')} LIMIT ? OFFSET ?`,
        [...params, limit, offset],
      )
    },

    async count(database: Queryable, rows: FewRows): Promise<number> {
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
