import { FORMER_MEMBER } from '../../../../schema/club/roles.ts'
import type { Queryable, Row } from '../../database/database.ts'
import type { Tx } from '../../database/transaction.ts'
import { tableOf } from '../../query/table.ts'
import type { AuditedValues } from '../audit-entry.ts'
import { AuditEntryEntity } from '../entities.ts'
import { FORMER_BYTES, SCANNED_ROWS, type StaffRow, type StaffTable } from './staff-table.ts'

/** Type of the entries whose values have a subject. */
const ROLE = 'StaffMemberRole'

const NAMES = ['actorId', 'actorName', 'valuesBefore', 'valuesAfter'] as const

const entries = tableOf(AuditEntryEntity).only(
  ...(['id', 'clubId', 'mutation', 'resourceType', 'occurredAt'] as const),
  ...NAMES,
)

type NamingEntry = ReturnType<typeof entries.toRecord>

/** What a member of staff did, and the roles that others gave to the person. */
export const AUDIT_STAFF_TABLE: StaffTable = {
  kind: 'AuditEntry',
  columns: ['actor_id', 'actor_name', 'values_before', 'values_after'].map(
    (column) => `audit_entries.${column}`,
  ),
  async read(database, { person: { subject }, clubId }, after) {
    const found =
      clubId === null ? await ofAll(database, after) : await ofClub(database, clubId, after)
    const read = found.map(entries.toRecord)
    const last = read.length < SCANNED_ROWS ? undefined : read.at(-1)
    return {
      rows: read.filter((entry) => names(entry, subject)).map(toStaffRow),
      after: last === undefined ? null : [last.id, last.occurredAt.toISOString()],
    }
  },

  async redact(tx, rows, { subject }) {
    const ids = rows.map(({ key }) => key[0])
    await tx.write(
      `UPDATE audit_entries FORCE INDEX (PRIMARY) SET actor_id = ?, actor_name = NULL
       WHERE id IN (?) AND actor_id = ?`,
      [FORMER_BYTES, ids, Buffer.from(subject)],
    )
    for (const row of rows) await redactValues(tx, row, subject)
  },
}

function toStaffRow({ id, clubId, ...stored }: NamingEntry): StaffRow {
  return { key: [id], clubId, stored }
}

async function redactValues(tx: Tx, { key, stored }: StaffRow, subject: string): Promise<void> {
  const { valuesBefore, valuesAfter } = stored as Pick<NamingEntry, 'valuesBefore' | 'valuesAfter'>
  const values = [valuesBefore, valuesAfter]
  if (!values.some((one) => one?.['subject'] === subject)) return

  const redacted = values.map((one) => one && JSON.stringify(redactSubject(one, subject)))
  await tx.write('UPDATE audit_entries SET values_before = ?, values_after = ? WHERE id = ?', [
    ...redacted,
    key[0],
  ])
}

function redactSubject(values: AuditedValues, subject: string): AuditedValues {
  return values['subject'] === subject ? { ...values, subject: FORMER_MEMBER } : values
}

function names(entry: NamingEntry, subject: string): boolean {
  if (entry.actorId === subject) return true
  if (entry.resourceType !== ROLE) return false
  return [entry.valuesBefore, entry.valuesAfter].some((one) => one?.['subject'] === subject)
}

function ofAll(database: Queryable, [id = '']: readonly string[]): Promise<Row[]> {
  return database.query(
    `SELECT ${entries.columns('e')} FROM audit_entries e FORCE INDEX (PRIMARY)
     WHERE e.id > ? ORDER BY e.id LIMIT ?`,
    [id, SCANNED_ROWS],
  )
}

function ofClub(
  database: Queryable,
  clubId: string,
  [id = '', at = '1000-01-01T00:00:00.000Z']: readonly string[],
): Promise<Row[]> {
  const from = new Date(at)
  return database.query(
    `SELECT ${entries.columns('e')} FROM audit_entries e FORCE INDEX (audit_entries_by_club)
     WHERE e.club_id = ? AND e.occurred_at >= ? AND (e.occurred_at > ? OR e.id > ?)
     ORDER BY e.occurred_at, e.id LIMIT ?`,
    [clubId, from, from, id, SCANNED_ROWS],
  )
}
