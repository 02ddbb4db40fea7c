import { VOLUNTEER_LIMITS } from '../../../../../../schema/volunteer/limits.ts'
import { type Helper, nameOf } from '../../volunteers/people.ts'
import type { CsvRow, CsvTable } from './csv-text.ts'
import { findLanguage } from './find-language.ts'
import { type Headings, NUMBERED, readHeadings } from './headings.ts'
import { COLUMNS, type Column, nameOfCells } from './helper-columns.ts'
import { findFault, type HelperInput, type RowFault, toHelperInput } from './row-input.ts'
import { toTagText } from './tags-text.ts'

/** Rows of one file; a larger one is split by the club. */
export const MOST_ROWS = 5_000
export const MOST_BYTES = 5 * 1024 * 1024

export type FileFault = 'nothing' | 'empty' | 'noName' | 'tooMany' | 'openQuote'

export interface Change {
  column: Column
  from: string
  to: string
}

/** What will become of a row. */
export type Plan =
  | { kind: 'new' }
  | { kind: 'changed'; helper: Helper; changes: readonly Change[] }
  | { kind: 'same'; helper: Helper }
  /** It has the name of this helper, and nothing by which it could be found: left out unless it is added. */
  | { kind: 'known'; helper: Helper; isAdded: boolean }
  | { kind: 'wrong'; faults: readonly RowFault[] }

export interface ImportRow {
  line: number
  name: string
  input: HelperInput
  plan: Plan
}

export interface ImportFile extends Headings {
  /** Why none of it can be imported; null where it can. */
  fault: FileFault | null
  line: number | null
  rows: readonly ImportRow[]
}

/** What a file would do to the helpers there are, row by row. */
export function planImport(
  table: CsvTable,
  helpers: readonly Helper[],
  { isWhole = true }: { isWhole?: boolean } = {},
): ImportFile {
  const { columns, ...headings } = readHeadings(table)
  const refuse = (fault: FileFault, line: number | null = null): ImportFile => ({
    ...{ fault, line, rows: [], ...headings },
  })
  if (table.openQuoteLine !== null) return refuse('openQuote', table.openQuoteLine)
  if (table.header.length === 0) return refuse('nothing')
  if (!columns.some((column) => IDENTIFYING.has(column))) return refuse('noName')
  if (table.rows.length === 0) return refuse('empty')
  if (table.rows.length > MOST_ROWS) return refuse('tooMany')

  const known = indexHelpers(helpers)
  const seen = new Map<string, number>()
  const rows = table.rows.map((row) => planRow(row, { columns, known, isWhole, seen }))
  return { fault: null, line: null, rows, ...headings }
}

/** Without one of them, rows cannot be distinguished. */
const IDENTIFYING: ReadonlySet<unknown> = new Set([
  ...(['last_name', 'external_id', 'email', 'helper_id'] as const),
])

interface KnownHelpers {
  byId: ReadonlyMap<string, Helper>
  byExternalId: ReadonlyMap<string, Helper>
  byEmail: ReadonlyMap<string, Helper>
  byName: ReadonlyMap<string, Helper>
}

function indexHelpers(helpers: readonly Helper[]): KnownHelpers {
  const by = (key: (helper: Helper) => string | null) =>
    new Map(helpers.flatMap((helper) => (key(helper) ? [[key(helper) ?? '', helper]] : [])))
  return {
    byId: by(({ id }) => id),
    byExternalId: by(({ externalId }) => externalId),
    byEmail: by(({ email }) => email),
    byName: by((helper) => toComparedName(helper)),
  }
}

interface Planning {
  columns: readonly (Column | null)[]
  known: KnownHelpers
  /** False if the club has helpers beyond these, whom the graph alone finds. */
  isWhole: boolean
  /** Lines by the names that were in them: a helper is named once in a file. */
  seen: Map<string, number>
}

function planRow({ line, cells }: CsvRow, { columns, known, isWhole, seen }: Planning): ImportRow {
  const values = readCells(cells, columns)
  const input = toHelperInput(values)
  const name = nameOfCells(values)
  const faults: RowFault[] = COLUMNS.flatMap((column) => findFault(column, values[column] ?? ''))
  if (cells.length > columns.length && cells.slice(columns.length).some((cell) => cell.trim()))
    faults.push({ kind: 'moreCells' })

  const found = [
    input.helperId ? known.byId.get(input.helperId) : undefined,
    input.externalId ? known.byExternalId.get(input.externalId) : undefined,
    input.email ? known.byEmail.get(input.email) : undefined,
  ].filter((helper) => helper !== undefined)
  const [helper] = found
  if (found.some(({ id }) => id !== helper?.id)) faults.push({ kind: 'ambiguous' })
  const isFindable = (input.helperId ?? input.externalId ?? input.email) !== undefined
  const mayBeKnown = !isWhole && isFindable
  if (!helper && !mayBeKnown && input.helperId) faults.push({ kind: 'unknownId' })
  else if (!helper && !mayBeKnown && !input.lastName) faults.push({ kind: 'noLastName' })
  if (isForeignLanguage(input.language, helper) && !faults.some(isLanguageFault))
    faults.push({ kind: 'format', column: 'language' })
  const keys = keysOf(input, helper)
  const before = keys.map((key) => seen.get(key)).find((other) => other !== undefined)
  if (before !== undefined) faults.push({ kind: 'repeated', line: before })
  for (const key of keys) if (!seen.has(key)) seen.set(key, line)

  const namesake = isFindable ? undefined : known.byName.get(toComparedName(input))
  return { line, name, input, plan: planOf(input, { helper, namesake, faults }) }
}

/** Texts that are compared letter by letter: what others call the same letters is another id or address there. */
const EXACT: ReadonlySet<Column> = new Set(['external_id', 'helper_id'] as const)

/** Texts of several lines. */
const OF_LINES: ReadonlySet<Column> = new Set(['notes', 'tags'] as const)

/** As Google separates several values of one cell. */
const SEVERAL = ' ::: '

/** The first filled cell of each column. */
function readCells(cells: readonly string[], columns: readonly (Column | null)[]) {
  const values: Partial<Record<Column, string>> = {}
  for (const [at, column] of columns.entries()) {
    if (column === null || (values[column] ?? '').trim() !== '') continue
    const cell = cells[at] ?? ''
    const [first = ''] = NUMBERED.has(column) ? cell.split(SEVERAL) : [cell]
    const text = EXACT.has(column) ? first : first.normalize('NFC')
    values[column] = OF_LINES.has(column) ? text : text.replace(/[\r\n]+/g, ' ')
  }
  const { language = '' } = values
  return { ...values, language: findLanguage(language.trim()) ?? language }
}

/** A language that there is not, and that the helper does not have already. */
function isForeignLanguage(language: string | null | undefined, helper: Helper | undefined) {
  return language != null && language !== helper?.language && findLanguage(language) === null
}

function isLanguageFault(fault: RowFault): boolean {
  return fault.kind === 'format' && fault.column === 'language'
}

function toComparedName(named: Pick<HelperInput, 'firstName' | 'lastName'>): string {
  const { firstName = null, lastName } = named
  return nameOf({ firstName, lastName: lastName ?? '' })
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .toLowerCase()
}

function keysOf({ externalId, email }: HelperInput, helper: Helper | undefined): string[] {
  return [
    ...(helper ? [`id ${helper.id}`] : []),
    ...(externalId ? [`external ${externalId}`] : []),
    ...(email ? [`email ${email}`] : []),
  ]
}

interface Findings {
  helper: Helper | undefined
  /** A helper of the same name, for a row that has nothing else to be found by. */
  namesake: Helper | undefined
  faults: readonly RowFault[]
}

function planOf(input: HelperInput, { helper, namesake, faults }: Findings): Plan {
  if (faults.length > 0) return { kind: 'wrong', faults }
  if (!helper && namesake) return { kind: 'known', helper: namesake, isAdded: false }
  if (!helper) return { kind: 'new' }
  const changes = COLUMNS.flatMap((column) => findChange(column, input, helper))
  return changes.length > 0 ? { kind: 'changed', helper, changes } : { kind: 'same', helper }
}

/** An empty cell leaves what there is. */
function findChange(column: Column, input: HelperInput, helper: Helper): Change[] {
  if (column === 'helper_id') return []
  const field = FIELDS[column]
  const wanted = input[field]
  if (wanted === undefined || wanted === null) return []
  const to = toText(wanted)
  const from = toText(helper[field])
  return from.normalize('NFC') === to.normalize('NFC') ? [] : [{ column, from, to }]
}

const FIELDS = {
  external_id: 'externalId',
  first_name: 'firstName',
  last_name: 'lastName',
  email: 'email',
  phone: 'phone',
  language: 'language',
  tags: 'tags',
  notes: 'notes',
  status: 'status',
  mail: 'mail',
} as const satisfies Record<Exclude<Column, 'helper_id'>, keyof Helper & keyof HelperInput>

function toText(value: string | readonly string[] | null): string {
  return typeof value === 'object' ? toTagText(value ?? []) : value
}

export function countPlans(rows: readonly ImportRow[]): Record<Plan['kind'], number> {
  const counts = { new: 0, changed: 0, same: 0, known: 0, wrong: 0 }
  for (const { plan } of rows) counts[plan.kind] += 1
  return counts
}

/** The file with a row added all the same that has a known name, or left out again. */
export function addNamesake(file: ImportFile, line: number, isAdded: boolean): ImportFile {
  const rows = file.rows.map((row) =>
    row.line === line && row.plan.kind === 'known'
      ? { ...row, plan: { ...row.plan, isAdded } }
      : row,
  )
  return { ...file, rows }
}

function isSent({ plan }: ImportRow): boolean {
  return plan.kind === 'known' ? plan.isAdded : plan.kind === 'new' || plan.kind === 'changed'
}

/** Rows that are sent, in the batches that the graph takes. */
export function toBatches(rows: readonly ImportRow[]): ImportRow[][] {
  const sent = rows.filter(isSent)
  const { max } = VOLUNTEER_LIMITS.bulk
  const count = Math.ceil(sent.length / max)
  return Array.from({ length: count }, (_, at) => sent.slice(at * max, (at + 1) * max))
}
