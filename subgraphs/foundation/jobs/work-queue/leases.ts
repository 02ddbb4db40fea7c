import type { Row } from '../../database/database.ts'
import type { Statement } from '../../database/send-statements.ts'
import type { Tx } from '../../database/transaction.ts'
import type { Condition } from '../../query/conditions.ts'
import { findHeads, type WorkTable } from './lanes.ts'

export interface LeaseRequest {
  lease: string
  now: Date
  until: Date
}

/** The id of a row and the lease that this process has on it. */
export interface LeaseKey {
  id: string
  lease: string
}

/** The due rows of a lane to lock, and the columns to read, under the alias `w`. */
export interface Take {
  key: string
  limit: number
  columns: string
  /** A further condition. */
  also?: Condition
}

/** Locks due rows of a lane; `writeLease` leases them before the transaction ends. */
export async function lockDue(tx: Tx, table: WorkTable, take: Take, now: Date): Promise<Row[]> {
  if (table.order === 'in turn') return lockHead(tx, table, take, now)

  const { sql, params } = dueStatement(table, take, now)
  return tx.query(sql, params)
}

/** Locks due rows of a lane of which many may be leased at a time. */
export function dueStatement(
  { name, pending: [column, value], lane, due, index }: WorkTable,
  { key, limit, columns, also }: Take,
  now: Date,
): Statement {
  return {
    sql: `SELECT ${columns} FROM ${name} w FORCE INDEX (${index})
     WHERE w.${column} = ? AND w.${lane} = ? AND w.${due} <= ?
     ${also ? `AND ${also.sql}` : ''}
     ORDER BY w.${due}, w.id LIMIT ? FOR UPDATE SKIP LOCKED`,
    params: [value, key, now, ...(also?.params ?? []), limit],
  }
}

/** No other worker leases the rows until the lease ends; then any worker may, because this one is gone. */
export async function writeLease(
  tx: Tx,
  { name, due, attempts }: WorkTable,
  ids: readonly string[],
  { lease, until }: LeaseRequest,
): Promise<void> {
  if (ids.length === 0) return

  const counted = attempts === undefined ? '' : `, ${attempts} = ${attempts} + 1`
  await tx.write(
    `UPDATE ${name} FORCE INDEX (PRIMARY) SET lease = ?, ${due} = ?${counted} WHERE id IN (?)`,
    [lease, until, ids],
  )
}

/** Locks the rows; returns those keys whose lease is still that of the row. */
export async function lockLeased<Key extends LeaseKey>(
  tx: Tx,
  { name }: WorkTable,
  leased: readonly Key[],
): Promise<Key[]> {
  const rows = await tx.query<{ id: string; lease: string | null }[]>(
    `SELECT w.id, w.lease FROM ${name} w FORCE INDEX (PRIMARY)
     WHERE w.id IN (?) ORDER BY w.id FOR UPDATE`,
    [leased.map(({ id }) => id)],
  )
  const leases = new Map(rows.map(({ id, lease }) => [id, lease]))
  return leased.filter(({ id, lease }) => leases.get(id) === lease)
}

/** Locks the row, which this process may change if it still has its lease. */
export async function isLeased(tx: Tx, table: WorkTable, leased: LeaseKey): Promise<boolean> {
  return (await lockLeased(tx, table, [leased])).length > 0
}

/** The first row of a lane, if it is due and no other transaction has locked it. */
async function lockHead(tx: Tx, table: WorkTable, take: Take, now: Date): Promise<Row[]> {
  // Found without a lock: skipping a locked head would take the row behind it out of order.
  const head = (await findHeads(tx, table, [take.key])).get(take.key)
  if (head === undefined) return []

  return tx.query(
    `SELECT ${take.columns} FROM ${table.name} w
     WHERE w.id = ? AND w.${table.due} <= ? FOR UPDATE SKIP LOCKED`,
    [head.id, now],
  )
}
