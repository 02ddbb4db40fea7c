import type { Database } from '../database/database.ts'
import { deleteFrom } from '../query/delete-from.ts'

/** A purge of the rows whose `column` is before a moment, along `index`; returns their number. */
export function purgeBefore(table: string, column: string, index: string) {
  const sql = `${deleteFrom(table, index)} WHERE ${column} < ? LIMIT ?`
  return async (database: Database, before: Date, limit: number): Promise<number> => {
    const { affectedRows } = await database.query<{ affectedRows: number }>(sql, [before, limit])
    return affectedRows
  }
}
