import { allOf, anyOf, type Condition } from '../query/conditions.ts'
import type { ListedTable } from './listed-table.ts'

/** The order of a list, which tells all its rows apart. */
export interface Order<T> {
  order: readonly (keyof T & string)[]
  direction?: 'ASC' | 'DESC'
}

/**
 * What holds for rows that come after a position. For each column it is one range of an index, so
 * that not even rows of one value are read up to the position.
 */
export function isBehind<T>(
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

/** What is not known comes before all that is. */
function isPast({ name, value }: End, later: '<' | '>'): Condition {
  return value === null
    ? { sql: `${name} IS NOT NULL`, params: [] }
    : { sql: `${name} ${later} ?`, params: [value] }
}
