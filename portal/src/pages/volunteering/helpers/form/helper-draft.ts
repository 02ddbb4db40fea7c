import type { Helper, Person } from '../../volunteers/people.ts'
import type { Column } from '../csv/helper-columns.ts'
import { findFault, type HelperInput, type RowFault, toHelperInput } from '../csv/row-input.ts'
import { toTags, toTagText } from '../csv/tags-text.ts'

/** What the fields of the form hold. */
export interface Draft {
  firstName: string
  lastName: string
  email: string
  phone: string
  externalId: string
  language: string
  tags: string
  notes: string
  takesMail: boolean
  isActive: boolean
}

type TextField = Exclude<keyof Draft, 'takesMail' | 'isActive'>

const COLUMN_OF: Readonly<Record<TextField, Column>> = {
  firstName: 'first_name',
  lastName: 'last_name',
  email: 'email',
  phone: 'phone',
  externalId: 'external_id',
  language: 'language',
  tags: 'tags',
  notes: 'notes',
}

const CLEARED = {
  firstName: 'FIRST_NAME',
  email: 'EMAIL',
  phone: 'PHONE',
  externalId: 'EXTERNAL_ID',
  language: 'LANGUAGE',
  tags: 'TAGS',
  notes: 'NOTES',
} as const

export function toDraft(helper: Helper | null): Draft {
  return {
    firstName: helper?.firstName ?? '',
    lastName: helper?.lastName ?? '',
    email: helper?.email ?? '',
    phone: helper?.phone ?? '',
    externalId: helper?.externalId ?? '',
    language: helper?.language ?? '',
    tags: toTagText(helper?.tags ?? []),
    notes: helper?.notes ?? '',
    takesMail: helper?.mail !== 'OFF',
    isActive: helper?.status !== 'INACTIVE',
  }
}

export type DraftFault = RowFault | { kind: 'missing' }

/** What the graph would refuse, by field. */
export function findDraftFaults(draft: Draft): ReadonlyMap<keyof Draft, DraftFault> {
  const faults = new Map<keyof Draft, DraftFault>()
  for (const [field, column] of Object.entries(COLUMN_OF) as [TextField, Column][]) {
    const [fault] = findFault(column, draft[field])
    if (fault) faults.set(field, fault)
  }
  if (draft.lastName.trim() === '') faults.set('lastName', { kind: 'missing' })
  return faults
}

/** Another helper with the same address or id, whom the graph would change instead. */
export function findTwin(draft: Draft, people: readonly Person[], ownId: string | null) {
  const email = draft.email.trim().toLowerCase()
  const externalId = draft.externalId.trim()
  return people.find(
    ({ helper }) =>
      helper.id !== ownId &&
      ((email !== '' && helper.email === email) ||
        (externalId !== '' && helper.externalId === externalId)),
  )
}

/** The whole of the form as the graph takes it: of a known helper, emptied fields are cleared. */
export function toUpsert(draft: Draft, helper: Helper | null): HelperInput {
  const values = Object.fromEntries(
    (Object.entries(COLUMN_OF) as [TextField, Column][]).map(([field, column]) => [
      column,
      draft[field],
    ]),
  )
  const clear = (Object.keys(CLEARED) as (keyof typeof CLEARED)[])
    .filter((field) => helper !== null && isEmpty(draft[field]) && !isEmpty(toDraft(helper)[field]))
    .map((field) => CLEARED[field])
  return {
    ...toHelperInput(values),
    mail: draft.takesMail ? 'ON' : 'OFF',
    status: draft.isActive ? 'ACTIVE' : 'INACTIVE',
    ...(helper && { helperId: helper.id }),
    ...(clear.length > 0 && { clear }),
  }
}

function isEmpty(text: string): boolean {
  return toTags(text).length === 0
}
