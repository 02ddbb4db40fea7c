import type { EntitySchema } from 'typeorm'
import type { Queryable, Row } from '../database/database.ts'
import { listedTable } from './listed-table.ts'
import type { PagedList, PageOfList, RowsOfList } from './paged-list.ts'

/** One disjoint part of a merged list. */
export interface MergedPart<T> {
  /** Sorted by a timestamp and the key, ascending; the timestamp's column may differ by part. */
  list: PagedList<T>
  rows: RowsOfList<T>
}

/** Position and size of a page. */
export type MergedPage = Pick<PageOfList<unknown>, 'after' | 'limit' | 'offset'>

/**
 * A list sorted by a timestamp that is in one column for some rows and in another column for the others. Each
 * part is read from its own index up to the end of the page; one statement reads all parts, so that a row that moves
 * between parts is neither missed nor listed twice.
 */
export function mergedList<T extends object>(
  schema: EntitySchema<T>,
  { alias, columns }: { alias: string; columns: string },
) {
  const { name, key, column } = listedTable(schema)
  return {
    async read(
      database: Queryable,
      parts: readonly MergedPart<T>[],
      { after, limit, offset = 0 }: MergedPage,
    ): Promise<Row[]> {
      const selects = parts.flatMap(({ list, rows }) => {
        const keys = list.keysOf({ ...rows, after, limit: limit + offset })
        const moment = list.order[0]
        if (keys === null || moment === undefined) return []

        const sql = `(SELECT own.${key}, own.${column(moment).name} AS place FROM (${keys.sql}) own)`
        return [{ sql, params: keys.params }]
      })
      if (selects.length === 0) return []

      return database.query(
        `SELECT ${columns}
         FROM (${selects.map(({ sql }) => sql).join(' UNION ALL ')}
               ORDER BY place, ${key} LIMIT ? OFFSET ?) page
         STRAIGHT_JOIN ${name} ${alias} FORCE INDEX (PRIMARY) ON ${alias}.${key} = page.${key}
         ORDER BY page.place, page.${key}`,
        [...selects.flatMap(({ params }) => params), limit, offset],
      )
    },

    async count(database: Queryable, parts: readonly MergedPart<T>[]): Promise<number> {
      const counts = await Promise.all(parts.map(({ list, rows }) => list.count(database, rows)))
      return counts.reduce((sum, count) => sum + count, 0)
    },
  }
}
