import { type Connection, createConnection, type RowDataPacket } from 'mysql2/promise'
import { SEED_COPIES, type SeedCopy } from './seed-copies.ts'

export interface Growth {
  socketPath: string
  /** The club's, which a running product has migrated and filled with its seed. */
  database: string
  clubId: string
  bookings: number
}

/** For the filling alone, which would take three times as long; what is measured has the usual ones. */
const HASTE = [
  ['innodb_buffer_pool_size', 2 * 2 ** 30, 256 * 2 ** 20],
  ['innodb_log_file_size', 2 ** 30, 64 * 2 ** 20],
  ['innodb_flush_log_at_trx_commit', 0, 1],
] as const

/** Fills the tables of a club by SQL; statistics are left to the server. */
export async function grow(growth: Growth): Promise<void> {
  const { clubId, bookings } = growth
  const connection = await connectTo(growth)
  try {
    for (const [name, value] of HASTE) await connection.query(`SET GLOBAL ${name} = ${value}`)
    const [courts] = await connection.query<(RowDataPacket & Place['courts'][number])[]>(
      "SELECT id, location_id FROM courts WHERE club_id = ? AND status <> 'DISABLED'",
      [clubId],
    )
    const [[head]] = await connection.query<RowDataPacket[]>(
      `SELECT h.organization_id AS id, h.publication_sequence AS last FROM organization_heads h
       JOIN clubs c ON c.organization_id = h.organization_id WHERE c.id = ?`,
      [clubId],
    )
    // Before the copies, because the product goes on to publish.
    await connection.query(
      'UPDATE organization_heads SET publication_sequence = publication_sequence + ? WHERE organization_id = ?',
      [bookings, head?.['id']],
    )
    const place = { courts, lastSequence: String(head?.['last']) }
    await Promise.all(SEED_COPIES.map((copy) => copyRows(growth, copy, place)))
  } finally {
    for (const [name, , usual] of HASTE) await connection.query(`SET GLOBAL ${name} = ${usual}`)
    await connection.end()
  }
}

const BATCH = 50_000

type Place = Parameters<SeedCopy['changesAt']>[0]

/** Copies one row, with what its number changes about it; each table over a connection of its own. */
async function copyRows(growth: Growth, copy: SeedCopy, place: Place): Promise<void> {
  const { clubId, bookings } = growth
  const { table, template } = copy
  const changes = copy.changesAt(place)
  const connection = await connectTo(growth)
  try {
    await connection.query('SET SESSION unique_checks = 0, foreign_key_checks = 0')
    const [fields] = await connection.query<RowDataPacket[]>(`SHOW COLUMNS FROM ${table}`)
    const columns = fields.map(({ Field: field }) => String(field))
    const values = columns.map((name) => changes[name] ?? `t.${name}`).join(', ')
    for (let from = 1; from <= bookings; from += BATCH)
      await connection.query(
        `INSERT INTO ${table} (${columns.join(', ')}) SELECT ${values}
         FROM (SELECT * FROM ${table} WHERE club_id = ? AND ${template} LIMIT 1) t
         JOIN (${NUMBERS}) numbers WHERE n <= ?`,
        [clubId, from, bookings],
      )
  } finally {
    await connection.end()
  }
}

const DIGITS = `(${Array.from({ length: 10 }, (_, d) => `SELECT ${d} AS d`).join(' UNION ALL ')})`

/** So many as a batch has, from the parameter on. */
const NUMBERS = `SELECT ? + a.d + 10 * b.d + 100 * c.d + 1000 * e.d + 10000 * f.d AS n
  FROM ${DIGITS} f, ${DIGITS} e, ${DIGITS} c, ${DIGITS} b, ${DIGITS} a
  WHERE f.d < ${BATCH / 10_000}`

function connectTo({ socketPath, database }: Growth): Promise<Connection> {
  return createConnection({ socketPath, database, user: 'root' })
}
