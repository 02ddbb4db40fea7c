import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { EntitySchema } from 'typeorm'

const SUBGRAPHS = join(import.meta.dirname, '../../../subgraphs')

/** Lists of tables that both subgraphs have, which one of them or the retention reads. */
const READ_ELSEWHERE = [
  ...['event_log_by_time', 'webhook_deliveries_by_time'],
  ...['webhook_endpoints_by_club', 'webhook_endpoints_by_owner'],
]

/**
 * Indices that neither keep anything unique nor are named by a statement: by one that was asked, or
 * by one as it stands in the sources.
 */
export function unreadIndices(
  entities: readonly EntitySchema[],
  asked: readonly string[],
): string[] {
  const statements = [...asked, ...literals()].join('\n')
  return entities
    .flatMap(({ options }) => options.indices ?? [])
    .filter(({ unique }) => unique !== true)
    .map(({ name = '' }) => name)
    .filter((name) => !new RegExp(`INDEX ?\\((\\w+ )?${name}\\)|'${name}'`).test(statements))
    .filter((name) => !READ_ELSEWHERE.includes(name))
}

function literals(): string[] {
  return (
    readdirSync(SUBGRAPHS, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.includes('migrations'))
      // Where an entity declares it, nothing reads it.
      .map((file) => readFileSync(join(SUBGRAPHS, file), 'utf8').replace(/name: '\w+'/g, ''))
  )
}

/**
 * Indices of a table that no statement that was asked names, the unique ones aside: for a table that both
 * subgraphs have, each with indices of its own, while the sources of what is read stand in one place.
 */
export function indicesNotAsked({ options }: EntitySchema, asked: readonly string[]): string[] {
  const statements = asked.join('\n')
  return (options.indices ?? [])
    .filter(({ unique }) => unique !== true)
    .map(({ name = '' }) => name)
    .filter((name) => !statements.includes(`INDEX (${name})`))
}
