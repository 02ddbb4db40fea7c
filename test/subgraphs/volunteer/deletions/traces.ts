import type { Database } from '../../../../subgraphs/foundation/database/database.ts'
import { makeSecretBox } from '../../../../subgraphs/foundation/secrets/secret-box.ts'
import { VOLUNTEER_SECRET_KEYS } from '../volunteer-fixture.ts'

const box = makeSecretBox(VOLUNTEER_SECRET_KEYS)

type Row = Record<string, unknown>

/**
 * The tables in which a row matches one of the patterns, with bytes decoded as text and stored
 * answers opened.
 */
export async function tablesWith(
  database: Database,
  patterns: readonly RegExp[],
): Promise<string[]> {
  const tables = await database.query<Record<string, string>[]>('SHOW TABLES')
  const found: string[] = []
  for (const name of tables.flatMap((row) => Object.values(row))) {
    const rows = await database.query<Row[]>(`SELECT * FROM ${name}`)
    const texts = rows.map((row) => JSON.stringify([toText(row), openAnswer(name, row)]))
    if (texts.some((text) => patterns.some((pattern) => pattern.test(text)))) found.push(name)
  }
  return found
}

const toText = (row: Row) =>
  Object.values(row).map((value) => (Buffer.isBuffer(value) ? value.toString('latin1') : value))

/** The unsealed answer in a row of the idempotency table; null for any other table. */
function openAnswer(table: string, row: Row): string | null {
  const { scope, idempotency_key: key, answer } = row
  if (table !== 'idempotent_answers' || !Buffer.isBuffer(answer)) return null

  return box.open(answer, `idempotent-answer:${scope}:${key}`)
}
