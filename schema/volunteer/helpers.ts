import type {
  HelperField,
  Helper as HelperInGraph,
  UpsertHelperInput,
} from '../../built/types/volunteer.ts'
import { choice, choices, omittable } from '../fields/input-fields.ts'
import { inputRecord, type Refuse } from '../fields/input-record.ts'
import {
  type ContentOf,
  type FieldsWith,
  fieldNamesOf,
  inputsOf,
  type LeafKeys,
  type ResourceField,
} from '../fields/resource-fields.ts'
import { type RestName, toRestName } from '../fields/rest-names.ts'
import {
  EmailAddress,
  HelperExternalId,
  HelperName,
  HelperNotes,
  HelperTags,
  LanguageTag,
  PhoneNumber,
} from './helper-fields.ts'
import { VOLUNTEER_LIMITS } from './limits.ts'
import { HELPER_STATUSES, MAIL_PREFERENCES } from './statuses.ts'

const { externalId, helper } = VOLUNTEER_LIMITS

interface HelperFieldRecord extends ResourceField {
  readonly empty: unknown
  /** Cleared by the erasure of the person (`PERSONAL_FIELDS`). */
  readonly isPersonal: boolean
  /** Can be cleared by `clear` in a bulk item. */
  readonly isClearable: boolean
}

/** Further fields of `Helper` and its input in the SDL. */
type OwnField =
  | ('__typename' | 'id' | 'clubId' | 'createdAt' | 'updatedAt' | 'deletedAt')
  | ('clear' | 'expectedUpdatedAt' | 'fault')

type WrittenField = Exclude<
  LeafKeys<HelperInGraph> | LeafKeys<UpsertHelperInput>,
  OwnField | 'helperId'
>

/** A detail of the person. */
const CLEARABLE = { empty: null, isPersonal: true, isClearable: true } as const

/** What the erasure of the person leaves. */
const KEPT = { isPersonal: false, isClearable: false } as const

/** Helper fields that clients write. */
export const HELPER_FIELDS = {
  /** The club's own id of the helper, unique in the club (index of `helpers/entities.ts`). */
  externalId: {
    input: HelperExternalId,
    stored: { kind: 'external_text', length: externalId },
    ...CLEARABLE,
  },
  firstName: {
    input: HelperName,
    stored: { kind: 'text', length: helper.name, order: 'alphabetical' },
    ...CLEARABLE,
  },
  /** Required for a new helper (`helpers/upsert-rules.ts`). */
  lastName: {
    input: HelperName,
    stored: { kind: 'text', length: helper.name, order: 'alphabetical' },
    empty: '',
    isPersonal: true,
    isClearable: false,
  },
  /** In lower case, unique in the club (index of `helpers/entities.ts`). */
  email: { input: EmailAddress, stored: { kind: 'text', length: helper.email }, ...CLEARABLE },
  phone: { input: PhoneNumber, stored: { kind: 'text', length: helper.phone.max }, ...CLEARABLE },
  /** BCP 47. */
  language: { input: LanguageTag, stored: { kind: 'keyword' }, ...CLEARABLE },
  tags: { input: HelperTags, stored: { kind: 'json' }, ...CLEARABLE, empty: [] },
  notes: { input: HelperNotes, stored: { kind: 'text', length: helper.notes }, ...CLEARABLE },
  status: { input: choice(HELPER_STATUSES), stored: { kind: 'keyword' }, empty: 'ACTIVE', ...KEPT },
  /** OFF: the helper receives no mails of the club (`messages/mail/rules.ts`). */
  mail: {
    input: choice(MAIL_PREFERENCES),
    stored: { kind: 'keyword', default: 'ON' },
    empty: 'ON',
    ...KEPT,
  },
} as const satisfies Record<WrittenField, HelperFieldRecord>

export type HelperContent = ContentOf<typeof HELPER_FIELDS>

export type ClearableField = FieldsWith<typeof HELPER_FIELDS, { isClearable: true }>

/** The name of a field in `clear`. */
type ClearName = { [F in ClearableField]: Uppercase<RestName<F>> }[ClearableField] & HelperField

export const CLEARABLE_FIELDS = fieldNamesOf(HELPER_FIELDS).filter(
  (name): name is ClearableField => HELPER_FIELDS[name].isClearable,
)

/** Fields by their names in `clear`. */
export const CLEARED_FIELDS = Object.fromEntries(
  CLEARABLE_FIELDS.map((name) => [toRestName(name).toUpperCase(), name]),
) as Record<ClearName, ClearableField> satisfies Record<HelperField, ClearableField>

/** One helper of a bulk without its optional id. */
export const UpsertedHelper = inputRecord(
  {
    ...inputsOf(HELPER_FIELDS),
    clear: omittable(choices(Object.keys(CLEARED_FIELDS) as ClearName[])),
  },
  refuseSetAndCleared,
)

function refuseSetAndCleared(
  item: { clear?: ClearName[] } & { [F in ClearableField]?: unknown },
  refuse: Refuse,
): void {
  for (const [index, name] of (item.clear ?? []).entries()) {
    const field = CLEARED_FIELDS[name]
    if (item[field] !== undefined)
      refuse('conflict', `{${field}} is set by the same item. Set it or clear it.`, [
        'clear',
        index,
      ])
  }
}
