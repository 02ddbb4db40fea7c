import { choice, choices, omittable } from '../fields/input-fields.ts'
import { inputRecord, type Refuse } from '../fields/input-record.ts'
import {
  EmailAddress,
  HelperExternalId,
  HelperName,
  HelperNotes,
  HelperTags,
  LanguageTag,
  PhoneNumber,
} from './helper-fields.ts'
import {
  CLEARABLE_HELPER_FIELDS,
  type ClearableHelperField,
  HELPER_STATUSES,
  MAIL_PREFERENCES,
} from './statuses.ts'

/** The field that each name in `clear` stands for. */
export const CLEARED_FIELDS = {
  PHONE: 'phone',
  EMAIL: 'email',
  FIRST_NAME: 'firstName',
  LANGUAGE: 'language',
  EXTERNAL_ID: 'externalId',
  NOTES: 'notes',
  TAGS: 'tags',
} as const satisfies Record<ClearableHelperField, string>

type ClearedField = (typeof CLEARED_FIELDS)[ClearableHelperField]

/** One helper of a bulk, besides the id that it may have. */
export const UpsertedHelper = inputRecord(
  {
    externalId: omittable(HelperExternalId),
    firstName: omittable(HelperName),
    lastName: omittable(HelperName),
    email: omittable(EmailAddress),
    phone: omittable(PhoneNumber),
    language: omittable(LanguageTag),
    tags: omittable(HelperTags),
    notes: omittable(HelperNotes),
    status: omittable(choice(HELPER_STATUSES)),
    mail: omittable(choice(MAIL_PREFERENCES)),
    clear: omittable(choices(CLEARABLE_HELPER_FIELDS)),
  },
  refuseSetAndCleared,
)

function refuseSetAndCleared(
  item: { clear?: ClearableHelperField[] } & { [F in ClearedField]?: unknown },
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
