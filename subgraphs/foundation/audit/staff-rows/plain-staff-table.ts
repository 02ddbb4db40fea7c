import type { EntitySchema } from 'typeorm'
import { FORMER_MEMBER } from '../../../../schema/club/roles.ts'
import type { StaffPerson } from '../../../../schema/club/staff-fields.ts'
import type { Queryable, Row } from '../../database/database.ts'
import { tableOf } from '../../query/table.ts'
import {
  FORMER_BYTES,
  SCANNED_ROWS,
  STAFF_ROWS,
  type StaffScope,
  type StaffTable,
  type StaffWindow,
} from './staff-table.ts'

interface PlainStaffTable<T> {
  kind: string
  entity: EntitySchema<T>
  /** Who it was. */
  subject: keyof T & string
  /** The name of that person. */
  name?: keyof T & string
  /** When it was. */
  at: keyof T & string
  /** `FROM` and the condition on the club, with the table as `t`, by an index that leads with the club. */
  ofClub: string
}

/** A table of a club in which one column, and a name beside it, say who did something. */
export function plainStaffTable<T extends { id: string; clubId: string }>({
  kind,
  entity,
  subject,
  name,
  at,
  ofClub,
}: PlainStaffTable<T>): StaffTable {
  const table = tableOf(entity)
  const { columns } = entity.options
  const isBytes = columns[subject]?.type === 'varbinary'
  const columnOf = (property: keyof T) => columns[property]?.name ?? String(property)
  const toStored = (text: string) => (isBytes ? Buffer.from(text) : text)
  const properties = name === undefined ? [subject, at] : [subject, name, at]
  const shown = table.only('id', 'clubId', ...properties)
  const selected = `SELECT ${shown.columns('t')} FROM`

  const ofClubRows = (database: Queryable, clubId: string, person: StaffPerson, after: string) =>
    database.query<Row[]>(
      `${selected} ${ofClub} AND t.${columnOf(subject)} = ? AND t.id > ? ORDER BY t.id LIMIT ?`,
      [clubId, toStored(person.subject), after, STAFF_ROWS],
    )
  const allRows = (database: Queryable, after: string) =>
    database.query<Row[]>(
      `${selected} ${table.name} t FORCE INDEX (PRIMARY) WHERE t.id > ? ORDER BY t.id LIMIT ?`,
      [after, SCANNED_ROWS],
    )

  return {
    kind,
    columns: [subject, ...(name === undefined ? [] : [name])].map(
      (property) => `${table.name}.${columnOf(property)}`,
    ),
    async read(database, { person, clubId }: StaffScope, [after = '']): Promise<StaffWindow> {
      const found =
        clubId === null
          ? await allRows(database, after)
          : await ofClubRows(database, clubId, person, after)
      const limit = clubId === null ? SCANNED_ROWS : STAFF_ROWS
      const records = found.map((row) => ({ ...shown.toRecord(row) }) as Row & { id: string })
      const last = records.length < limit ? undefined : records.at(-1)
      return {
        // A collation may take two subjects for one.
        rows: records
          .filter((record) => record[subject] === person.subject)
          .map(({ id, clubId: club, ...stored }) => ({ key: [id], clubId: String(club), stored })),
        after: last === undefined ? null : [last.id],
      }
    },
    async redact(tx, rows, person) {
      const blank = name === undefined ? '' : `, ${columnOf(name)} = NULL`
      await tx.write(
        `UPDATE ${table.name} FORCE INDEX (PRIMARY) SET ${columnOf(subject)} = ?${blank} WHERE id IN (?) AND ${columnOf(subject)} = ?`,
        [
          isBytes ? FORMER_BYTES : FORMER_MEMBER,
          rows.map(({ key }) => key[0]),
          toStored(person.subject),
        ],
      )
    },
  }
}
