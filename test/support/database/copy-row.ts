import type { EntitySchema, EntitySchemaColumnOptions } from 'typeorm'
import { newUuid } from '../../../platform/ids.ts'
import type { Database } from '../../../subgraphs/foundation/database/database.ts'

/** Copies a row under an id of its own, with what differs. */
export async function copyRow<T extends object>(
  database: Database,
  { options }: EntitySchema<T>,
  id: string,
  changes: object,
): Promise<string> {
  const newId = newUuid()
  const changed = new Map(Object.entries({ ...changes, id: newId }))
  const columns = Object.entries(options.columns) as [string, EntitySchemaColumnOptions][]
  const names = columns.map(([property, { name }]) => name ?? property)
  const values = columns.map(([property, { name }]) =>
    changed.has(property) ? '?' : (name ?? property),
  )
  const given = columns.flatMap(([property]) =>
    changed.has(property) ? [changed.get(property)] : [],
  )
  await database.query(
    `INSERT INTO ${options.tableName} (${names.join(', ')})
     SELECT ${values.join(', ')} FROM ${options.tableName} WHERE id = ?`,
    [...given, id],
  )
  return newId
}
