import { randomBytes } from 'node:crypto'
import { newUuid } from '../../../platform/ids.ts'
import type { Database } from '../../../subgraphs/foundation/database/database.ts'

interface ColumnDescription {
  name: string
  type: string
  length: string | null
  charset: string | null
  isNullable: string
}

/** Adds three rows to a table by its columns alone, one of them with NULL wherever that is allowed. */
export async function addAnyRows(database: Database, table: string): Promise<void> {
  const columns = await database.query<ColumnDescription[]>(
    `SELECT column_name AS name, data_type AS type, character_maximum_length AS length,
       character_set_name AS charset, is_nullable AS isNullable
     FROM information_schema.columns WHERE table_schema = DATABASE() AND table_name = ?`,
    [table],
  )
  const names = columns.map(({ name }) => `\`${name}\``).join(', ')
  for (const nth of [0, 1, 2]) {
    const row = columns.map((column) =>
      nth === 0 && column.isNullable === 'YES' ? null : anyValue(column, nth),
    )
    await database.query(`INSERT INTO ${table} (${names}) VALUES (?)`, [row])
  }
}

/** Another value for each row, so that unique indices accept them. */
function anyValue({ type, length, charset }: ColumnDescription, nth: number): unknown {
  const most = Number(length)
  if (type === 'char') return newUuid()
  if (type === 'date') return `2026-0${nth + 1}-28`
  if (type === 'datetime') return `2026-0${nth + 1}-28 23:59:59.${nth}07`
  if (type === 'tinyint') return nth % 2
  if (type === 'int') return 4_294_967_290 + nth
  if (type === 'bigint') return `1844674407370955161${nth}`
  if (type === 'binary') return randomBytes(most)
  if (type === 'json' || type === 'longtext') return JSON.stringify({ nth, text: TEXT, list: [] })
  const text = charset === 'ascii' ? `KEY_${nth}` : `${nth} ${TEXT}`
  return /blob|binary/.test(type) ? Buffer.from(text).subarray(0, most) : cut(text, most)
}

/** Quotes, a backslash, a line break, two bytes and four bytes. */
const TEXT = `"a" 'b' \\ \n ü 🎾`

function cut(text: string, most: number): string {
  return [...text].slice(0, most).join('')
}
