import type { TriggeringType } from '../../../schema/volunteer/workflows.ts'
import { type FieldKind, kindAt } from './event-data.ts'

export type ComparedValue = string | number | boolean | null

export interface ComparedField {
  /** Path in the data of the event. */
  field: string
  /** A list for `IN`. */
  value: ComparedValue | readonly ComparedValue[]
}

/** Whether no event of the type can meet the condition; a start by hand has no event, and looks at none. */
export function isNeverTrue(type: TriggeringType | null, { field, value }: ComparedField): boolean {
  if (type === null) return false
  const kind = kindAt(type, field)
  if (kind === null) return true
  const values: readonly ComparedValue[] = Array.isArray(value) ? value : [value]
  return !values.some((one) => canBe(kind, one))
}

/** Whether a field of the kind can have the value. */
export function canBe({ kind, values, isNullable }: FieldKind, value: ComparedValue): boolean {
  // Members of lists and records are of many kinds.
  if (kind === 'members') return true
  if (value === null) return isNullable
  if (kind === 'flag') return typeof value === 'boolean'
  if (kind === 'count') return Number.isInteger(value) && Number(value) >= 0
  if (typeof value !== 'string') return false
  return kind === 'choice' ? values.includes(value) : (FORMS[kind]?.test(value) ?? true)
}

const FORMS: Partial<Record<FieldKind['kind'], RegExp>> = {
  id: /^[0-9a-f-]{36}$/i,
  day: /^\d{4}-\d\d-\d\d$/,
  moment: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,
}
