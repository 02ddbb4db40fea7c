import { isDeepStrictEqual } from 'node:util'
import type { EntitySchema } from 'typeorm'
import type { Database, Row } from '../../../subgraphs/foundation/database/database.ts'
import { auditOf } from '../../../subgraphs/foundation/query/entity.ts'

/** Columns that all changes write, and copies of other rows' columns. */
const LEFT_OUT = new Set([
  ...['created_at', 'updated_at', 'changed_at', 'published_count', 'is_deleted', 'search_text'],
  ...['phone_key'],
  ...['name_key', 'due_at', 'status_due_at', 'webhook_deliveries.body'],
  ...['event_accesses.first_name', 'event_accesses.last_name', 'event_accesses.status'],
])

/** The rows of all audited tables by type and id, read without the product's own code. */
export type Images = ReadonlyMap<string, Row>

export async function readImages(
  database: Database,
  entities: readonly EntitySchema[],
): Promise<Images> {
  const images = new Map<string, Row>()
  for (const { options, ...schema } of auditedEntities(entities)) {
    const key = keyColumnOf(options)
    for (const row of await database.query(`SELECT * FROM ${options.tableName}`))
      images.set(`${schema.type(database)} ${row[key]}`, named(options, row))
  }
  return images
}

function auditedEntities(entities: readonly EntitySchema[]) {
  return entities.flatMap((schema) => {
    const type = auditOf(schema)?.type
    if (type === undefined) return []
    return [
      {
        options: schema.options,
        type: ({ product }: Database) => (typeof type === 'string' ? type : type[product]),
      },
    ]
  })
}

function keyColumnOf({ columns }: EntitySchema['options']): string {
  const [property, column] = Object.entries(columns).find(([, column]) => column?.primary) ?? []
  return column?.name ?? property ?? 'id'
}

/** The row under the names of its properties, without its key. */
function named({ columns, tableName }: EntitySchema['options'], row: Row): Row {
  const shown = Object.entries(columns).flatMap(([property, column]) => {
    const name = column?.name ?? property
    const isLeftOut = column?.primary || LEFT_OUT.has(name) || LEFT_OUT.has(`${tableName}.${name}`)
    return isLeftOut ? [] : [[property, row[name] ?? null]]
  })
  return Object.fromEntries(shown)
}

export interface RowChange {
  row: string
  fields: string[]
}

/** The rows that differ, each with its fields. */
export function differencesOf(before: Images, after: Images): RowChange[] {
  const rows = new Set([...before.keys(), ...after.keys()])
  return [...rows].flatMap((row) => {
    const [old = {}, current = {}] = [before.get(row), after.get(row)]
    const names = new Set([...Object.keys(old), ...Object.keys(current)])
    const fields = [...names].filter(
      (name) => !isDeepStrictEqual(old[name] ?? null, current[name] ?? null),
    )
    return fields.length > 0 ? [{ row, fields: fields.sort() }] : []
  })
}
