import { allOf, anyOf, type Condition } from '../query/conditions.ts'
import type { ListedTable } from './listed-table.ts'

/** A total order of a list's rows. */
export interface Order<T> {
  order: readonly (keyof T & string)[]
  direction?: 'ASC' | 'DESC'
}

/**
 * Keyset condition for rows after a position. Each OR branch is one range of the index, so that no row before the
 * position is read, even among equal values.
 */
export function isAfterPosition<T>(
  table: ListedTable,
  { alias, order, direction }: Order<T> & { alias: string },
  position: readonly unknown[],
): Condition {
  const later = direction === 'DESC' ? '<' : '>'
  const ends = order.map((property, at) => {
    const { name, toCompared } = table.column(property)
    return { name: `${alias}.${name}`, value: toCompared(position[at]) }
  })
  return anyOf(ends.map((end, at) => allOf([...ends.slice(0, at).map(isAt), isPast(end, later)])))
}

interface End {
  name: string
  value: unknown
}

function isAt({ name, value }: End): Condition {
  return value === null
    ? { sql: `${name} IS NULL`, params: [] }
    : { sql: `${name} = ?`, params: [value] }
}

/** NULL sorts first. */
function isPast({ name, value }: End, later: '<' | '>'): Condition {
  return value === null
    ? { sql: `${name} IS NOT NULL`, params: [] }
    : { sql: `${name} ${later} ?`, params: [value] }
}
