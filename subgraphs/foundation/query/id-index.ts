import type { EntitySchema } from 'typeorm'

/** The index that leads to rows by `id`: the primary key, or the unique index of a table with another primary key. */
export function idIndexOf<T>({ options }: EntitySchema<T>): string {
  const isById = options.indices?.find(({ unique, columns }) => unique && String(columns) === 'id')
  return isById?.name ?? 'PRIMARY'
}
