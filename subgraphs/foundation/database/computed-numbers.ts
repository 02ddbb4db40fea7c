import type { FieldPacket } from 'mysql2'
import type { EntitySchema } from 'typeorm'

/** Names of the BIGINT columns, whose values stay decimal strings. */
export type BigCountColumns = ReadonlySet<string>

export function bigCountColumnsOf(entities: readonly EntitySchema[]): BigCountColumns {
  const columns = entities.flatMap(({ options }) => Object.entries(options.columns))
  const bigints = columns.filter(([, column]) => column?.type === 'bigint')
  return new Set(bigints.map(([property, column]) => column?.name ?? property))
}

/**
 * Converts computed integers to numbers. Their type differs by server: a comparison or `EXISTS` is 64-bit on
 * MySQL and 32-bit on MariaDB, `CASE` over counts is a decimal there, and sums are decimals on both; the driver
 * returns these as text. Stored BIGINT columns and values beyond 2^53 stay text.
 */
export function withComputedNumbers<T>(
  result: T,
  fields: readonly FieldPacket[] | undefined,
  bigCounts: BigCountColumns,
): T {
  if (fields === undefined || !Array.isArray(result)) return result

  for (const field of fields) {
    if (!isWideNumber(field) || isStored(field, bigCounts)) continue
    for (const row of result) row[field.name] = toNumber(row[field.name])
  }
  return result
}

/** LONGLONG and NEWDECIMAL of the MySQL protocol. */
const INT_64 = 8
const DECIMAL = 246

function isWideNumber({ columnType, decimals }: FieldPacket): boolean {
  return columnType === INT_64 || (columnType === DECIMAL && decimals === 0)
}

/** MariaDB names the origin table also for a computed column of a derived table, but then with the alias. */
function isStored({ orgTable, orgName }: FieldPacket, bigCounts: BigCountColumns): boolean {
  return orgTable !== '' && bigCounts.has(orgName)
}

function toNumber(value: unknown): unknown {
  if (typeof value !== 'string') return value

  const number = Number(value)
  return Number.isSafeInteger(number) ? number : value
}
