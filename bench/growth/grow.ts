import { type Connection, createConnection, type RowDataPacket } from 'mysql2/promise'
import { withBulkLoadSettings } from './bulk-load.ts'
import { SEED_COPIES, type SeedCopy } from './seed-copies.ts'
import type { SeedPages } from './seed-pages.ts'

export interface Growth {
  socketPath: string
  /** Database of the club, migrated and seeded by a running product. */
  database: string
  clubId: string
  bookings: number
  /** Rows to copy. */
  pages: SeedPages
}

/** Fills the tables of a club by SQL. */
export async function grow(growth: Growth): Promise<void> {
  const { clubId, bookings, pages } = growth
  const connection = await connectTo(growth)
  try {
    const [[head]] = await connection.query<RowDataPacket[]>(
      `SELECT h.organization_id AS id, h.publication_sequence AS last FROM organization_heads h
       JOIN clubs c ON c.organization_id = h.organization_id WHERE c.id = ?`,
      [clubId],
    )
    // Before the copies, because the running product publishes meanwhile.
    await connection.query(
      'UPDATE organization_heads SET publication_sequence = publication_sequence + ? WHERE organization_id = ?',
      [bookings, head?.['id']],
    )
    const last = String(head?.['last'])
    await withBulkLoadSettings(growth.socketPath, () =>
      Promise.all([
        copyRows(growth, SEED_COPIES.bookings, pages.bookings, last),
        copyRows(growth, SEED_COPIES.sessions, pages.sessions, last),
        copyRows(growth, SEED_COPIES.events, pages.events, last),
      ]),
    )
  } finally {
    await connection.end()
  }
}

const BATCH = 50_000

/** Copies rows in batches over its own connection; `changes` makes each copy unique by its number. */
async function copyRows(
  growth: Growth,
  { table, changesAt }: SeedCopy,
  ids: readonly string[],
  lastSequence: string,
): Promise<void> {
  const changes = changesAt(lastSequence)
  const connection = await connectTo(growth)
  try {
    await connection.query('SET SESSION unique_checks = 0, foreign_key_checks = 0')
    const [fields] = await connection.query<RowDataPacket[]>(`SHOW COLUMNS FROM ${table}`)
    const columns = fields.map(({ Field: field }) => String(field))
    const values = columns.map((name) => changes[name] ?? `t.${name}`).join(', ')
    for (let from = 1; from <= growth.bookings; from += BATCH)
      await connection.query(
        `INSERT INTO ${table} (${columns.join(', ')}) SELECT ${values}
         FROM (${NUMBERS}) numbers
         JOIN (SELECT *, FIELD(id, ?) - 1 AS place FROM ${table} WHERE id IN (?)) t
           ON t.place = n % ?
         WHERE n <= ?`,
        [from, ids, ids, ids.length, growth.bookings],
      )
  } finally {
    await connection.end()
  }
}

const DIGITS = `(${Array.from({ length: 10 }, (_, d) => `SELECT ${d} AS d`).join(' UNION ALL ')})`

/** Consecutive numbers from the parameter, one batch. */
const NUMBERS = `SELECT ? + a.d + 10 * b.d + 100 * c.d + 1000 * e.d + 10000 * f.d AS n
  FROM ${DIGITS} f, ${DIGITS} e, ${DIGITS} c, ${DIGITS} b, ${DIGITS} a
  WHERE f.d < ${BATCH / 10_000}`

function connectTo({ socketPath, database }: Growth): Promise<Connection> {
  return createConnection({ socketPath, database, user: 'root' })
}
