import type { EntitySchema, EntitySchemaColumnOptions } from 'typeorm'
import { asKeyword } from '../query/columns.ts'

/** Columns and indices of a table, by the properties of its records. */
export interface ListedTable {
  name: string
  /** The column of the primary key; its last one, if there are several. */
  key: string
  /** All columns of the primary key. */
  keys: readonly string[]
  column(property: string): ListedColumn
  indices: readonly TableIndex[]
  /** A column that the index does not cover; null if it covers all. */
  uncoveredColumn(index: string): ListedColumn | null
}

export interface ListedColumn {
  name: string
  /** Converts a value of a client or a cursor for comparison with the column. */
  toCompared(value: unknown): unknown
}

export interface TableIndex {
  name: string
  columns: readonly string[]
}

export function listedTable<T extends object>({ options }: EntitySchema<T>): ListedTable {
  const columns = Object.entries(options.columns) as [string, EntitySchemaColumnOptions][]
  const byProperty = new Map(
    columns.map(([property, made]) => [property, toListed(property, made)]),
  )
  const keys = columns.flatMap(([property, { primary }]) => (primary ? [property] : []))
  const name = options.tableName ?? options.name
  const column = (property: string) => {
    const found = byProperty.get(property)
    if (found === undefined) throw new Error(`${name} has no column for ${property}.`)
    return found
  }
  const named = (options.indices ?? []).map(({ name = '', columns: own = [], unique = false }) => ({
    name,
    columns: withKey(own as readonly string[], unique ? [] : keys),
  }))
  const keyColumns = keys.map((property) => column(property).name)
  const key = keyColumns.at(-1) ?? ''
  const indices = [{ name: 'PRIMARY', columns: keys }, ...named]
  const uncoveredColumn = (index: string) => {
    const { columns: own = [] } = indices.find(({ name }) => name === index) ?? {}
    const lacking = [...byProperty.keys()].find((property) => !own.includes(property))
    return lacking === undefined || index === 'PRIMARY' ? null : column(lacking)
  }
  return { name, key, keys: keyColumns, column, indices, uncoveredColumn }
}

function toListed(
  property: string,
  { name = property, type, charset }: EntitySchemaColumnOptions,
): ListedColumn {
  return {
    name,
    toCompared(value) {
      if (value === null || value === undefined) return null
      if (type === 'datetime') return new Date(value as Date | number | string)
      if (charset === 'ascii' && typeof value === 'string') return asKeyword(value)
      return value
    },
  }
}

/** InnoDB appends the primary key to each secondary index, and sorts a non-unique one by it. */
function withKey(own: readonly string[], keys: readonly string[]): string[] {
  return [...own, ...keys.filter((property) => !own.includes(property))]
}
