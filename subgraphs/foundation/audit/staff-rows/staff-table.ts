import { FORMER_MEMBER } from '../../../../schema/club/roles.ts'
import type { StaffPerson } from '../../../../schema/club/staff-fields.ts'
import { LIMITS } from '../../../../schema/limits.ts'
import type { Queryable } from '../../database/database.ts'
import type { Tx } from '../../database/transaction.ts'

/** Whose rows, and of which club; null for all clubs and the platform. */
export interface StaffScope {
  person: StaffPerson
  clubId: string | null
}

/** A row that names the person. */
export interface StaffRow {
  /** The values of its primary key. */
  key: readonly string[]
  clubId: string | null
  /** What the row says of the person. */
  stored: Readonly<Record<string, unknown>>
}

export interface StaffWindow {
  rows: StaffRow[]
  /** Where the next window begins; null at the end of the table. */
  after: readonly string[] | null
}

/** A table that stores names, subjects or addresses of staff. */
export interface StaffTable {
  /** Type of its rows for readers, as in the audit. */
  kind: string
  /** Its columns about staff, as `table.column`. */
  columns: readonly string[]
  /** Reads some rows, in the order of a unique key; the first ones without a position. */
  read(database: Queryable, scope: StaffScope, after: readonly string[]): Promise<StaffWindow>
  /** Puts `FORMER_MEMBER` in the place of the person. */
  redact(tx: Tx, rows: readonly StaffRow[], person: StaffPerson): Promise<void>
}

export const { changed: STAFF_ROWS, read: SCANNED_ROWS } = LIMITS.staffRows

/** A value as the subject that stands for an erased person. */
export const FORMER_BYTES = Buffer.from(FORMER_MEMBER)
