import type { ListedTable } from './listed-table.ts'

/** Matches NULL; a filter of `null` matches every value. */
export const ABSENT = Symbol('absent')

/** Filter by property: one value, several, ABSENT for NULL, or null for any. */
export type Values<T> = {
  readonly [P in keyof T]?: T[P] | readonly T[P][] | typeof ABSENT | null
}

export interface AskedValues {
  equal: object
  spread: object
}

/** An index of a list, and its leading properties before the columns of the order. */
export interface ListIndex {
  name: string
  leading: readonly string[]
}

/**
 * Chooses the index with the fewest leading columns that covers all equality filters and is then sorted in the
 * list's order. The choice depends on which filters are given, never on their values.
 */
export function makeChooseIndex(table: ListedTable, order: readonly string[]) {
  const chosen = new Map<string, ListIndex>()

  return ({ equal, spread }: AskedValues): ListIndex => {
    const wanted = Object.keys(equal).filter((property) => valuesOf(equal, property) !== null)
    const known = [...wanted, ...Object.keys(spread)]
    const key = `${wanted} ${known}`
    const index = chosen.get(key) ?? chooseIndex(table, order, { wanted, known })
    chosen.set(key, index)
    return index
  }
}

function chooseIndex(
  { name, indices }: ListedTable,
  order: readonly string[],
  { wanted, known }: { wanted: readonly string[]; known: readonly string[] },
): ListIndex {
  const fitting = indices.flatMap(({ name, columns }) => {
    const leading = columns.slice(0, columns.indexOf(order[0] ?? ''))
    const isOrdered = order.every((property, at) => columns[leading.length + at] === property)
    const isKnown = leading.every((property) => known.includes(property))
    const isEnough = wanted.every((property) => leading.includes(property))
    return isOrdered && isKnown && isEnough ? [{ name, leading }] : []
  })
  const [best] = fitting.sort((a, b) => a.leading.length - b.leading.length)
  if (best === undefined) throw new Error(`No index of ${name} leads to ${wanted}, then ${order}.`)

  return best
}

/** All combinations of values for the leading properties of the index. */
export function branchesOf({ leading }: ListIndex, { equal, spread }: AskedValues): unknown[][] {
  return leading.reduce<unknown[][]>(
    (branches, property) => {
      const values = valuesOf(equal, property) ?? valuesOf(spread, property) ?? []
      return branches.flatMap((branch) => values.map((value) => [...branch, value]))
    },
    [[]],
  )
}

function valuesOf(values: object, property: string): readonly unknown[] | null {
  const value = (values as Readonly<Record<string, unknown>>)[property] ?? null
  if (value === null) return null

  return Array.isArray(value) ? [...new Set(value)] : [value]
}
