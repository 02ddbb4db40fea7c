import type { EntitySchema } from 'typeorm'
import { asKeyword } from './columns.ts'
import type { Condition } from './conditions.ts'

/** A condition for each value that is not null: the column of its property equals it. */
export function equalConditions<T extends object>(
  schema: EntitySchema<T>,
  alias: string,
  values: { readonly [P in keyof T]?: T[P] | string | null },
): Condition[] {
  const columns = schema.options.columns as Readonly<Record<string, ComparedColumn | undefined>>
  return Object.entries<unknown>(values).flatMap(([property, value]) => {
    if (value === null || value === undefined) return []

    const column = columns[property]
    if (column === undefined) throw new Error(`${schema.options.name} has no ${property}.`)

    const { name = property, charset } = column
    const compared = charset === 'ascii' && typeof value === 'string' ? asKeyword(value) : value
    return [{ sql: `${alias}.${name} = ?`, params: [compared] }]
  })
}

interface ComparedColumn {
  name?: string
  charset?: string
}
