import type { FieldPacket } from 'mysql2'

/**
 * Makes numbers of whole numbers that a statement computes. `EXISTS`, a comparison and the like are
 * 64 bits wide on MySQL, and come as text; MariaDB gives 32 bits, and a number comes. What a table
 * keeps stays as its column says, and so does what is not exact as a number.
 */
export function withComputedNumbers<T>(result: T, fields: readonly FieldPacket[] | undefined): T {
  if (fields === undefined || !Array.isArray(result)) return result

  for (const field of fields) {
    if (field.columnType !== INT_64 || field.orgTable !== '') continue
    for (const row of result) row[field.name] = toNumber(row[field.name])
  }
  return result
}

/** The protocol's LONGLONG. */
const INT_64 = 8

function toNumber(value: unknown): unknown {
  if (typeof value !== 'string') return value

  const number = Number(value)
  return Number.isSafeInteger(number) ? number : value
}
