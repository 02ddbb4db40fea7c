import type { EntitySchema } from 'typeorm'
import type { AuditedTable } from '../database/row-recorder.ts'
import type { Column } from './columns.ts'
import { auditOf } from './entity.ts'

const BOOKKEEPING: readonly string[] = [
  ...['createdAt', 'updatedAt', 'changedAt', 'publishedCount'],
  ...['isDeleted', 'searchText', 'phoneKey', 'nameKey', 'dueAt', 'statusDueAt'],
]

/** Bodies of requests and answers, which are long. */
const LONG_TYPES: readonly unknown[] = ['mediumtext', 'mediumblob']

/** Ids, keywords, numbers and times have these types, or are ASCII. */
const PLAIN_TYPES: readonly unknown[] = ['datetime', 'date', 'int', 'bigint', 'boolean']

/** Null for a table without an audit of its own. `select` makes the selection of properties. */
export function auditedTable<T>(
  schema: EntitySchema<T>,
  select: (properties: readonly string[]) => AuditedTable['selection'],
): AuditedTable | null {
  const audit = auditOf(schema)
  if (audit === null) return null

  const { name, tableName = name } = schema.options
  const columns = Object.entries(schema.options.columns) as [string, Column<unknown>][]
  const [property = '', key] = columns.find(([, { primary }]) => primary) ?? []
  const read = columns.filter(([, { type }]) => !LONG_TYPES.includes(type))
  const names = read.map(([property]) => property)
  const left = [...BOOKKEEPING, ...(audit.copied ?? [])]
  const isShown = ([property, column]: [string, Column<unknown>]) =>
    !column.isPersonal && (isPlain(column) || audit.shown?.includes(property))
  return {
    name: tableName,
    type: audit.type,
    club: audit.club,
    key: { property, name: key?.name ?? property },
    compared: names.filter((name) => name !== property && !left.includes(name)),
    shown: read.filter(isShown).map(([property]) => property),
    selection: select(names),
  }
}

function isPlain({ type, charset }: Column<unknown>): boolean {
  return PLAIN_TYPES.includes(type) || charset === 'ascii'
}
