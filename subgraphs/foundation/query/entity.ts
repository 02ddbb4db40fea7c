import { EntitySchema, type EntitySchemaIndexOptions } from 'typeorm'
import type { AuditedTable } from '../database/row-recorder.ts'
import type { Column } from './columns.ts'

/** A table typed by its record: each property has exactly one column. */
export interface EntityTable<T> {
  name: string
  tableName: string
  columns: { readonly [P in keyof T]-?: Column<T[P]> }
  indices?: readonly Index<T>[]
  /** How the audit lists changes of its rows; null for a table that is part of other resources, or of the platform's work. */
  audit: AuditedAs<keyof T & string> | null
}

export interface AuditedAs<Property extends string = string> {
  type: AuditedTable['type']
  club: Property | { readonly of: Property; readonly table: string } | null
  /** Text that is about no person and no secret; ids, keywords, numbers and times are shown without it. */
  shown?: readonly Property[]
  /** Copies of fields of another resource, which lists their changes. */
  copied?: readonly Property[]
}

type Index<T> = Pick<EntitySchemaIndexOptions, 'unique'> & {
  name: string
  columns: readonly (keyof T & string)[]
}

const audits = new WeakMap<object, AuditedAs | null>()

export function defineEntity<T extends object>(table: EntityTable<T>): EntitySchema<T> {
  const { indices = [], audit, ...rest } = table
  const named = indices.map((index) => ({ ...index, columns: [...index.columns] }))
  const schema = new EntitySchema<T>({ ...rest, indices: named })
  audits.set(schema, audit)
  return schema
}

export function auditOf(schema: object): AuditedAs | null {
  return audits.get(schema) ?? null
}
