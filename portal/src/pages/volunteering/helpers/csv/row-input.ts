import {
  BREAKS_LINE,
  CONTROL,
  cleanAddress,
  cleanName,
  hasVisible,
  isAddress,
} from '../../../../../../schema/fields/text/characters.ts'
import { VOLUNTEER_LIMITS } from '../../../../../../schema/volunteer/limits.ts'
import type { VariablesOf } from '../../../../graph/ask.ts'
import type { Column } from './helper-columns.ts'
import { toTags } from './tags-text.ts'

export type HelperInput = VariablesOf<'PortalUpsertHelpers'>['input']['helpers'][number]

/** Why a row is not imported. */
export type RowFault =
  | { kind: 'tooLong'; column: Column; most: number }
  | { kind: 'format'; column: 'email' | 'phone' | 'language' | 'status' | 'mail' | 'helper_id' }
  | { kind: 'tooManyTags'; most: number }
  | { kind: 'control'; column: Column }
  | { kind: 'noLastName' | 'ambiguous' | 'unknownId' | 'moreCells' }
  | { kind: 'repeated'; line: number }

const { helper, externalId } = VOLUNTEER_LIMITS

const LONGEST: Readonly<Partial<Record<Column, number>>> = {
  external_id: externalId,
  first_name: helper.name,
  last_name: helper.name,
  email: helper.email,
  phone: helper.phone.max,
  language: helper.language,
  notes: helper.notes,
}

/** Values of two columns, as clubs write them. */
const STATUSES: Readonly<Record<string, 'ACTIVE' | 'INACTIVE'>> = {
  active: 'ACTIVE',
  aktiv: 'ACTIVE',
  activo: 'ACTIVE',
  activa: 'ACTIVE',
  inactive: 'INACTIVE',
  inaktiv: 'INACTIVE',
  inactivo: 'INACTIVE',
  inactiva: 'INACTIVE',
}

const MAILS: Readonly<Record<string, 'ON' | 'OFF'>> = {
  on: 'ON',
  yes: 'ON',
  ja: 'ON',
  si: 'ON',
  sí: 'ON',
  an: 'ON',
  true: 'ON',
  off: 'OFF',
  no: 'OFF',
  nein: 'OFF',
  aus: 'OFF',
  false: 'OFF',
}

/** A row as the graph takes it; empty cells are left out. */
export function toHelperInput(values: Partial<Record<Column, string>>): HelperInput {
  const text = (column: Column) => values[column]?.trim() || undefined
  const language = text('language')
  const tags = toTags(values.tags ?? '')
  const status = STATUSES[text('status')?.toLowerCase() ?? '']
  const mail = MAILS[text('mail')?.toLowerCase() ?? '']
  const notes = values.notes?.replaceAll('\r\n', '\n').trim() || undefined
  const given = {
    helperId: text('helper_id')?.toLowerCase(),
    externalId: text('external_id'),
    firstName: toName(values.first_name),
    lastName: toName(values.last_name),
    email: cleanAddress(values.email ?? '').toLowerCase() || undefined,
    phone: text('phone'),
    language: language && (toLanguage(language) ?? language),
    tags: tags.length > 0 ? tags : undefined,
    notes,
    status,
    mail,
  }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
}

function toName(cell = ''): string | undefined {
  return hasVisible(cell) ? cleanName(cell) : undefined
}

/** What the graph would refuse of a cell, found before it is asked. */
export function findFault(column: Column, cell: string): RowFault[] {
  const text = cell.trim()
  if (text === '') return []
  const most = LONGEST[column]
  if (most !== undefined && [...text].length > most) return [{ kind: 'tooLong', column, most }]
  const refused = column === 'notes' ? CONTROL : BREAKS_LINE
  if (column === 'tags') return findTagFault(toTags(text))
  if (refused.test(text)) return [{ kind: 'control', column }]
  if (isChecked(column) && !CHECKS[column](text)) return [{ kind: 'format', column }]
  return []
}

function findTagFault(tags: readonly string[]): RowFault[] {
  if (tags.length > helper.tags) return [{ kind: 'tooManyTags', most: helper.tags }]
  if (tags.some((tag) => BREAKS_LINE.test(tag))) return [{ kind: 'control', column: 'tags' }]
  const isLong = tags.some((tag) => [...tag].length > helper.tag)
  return isLong ? [{ kind: 'tooLong', column: 'tags', most: helper.tag }] : []
}

type Checked = Extract<RowFault, { kind: 'format' }>['column']

function isChecked(column: Column): column is Checked {
  return Object.hasOwn(CHECKS, column)
}

const CHECKS: Readonly<Record<Checked, (text: string) => boolean>> = {
  email: (text) => isAddress(cleanAddress(text)),
  phone: (text) => /^[\d +\-()/]+$/.test(text) && text.length >= helper.phone.min,
  language: (text) => toLanguage(text) !== null,
  status: (text) => Object.hasOwn(STATUSES, text.toLowerCase()),
  mail: (text) => Object.hasOwn(MAILS, text.toLowerCase()),
  helper_id: (text) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text),
}

function toLanguage(text: string): string | null {
  try {
    return Intl.getCanonicalLocales(text)[0] ?? null
  } catch {
    return null
  }
}
