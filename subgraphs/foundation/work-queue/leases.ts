import type { Queryable, Row } from '../database.ts'
import type { Tx } from '../transaction.ts'

/** A table of work: what waits, whose lane it is in, when it is due, who holds it. */
export interface WorkTable {
  name: string
  /** The column and value that all its waiting rows have, held ones among them. */
  waiting: readonly [column: string, value: string]
  lane: string
  /** While a row is held, when its lease ends. */
  due: string
  /** The column that counts how often a row was taken, if one does. */
  taken?: string
  /**
   * `by due time` lets many of a lane be held at once, each when it is due; `in turn` holds up a
   * lane behind its first row by id, so that one of it is held at a time, in all processes together.
   */
  order: 'by due time' | 'in turn'
  /** The index that has what waits, lane by lane, in that order. */
  index: string
}

/** What has one key. A slow or dead one holds up nobody but itself. */
export interface Lane {
  key: string
  /** When there is something to take from it next. */
  dueAt: Date
}

export interface LeaseRequest {
  lease: string
  now: Date
  until: Date
}

export interface Held {
  id: string
  lease: string
}

/** Lanes with anything to do, now or later. */
export function findLanes(database: Queryable, table: WorkTable): Promise<Lane[]> {
  const { sql, params } = selectLanes(table)
  return database.query<Lane[]>(sql, params)
}

/** The statement of `findLanes`, to read more of what the keys name together with it. */
export function selectLanes(table: WorkTable): { sql: string; params: unknown[] } {
  const { name, waiting, lane, due, order, index } = table
  const [column, value] = waiting
  // Grouping by both columns lets the server jump from lane to lane in the index: whatever waits in
  // a lane behind its first row is not read.
  const sql =
    order === 'by due time'
      ? `SELECT w.${lane} AS \`key\`, MIN(w.${due}) AS dueAt
         FROM ${name} w FORCE INDEX (${index})
         WHERE w.${column} = ? GROUP BY w.${column}, w.${lane}`
      : `SELECT h.${lane} AS \`key\`, h.${due} AS dueAt
         FROM (SELECT w.${column}, w.${lane}, MIN(w.id) AS id FROM ${name} w FORCE INDEX (${index})
               WHERE w.${column} = ? GROUP BY w.${column}, w.${lane}) f
         STRAIGHT_JOIN ${name} h FORCE INDEX (PRIMARY) ON h.id = f.id`
  return { sql, params: [value] }
}

/** The due rows of a lane to take, and which of their columns to read, under the alias `w`. */
export interface Take {
  key: string
  limit: number
  columns: string
}

/** Takes due rows of a lane, their row locks held; `holdLease` makes them ours. */
export async function takeDue(tx: Tx, table: WorkTable, take: Take, now: Date): Promise<Row[]> {
  const { name, waiting, lane, due, order, index } = table
  const [column, value] = waiting
  const { key, limit, columns } = take
  if (order === 'in turn') return takeHead(tx, table, take, now)

  return tx.query(
    `SELECT ${columns} FROM ${name} w FORCE INDEX (${index})
     WHERE w.${column} = ? AND w.${lane} = ? AND w.${due} <= ?
     ORDER BY w.${due}, w.id LIMIT ? FOR UPDATE SKIP LOCKED`,
    [value, key, now, limit],
  )
}

/** Until the lease ends nobody else takes them; then anybody may, because whoever held it is gone. */
export async function holdLease(
  tx: Tx,
  { name, due, taken }: WorkTable,
  ids: readonly string[],
  { lease, until }: LeaseRequest,
): Promise<void> {
  if (ids.length === 0) return

  const counted = taken === undefined ? '' : `, ${taken} = ${taken} + 1`
  await tx.query(`UPDATE ${name} SET lease = ?, ${due} = ?${counted} WHERE id IN (?)`, [
    lease,
    until,
    ids,
  ])
}

/** Which of them are still held by their lease, their rows locked. */
export async function lockHeld(
  tx: Tx,
  { name }: WorkTable,
  held: readonly Held[],
): Promise<ReadonlySet<string>> {
  const rows = await tx.query<{ id: string; lease: string | null }[]>(
    `SELECT w.id, w.lease FROM ${name} w WHERE w.id IN (?) ORDER BY w.id FOR UPDATE`,
    [held.map(({ id }) => id)],
  )
  const leases = new Map(rows.map(({ id, lease }) => [id, lease]))
  return new Set(held.filter(({ id, lease }) => leases.get(id) === lease).map(({ id }) => id))
}

/** The first of a lane, if it is due and nobody is at it. */
async function takeHead(tx: Tx, table: WorkTable, take: Take, now: Date): Promise<Row[]> {
  const { name, waiting, lane, due, index } = table
  const [column, value] = waiting
  // Found without a lock: skipping a locked one would take the one behind it out of its turn. One
  // that is held stays the first, though ids made at the same time by others may be lower.
  const [head] = await tx.query<{ id: string }[]>(
    `SELECT w.id FROM ${name} w FORCE INDEX (${index}) WHERE w.${column} = ? AND w.${lane} = ?
     ORDER BY w.lease IS NULL, w.id LIMIT 1`,
    [value, take.key],
  )
  if (head === undefined) return []

  return tx.query(
    `SELECT ${take.columns} FROM ${name} w WHERE w.id = ? AND w.${due} <= ? FOR UPDATE SKIP LOCKED`,
    [head.id, now],
  )
}
