import type { Queryable } from '../../database/database.ts'
import type { WorkTable } from './work-table.ts'

/** What has one key. A slow or dead one holds up nobody but itself. */
export interface Lane {
  key: string
  /** When there is something to take from it next. */
  dueAt: Date
}

/** The row of a lane that is next. */
export interface Head extends Lane {
  id: string
}

/**
 * Lanes with anything to do, now or later. Each is found by a row of its own, whatever waits behind it:
 * whether a server that groups rows jumps from lane to lane follows from its statistics. Whoever keeps
 * those `known` asks for them together, and goes from one to the next only where there are new ones.
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

/** How many lanes are passed over at once, and how many heads are read: each is a range to prepare. */
const AT_ONCE = 200

/** Adds the keys of those lanes to what is known where something waits. */
export async function findNewLanes(
  database: Queryable,
  table: WorkTable,
  known: Set<string>,
): Promise<void> {
  const { name, waiting, lane, index, besides } = table
  const [column, value] = waiting
  const passed = [...known].sort()
  let after = ''
  for (;;) {
    const next = passed.filter((key) => key > after).slice(0, AT_ONCE)
    const end = next.length === AT_ONCE ? next.at(-1) : undefined
    const [found] = await database.query<{ key: string }[]>(
      `SELECT w.${lane} AS \`key\`, w.${besides} FROM ${name} w FORCE INDEX (${index})
       WHERE w.${column} = ? AND w.${lane} > ? ${end === undefined ? '' : `AND w.${lane} < ?`}
         ${next.length === 0 ? '' : `AND w.${lane} NOT IN (?)`}
       ORDER BY w.${column}, w.${lane} LIMIT 1`,
      [value, after, ...(end === undefined ? [] : [end]), ...(next.length === 0 ? [] : [next])],
    )
    if (found !== undefined) known.add(found.key)
    after = found?.key ?? end ?? ''
    if (after === '') return
  }
}

/** The heads of those lanes that have one, by their keys. */
export async function findHeads(
  database: Queryable,
  table: WorkTable,
  keys: readonly string[],
): Promise<Map<string, Head>> {
  const heads = new Map<string, Head>()
  for (let from = 0; from < keys.length; from += AT_ONCE) {
    const parts = keys.slice(from, from + AT_ONCE).flatMap((key) => headOf(table, key))
    const rows = await database.query<(Head & { isHeld: number })[]>(
      parts.map(({ sql }) => sql).join(' UNION ALL '),
      parts.flatMap(({ params }) => params),
    )
    // One that is held stays the first, though ids made at the same time by others may be lower.
    rows.sort((a, b) => Number(a.isHeld) - Number(b.isHeld))
    for (const { id, key, dueAt } of rows) heads.set(key, { id, key, dueAt })
  }
  return heads
}

function headOf({ name, waiting, lane, due, order, index, besides }: WorkTable, key: string) {
  const [column, value] = waiting
  const first = (isHeld: 0 | 1, condition: string, ordering: string) => ({
    sql: `(SELECT w.id, w.${lane} AS \`key\`, w.${due} AS dueAt, w.${besides}, ${isHeld} AS isHeld
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
