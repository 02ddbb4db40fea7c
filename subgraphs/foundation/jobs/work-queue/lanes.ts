import type { Queryable } from '../../database/database.ts'
import type { Read } from '../../database/pooled-connection.ts'

/** A table of items to process, with the columns for lane, due time and lease. */
export interface WorkTable {
  name: string
  /** The column and value that mark pending rows; leased rows are pending, too. */
  pending: readonly [column: string, value: string]
  lane: string
  /** When the row is due; the end of its lease while it is leased. */
  due: string
  /** The column that counts the leases of a row, if there is one. */
  attempts?: string
  /**
   * `by due time`: many rows of a lane may be leased at a time, each when it is due. `in turn`: one row of
   * a lane at a time, in the order of ids and among all processes; the first row blocks the rows behind it.
   */
  order: 'by due time' | 'in turn'
  /** The index of pending rows by lane and due time; for `in turn` by lane, unleased rows first, and id. */
  index: string
  /** A column that the index lacks: MySQL may scan a whole index that covers a query. */
  uncoveredColumn: string
}

/** The pending rows with one key. A slow or failing lane delays no other lane. */
export interface Lane {
  key: string
  /** When its next row is due. */
  dueAt: Date
}

/** The next row of a lane. */
export interface Head extends Lane {
  id: string
}

/**
 * Lanes with pending rows, due now or later. Each lane costs one row: GROUP BY would read all pending rows,
 * or skip from lane to lane, depending on statistics. Lanes in `known` are read in one statement, and only
 * new lanes need one each.
 */
export async function findLanes(
  database: Queryable,
  table: WorkTable,
  known: Set<string> = new Set(),
): Promise<Lane[]> {
  await findNewLanes(database, table, known)
  const heads = await findHeads(database, table, [...known])
  for (const key of known) if (!heads.has(key)) known.delete(key)
  return [...heads.values()]
}

/** Known lanes that one statement skips, and heads that one statement reads: each is an index range. */
const LANES_PER_STATEMENT = 200

/** Adds the keys of lanes with pending rows to `known`; `after` continues a search. */
export async function findNewLanes(
  database: Queryable,
  table: WorkTable,
  known: Set<string>,
  after: string | null = '',
): Promise<void> {
  const skipped = [...known].sort()
  for (let next = after; next !== null; ) {
    const [found] = await database.readAll([searchNewLane(table, skipped, next)])
    if (found.key !== undefined) known.add(found.key)
    next = found.next
  }
}

/** A new lane, and where the search continues; null at its end. */
export interface FoundLane {
  key: string | undefined
  next: string | null
}

/** Searches between the known lanes, in their order: range by range, and again after each lane that it finds. */
export function searchNewLane(
  { name, pending: [column, value], lane, index, uncoveredColumn }: WorkTable,
  known: readonly string[],
  after = '',
): Read<FoundLane> {
  const range = known.filter((key) => key > after).slice(0, LANES_PER_STATEMENT)
  const last = range.length === LANES_PER_STATEMENT ? range.at(-1) : undefined
  return {
    sql: `SELECT w.${lane} AS \`key\`, w.${uncoveredColumn} FROM ${name} w FORCE INDEX (${index})
       WHERE w.${column} = ? AND w.${lane} > ? ${last === undefined ? '' : `AND w.${lane} < ?`}
         ${range.length === 0 ? '' : `AND w.${lane} NOT IN (?)`}
       ORDER BY w.${column}, w.${lane} LIMIT 1`,
    params: [
      value,
      after,
      ...(last === undefined ? [] : [last]),
      ...(range.length === 0 ? [] : [range]),
    ],
    toResult: ([found]) => {
      const key = found?.['key'] as string | undefined
      // Without a lane in the last range, the search is over.
      return { key, next: key ?? last ?? null }
    },
  }
}

/** The heads of the lanes that have pending rows, by key. */
export async function findHeads(
  database: Queryable,
  table: WorkTable,
  keys: readonly string[],
): Promise<Map<string, Head>> {
  const heads = new Map<string, Head>()
  for (let from = 0; from < keys.length; from += LANES_PER_STATEMENT) {
    const parts = keys.slice(from, from + LANES_PER_STATEMENT).flatMap((key) => headOf(table, key))
    const rows = await database.query<(Head & { isLeased: number })[]>(
      parts.map(({ sql }) => sql).join(' UNION ALL '),
      parts.flatMap(({ params }) => params),
    )
    // A leased row stays the head, as `set` overwrites: ids that other processes create at the same time may be lower.
    rows.sort((a, b) => Number(a.isLeased) - Number(b.isLeased))
    for (const { id, key, dueAt } of rows) heads.set(key, { id, key, dueAt })
  }
  return heads
}

function headOf(table: WorkTable, key: string) {
  const { name, lane, due, order, index, uncoveredColumn } = table
  const [column, value] = table.pending
  const first = (isLeased: 0 | 1, condition: string, ordering: string) => ({
    sql: `(SELECT w.id, w.${lane} AS \`key\`, w.${due} AS dueAt, w.${uncoveredColumn}, ${isLeased} AS isLeased
           FROM ${name} w FORCE INDEX (${index})
           WHERE w.${column} = ? AND w.${lane} = ? ${condition} ORDER BY ${ordering} LIMIT 1)`,
    params: [value, key],
  })
  return order === 'by due time'
    ? [first(0, '', `w.${due}, w.id`)]
    : [
        first(0, 'AND w.lease IS NULL', 'w.id'),
        first(1, 'AND w.lease IS NOT NULL', 'w.lease, w.id'),
      ]
}

/** Counts the pending rows up to the limit. */
export async function countPendingRows(
  database: Queryable,
  { name, pending: [column, value], index }: WorkTable,
  limit: number,
): Promise<number> {
  const [counted] = await database.query<{ count: number }[]>(
    `SELECT COUNT(*) AS count FROM (
       SELECT 1 FROM ${name} w FORCE INDEX (${index}) WHERE w.${column} = ? LIMIT ?) pending`,
    [value, limit],
  )
  return Number(counted?.count ?? 0)
}
