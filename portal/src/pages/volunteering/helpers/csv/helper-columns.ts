import { type Helper, nameOf, type Person } from '../../volunteers/people.ts'
import { toTagText } from './tags-text.ts'

/** Columns of a file of helpers, as the REST API names them. */
export const COLUMNS = [
  'external_id',
  'first_name',
  'last_name',
  'email',
  'phone',
  'language',
  'tags',
  'notes',
  'status',
  'mail',
  'helper_id',
] as const
export type Column = (typeof COLUMNS)[number]

/** A cell of each column, as a file may have it. */
export const EXAMPLES: Readonly<Record<Column, string>> = {
  external_id: 'M-1042',
  first_name: 'Ana',
  last_name: 'Llorens',
  email: 'ana@example.com',
  phone: '+34 600 000 000',
  language: 'es',
  tags: 'bar, noche',
  notes: 'Has a van',
  status: 'active',
  mail: 'on',
  helper_id: '',
}

/** Written for the reader, and not read again. */
export const FIGURES = ['event_access', 'shifts_confirmed', 'shifts_pending'] as const

/** A helper as the cells of a file. */
export function cellsOf({ helper, access, confirmed, pending }: Person): string[] {
  const figures = [access === null ? 'no' : 'yes', String(confirmed), String(pending)]
  return [...COLUMNS.map((column) => CELLS[column](helper)), ...figures]
}

export function headerOf(): string[] {
  return [...COLUMNS, ...FIGURES]
}

const CELLS: Readonly<Record<Column, (helper: Helper) => string>> = {
  external_id: ({ externalId }) => externalId ?? '',
  first_name: ({ firstName }) => firstName ?? '',
  last_name: ({ lastName }) => lastName,
  email: ({ email }) => email ?? '',
  phone: ({ phone }) => phone ?? '',
  language: ({ language }) => language ?? '',
  tags: ({ tags }) => toTagText(tags),
  notes: ({ notes }) => notes ?? '',
  status: ({ status }) => status.toLowerCase(),
  mail: ({ mail }) => mail.toLowerCase(),
  helper_id: ({ id }) => id,
}

/** What people call a row of a file. */
export function nameOfCells(values: Partial<Record<Column, string>>): string {
  const name = nameOf({
    firstName: values.first_name?.trim() || null,
    lastName: values.last_name?.trim() ?? '',
  })
  return name || values.email?.trim() || values.external_id?.trim() || ''
}
