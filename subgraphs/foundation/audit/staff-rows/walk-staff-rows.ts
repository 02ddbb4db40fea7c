import { type Caller, callerKey } from '../../../../platform/caller.ts'
import type { Queryable } from '../../database/database.ts'
import type { Tx } from '../../database/transaction.ts'
import type { CursorBinding, Cursors } from '../../lists/paging.ts'
import { STAFF_ROWS, type StaffRow, type StaffScope, type StaffTable } from './staff-table.ts'

/** Where a request goes on: the number of a table, and a position in it. */
interface StaffPosition {
  table: number
  after: readonly string[]
}

interface FoundRows {
  table: StaffTable | null
  rows: readonly StaffRow[]
  next: StaffPosition | null
}

/** The walk of one person's rows through the tables of a subgraph, a request a page. */
export interface StaffWalk {
  tables: readonly StaffTable[]
  scope: StaffScope
  cursors: Cursors
  binding: CursorBinding
}

/** A cursor of the walk is good for this caller, person and club alone. */
export function staffWalk(
  tables: readonly StaffTable[],
  scope: StaffScope,
  { caller, cursors }: { caller: Caller; cursors: Cursors },
): StaffWalk {
  const { person, clubId } = scope
  return { tables, scope, cursors, binding: ['staffMember', callerKey(caller), clubId, person] }
}

const FIRST: StaffPosition = { table: 0, after: [] }

/** One request ends with the first rows, and reads so many windows at most. */
const WINDOWS = 20

/** A page of what is stored of the person. */
export async function exportStaffRows(
  database: Queryable,
  walk: StaffWalk,
  after: string | null | undefined,
) {
  const { table, rows, next } = await findRows(database, walk, after)
  const records = rows.map(({ key: [recordId = ''], clubId, stored }) => {
    return { kind: table?.kind ?? '', recordId, clubId, stored }
  })
  return { records, endCursor: sealPosition(walk, next) }
}

/** Redacts a page of what is stored of the person. */
export async function eraseStaffRows(tx: Tx, walk: StaffWalk, after: string | null | undefined) {
  const { table, rows, next } = await findRows(tx, walk, after)
  const { person } = walk.scope
  for (let from = 0; from < rows.length; from += STAFF_ROWS)
    await table?.redact(tx, rows.slice(from, from + STAFF_ROWS), person)
  return { erasedCount: rows.length, endCursor: sealPosition(walk, next) }
}

async function findRows(
  database: Queryable,
  walk: StaffWalk,
  cursor: string | null | undefined,
): Promise<FoundRows> {
  let next: StaffPosition | null = cursor == null ? FIRST : openPosition(walk, cursor)
  for (let windows = 0; next !== null && windows < WINDOWS; windows += 1) {
    const at: StaffPosition = next
    const table = walk.tables[at.table]
    if (table === undefined) return { table: null, rows: [], next: null }

    const window = await table.read(database, walk.scope, at.after)
    next = followingOf(walk, at, window.after)
    if (window.rows.length > 0) return { table, rows: window.rows, next }
  }
  return { table: null, rows: [], next }
}

function followingOf(
  { tables }: StaffWalk,
  { table }: StaffPosition,
  after: readonly string[] | null,
): StaffPosition | null {
  if (after !== null) return { table, after }
  return table + 1 < tables.length ? { table: table + 1, after: [] } : null
}

function openPosition({ cursors, binding }: StaffWalk, cursor: string): StaffPosition {
  const [position] = cursors.open(binding, cursor)
  return JSON.parse(String(position)) as StaffPosition
}

function sealPosition({ cursors, binding }: StaffWalk, next: StaffPosition | null) {
  return next && cursors.seal(binding, [JSON.stringify(next), ''])
}
