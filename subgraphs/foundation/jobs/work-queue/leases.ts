import type { Row } from '../../database/database.ts'
import type { Statement } from '../../database/send-statements.ts'
import type { Tx } from '../../database/transaction.ts'
import { findHeads } from './lanes.ts'
import type { WorkTable } from './work-table.ts'

export interface LeaseRequest {
  lease: string
  now: Date
  until: Date
}

export interface Held {
  id: string
  lease: string
}

/** The due rows of a lane to take, and which of their columns to read, under the alias `w`. */
export interface Take {
  key: string
  limit: number
  columns: string
}

/** Takes due rows of a lane, their row locks held; `holdLease` makes them ours. */
export async function takeDue(tx: Tx, table: WorkTable, take: Take, now: Date): Promise<Row[]> {
  if (table.order === 'in turn') return takeHead(tx, table, take, now)

  const { sql, params } = dueOf(table, take, now)
  return tx.query(sql, params)
}

/** What takes due rows of a lane, where many may be held at once. */
export function dueOf(
  { name, waiting: [column, value], lane, due, index }: WorkTable,
  { key, limit, columns }: Take,
  now: Date,
): Statement {
  return {
    sql: `SELECT ${columns} FROM ${name} w FORCE INDEX (${index})
     WHERE w.${column} = ? AND w.${lane} = ? AND w.${due} <= ?
     ORDER BY w.${due}, w.id LIMIT ? FOR UPDATE SKIP LOCKED`,
    params: [value, key, now, limit],
  }
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
  await tx.write(
    `UPDATE ${name} FORCE INDEX (PRIMARY) SET lease = ?, ${due} = ?${counted} WHERE id IN (?)`,
    [lease, until, ids],
  )
}

/** Which of them are still held by their lease, their rows locked. */
export async function lockHeld(
  tx: Tx,
  { name }: WorkTable,
  held: readonly Held[],
): Promise<ReadonlySet<string>> {
  const rows = await tx.query<{ id: string; lease: string | null }[]>(
    `SELECT w.id, w.lease FROM ${name} w FORCE INDEX (PRIMARY)
     WHERE w.id IN (?) ORDER BY w.id FOR UPDATE`,
    [held.map(({ id }) => id)],
  )
  const leases = new Map(rows.map(({ id, lease }) => [id, lease]))
  return new Set(held.filter(({ id, lease }) => leases.get(id) === lease).map(({ id }) => id))
}

/** The first of a lane, if it is due and nobody is at it. */
async function takeHead(tx: Tx, table: WorkTable, take: Take, now: Date): Promise<Row[]> {
  // Found without a lock: skipping a locked one would take the one behind it out of its turn.
  const head = (await findHeads(tx, table, [take.key])).get(take.key)
  if (head === undefined) return []

  return tx.query(
    `SELECT ${take.columns} FROM ${table.name} w
     WHERE w.id = ? AND w.${table.due} <= ? FOR UPDATE SKIP LOCKED`,
    [head.id, now],
  )
}
