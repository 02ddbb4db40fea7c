import type { EntitySchema } from 'typeorm'
import type { Database } from '../../../subgraphs/foundation/database/database.ts'
import { type Changes, copyStatement } from '../../../test/support/database/many-rows.ts'

/** A database, and the rows that each of its large tables gets. */
export interface Filling {
  database: Database
  rows: number
}

const BATCH = 50_000

/** An id of a copy by its number, in SQL. */
export const idOf = (n: string) => `CONCAT('0190b000-0000-7000-8000-', LPAD(${n}, 12, '0'))`

/** The id of the copy `n`. */
export const copyId = (n: number) => `0190b000-0000-7000-8000-${String(n).padStart(12, '0')}`

/** Nine of ten copies belong to the same club, or what else the column names, the others to many. */
export const mostly = (column: string) => `IF(n % 10, t.${column}, ${ELSEWHERE})`

/** One of ten copies. */
export const seldom = (column: string) => `IF(n % 10, ${ELSEWHERE}, t.${column})`

const ELSEWHERE = "CONCAT('0190c000-0000-7000-8000-', LPAD(n DIV 1000, 12, '0'))"

/** Copies the row with the id; `changes` are SQL over the number `n` of a copy. */
export async function copyRows<T extends object>(
  { database, rows }: Filling,
  entity: EntitySchema<T>,
  id: string,
  changes: Changes<T>,
  key = 'id',
): Promise<void> {
  for (let made = 0; made < rows; made += BATCH) {
    const count = Math.min(BATCH, rows - made)
    await database.query(copyStatement(entity, { changes, count, key, made }), [id])
  }
  console.log(`${rows.toLocaleString('en')} rows of ${entity.options.tableName}`)
}
