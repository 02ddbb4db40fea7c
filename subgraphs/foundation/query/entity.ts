import { EntitySchema, type EntitySchemaIndexOptions } from 'typeorm'
import type { Column } from './columns.ts'

/** A table typed by its record: each property has exactly one column. */
export interface EntityTable<T> {
  name: string
  tableName: string
  columns: { readonly [P in keyof T]-?: Column<T[P]> }
  indices?: readonly Index<T>[]
}

type Index<T> = Pick<EntitySchemaIndexOptions, 'unique'> & {
  name: string
  columns: readonly (keyof T & string)[]
}

export function defineEntity<T extends object>(table: EntityTable<T>): EntitySchema<T> {
  const { indices = [], ...rest } = table
  const named = indices.map((index) => ({ ...index, columns: [...index.columns] }))
  return new EntitySchema<T>({ ...rest, indices: named })
}
