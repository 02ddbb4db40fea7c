import { isUtf8 } from 'node:buffer'
import { gunzipSync } from 'node:zlib'
import type { Database } from '../../../subgraphs/foundation/database/database.ts'
import { makeSecretBox, type SecretBox } from '../../../subgraphs/foundation/secrets/secret-box.ts'
import { secretContextOf } from '../../../subgraphs/foundation/webhooks/endpoint-store.ts'

type Row = Record<string, unknown>

/** Columns of sealed values, and the context in which a row's value was sealed. */
const SEALED: Readonly<Record<string, (row: Row) => string>> = {
  'idempotent_answers.answer': ({ scope, idempotency_key: key }) =>
    `idempotent-answer:${scope}:${key}`,
  'webhook_endpoints.secret': ({ id }) => secretContextOf(String(id)),
}

/** Columns of hashes, from which no text can be read. */
const HASHES = [
  ...['idempotent_answers.fingerprint', 'secret_key_fingerprints.fingerprint'],
  ...['installation_authorizations.code_hash', 'installation_authorizations.fingerprint'],
  ...['event_stream_tickets.token_hash', 'court_devices.credential_hash', 'api_keys.hash'],
  ...['court_credentials.code_hash', 'court_credentials.credential_hash'],
  'ended_sessions.id_hash',
]

const GZIP = Buffer.from([0x1f, 0x8b])

/**
 * The tables in which a row matches one of the patterns, in any column: sealed values are opened, compressed ones
 * unpacked. Bytes of another form are an error: the text in them would not be found.
 */
export async function tablesWith(
  database: Database,
  patterns: readonly RegExp[],
  secretKeys: readonly Buffer[],
): Promise<string[]> {
  const box = makeSecretBox(secretKeys)
  const tables = await database.query<Record<string, string>[]>('SHOW TABLES')
  const found: string[] = []
  for (const name of tables.flatMap((row) => Object.values(row))) {
    const rows = await database.query<Row[]>(`SELECT * FROM ${name}`)
    const texts = rows.map((row) => toTexts(box, name, row).join('\n'))
    if (texts.some((text) => patterns.some((pattern) => pattern.test(text)))) found.push(name)
  }
  return found
}

function toTexts(box: SecretBox, table: string, row: Row): string[] {
  return Object.entries(row).map(([column, value]) => {
    if (!Buffer.isBuffer(value)) return typeof value === 'string' ? value : JSON.stringify(value)

    const name = `${table}.${column}`
    const contextOf = SEALED[name]
    if (HASHES.includes(name) || value.length === 0) return ''
    return toText(name, contextOf ? Buffer.from(box.open(value, contextOf(row))) : value)
  })
}

function toText(column: string, bytes: Buffer): string {
  const plain = bytes.subarray(0, 2).equals(GZIP) ? gunzipSync(bytes) : bytes
  if (isUtf8(plain)) return plain.toString()

  throw new Error(`${column} has bytes that are neither text nor listed as sealed or as a hash.`)
}
