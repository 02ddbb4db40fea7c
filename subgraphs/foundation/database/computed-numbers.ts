import type { FieldPacket } from 'mysql2'
import type { EntitySchema } from 'typeorm'

/** Names of the columns that hold counts without end, which stay text. */
export type EndlessCounts = ReadonlySet<string>

export function endlessCountsOf(entities: readonly EntitySchema[]): EndlessCounts {
  const columns = entities.flatMap(({ options }) => Object.entries(options.columns))
  const endless = columns.filter(([, column]) => column?.type === 'bigint')
  return new Set(endless.map(([property, column]) => column?.name ?? property))
}

/**
 * Makes numbers of whole numbers that a statement computes. Their width is the server's to choose:
 * a comparison or `EXISTS` has 64 bits on MySQL and 32 on MariaDB, `CASE` over counts is a decimal
 * there, and both send sums as decimals; what is wider than 32 bits comes as text. Only endless
 * counts that a table keeps stay as their entities say, and so does what is not exact as a number.
 */
export function withComputedNumbers<T>(
  result: T,
  fields: readonly FieldPacket[] | undefined,
  endless: EndlessCounts,
): T {
  if (fields === undefined || !Array.isArray(result)) return result

  for (const field of fields) {
    if (!isWideNumber(field) || isStored(field, endless)) continue
    for (const row of result) row[field.name] = toNumber(row[field.name])
  }
  return result
}

/** The protocol's LONGLONG and NEWDECIMAL. */
const INT_64 = 8
const DECIMAL = 246

function isWideNumber({ columnType, decimals }: FieldPacket): boolean {
  return columnType === INT_64 || (columnType === DECIMAL && decimals === 0)
}

/** MariaDB names a table also for what a derived table computes of it, but the column as it is called there. */
function isStored({ orgTable, orgName }: FieldPacket, endless: EndlessCounts): boolean {
  return orgTable !== '' && endless.has(orgName)
}

function toNumber(value: unknown): unknown {
  if (typeof value !== 'string') return value

  const number = Number(value)
  return Number.isSafeInteger(number) ? number : value
}
