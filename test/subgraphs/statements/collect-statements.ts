import { registerHooks } from 'node:module'
import { join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sourceFilesOf } from '../../support/source/import-graph.ts'
import type { CollectedStatements } from './collected-statements.ts'
import type { Fn } from './parameters.ts'
import { type SqlLiteral, tagSqlLiterals } from './sql-literals.ts'

/**
 * Run as a process of its own: loads the product with tags in its SQL, calls each function that takes
 * statements, and prints the statements.
 */
const ROOT = resolve(import.meta.dirname, '../../..')
const files = sourceFilesOf('subgraphs').filter((file) => !/\/migrations\/\d/.test(file))
const literals: SqlLiteral[] = []
const destructured = new Set<string>()

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context)
    const file = url.startsWith('file:') ? relative(ROOT, fileURLToPath(url)) : ''
    if (!files.includes(file)) return loaded
    const options = isStore(file) ? destructured : new Set<string>()
    return { ...loaded, source: tagSqlLiterals(file, String(loaded.source), { literals, options }) }
  },
})

/** They compose SQL for the tables that stores give them. */
const COMPOSES_SQL =
  /^subgraphs\/(foundation\/(lists|query)\/|.*\/(delete-all-of-event|[a-z-]+-table)\.ts$)/
const { SESSION_FILES } = await import('./collected-statements.ts')
const { callOnce, explore, TAKES_STATEMENTS } = await import('./explore.ts')
const { acceptWildcardsAsBytes } = await import('./wildcards.ts')
const { namesOfParameters } = await import('./parameters.ts')
const { SAMPLE_CALLS } = await import('./sample-calls.ts')
const { SAMPLE_VALUES } = await import('./sample-values.ts')
const { CLUB_DATABASE } = await import('../../../subgraphs/club/club-database.ts')
const { VOLUNTEER_DATABASE } = await import('../../../subgraphs/volunteer/volunteer-database.ts')

Error.stackTraceLimit = 0
acceptWildcardsAsBytes()
const entities = [...CLUB_DATABASE.entities, ...VOLUNTEER_DATABASE.entities]
const members = new Set(entities.flatMap(({ options }) => Object.keys(options.columns)))
for (const file of files) await import(join(ROOT, file))
const options = new Set([...destructured].filter((name) => !members.has(name)))
const exploration = { members, options, values: SAMPLE_VALUES }
const collected: CollectedStatements = { literals, statements: [], silent: [] }

for (const { file, name, call, answers = {} } of SAMPLE_CALLS) {
  const overrides = Object.entries(answers).map(([nth, rows]) => [`answer ${nth}`, rows] as const)
  const { sent } = await callOnce(call as Fn, undefined, new Map(overrides), exploration)
  add(`${file}: ${name}`, sent)
}
for (const file of files) {
  const module: Record<string, unknown> = await import(join(ROOT, file))
  const hasSql = literals.some((literal) => literal.file === file)
  if (!(hasSql || isStore(file)) || SESSION_FILES.has(file) || COMPOSES_SQL.test(file)) continue

  for (const { name, fn, self } of functionsOf(module)) {
    const from = `${file}: ${name}`
    const hasSample = collected.statements.some((statement) => statement.from === from)
    const isTaker = namesOfParameters(fn).some((parameter) => TAKES_STATEMENTS.has(parameter))
    const sent = hasSample ? [] : await explore(fn, self, exploration)
    if (sent.length === 0 && isTaker && !hasSample) collected.silent.push(from)
    add(from, sent)
  }
}
process.stdout.write(JSON.stringify(collected))

function isStore(file: string): boolean {
  return /(^|[-/])store\.ts$/.test(file)
}

function add(from: string, sent: readonly { sql: string; params: readonly unknown[] }[]): void {
  for (const { sql, params } of sent)
    collected.statements.push({ from, sql, params: params.map(shapeOf) })
}

interface Callable {
  name: string
  fn: Fn
  self: unknown
}

function functionsOf(module: Record<string, unknown>): Callable[] {
  return Object.entries(module).flatMap(([name, value]): Callable[] => {
    if (typeof value === 'function') return [{ name, fn: value as Fn, self: undefined }]
    if (typeof value !== 'object' || value === null) return []
    return Object.entries(value)
      .filter(([, own]) => typeof own === 'function')
      .map(([own, fn]) => ({ name: `${name}.${own}`, fn: fn as Fn, self: value }))
  })
}

/** What the driver makes of a value: several of a list, one of anything else. */
function shapeOf(value: unknown): unknown {
  return Array.isArray(value) ? value.map(shapeOf) : null
}
