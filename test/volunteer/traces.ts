import type { Database } from '../../subgraphs/foundation/database.ts'

/** The tables in which any row holds what one of the patterns finds, bytes read as text. */
export async function tablesWith(
  database: Database,
  patterns: readonly RegExp[],
): Promise<string[]> {
  const tables = await database.query<Record<string, string>[]>('SHOW TABLES')
  const found: string[] = []
  for (const name of tables.flatMap((row) => Object.values(row))) {
    const rows = await database.query(`SELECT * FROM ${name}`)
    if (rows.some((row) => patterns.some((pattern) => pattern.test(JSON.stringify(toText(row))))))
      found.push(name)
  }
  return found
}

const toText = (row: Record<string, unknown>) =>
  Object.values(row).map((value) => (Buffer.isBuffer(value) ? value.toString('latin1') : value))
