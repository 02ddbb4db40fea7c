import { choice, omittable } from '../input-fields.ts'
import { inputRecord } from '../input-record.ts'
import {
  EmailAddress,
  HelperExternalId,
  HelperName,
  HelperNotes,
  HelperTags,
  LanguageTag,
  PhoneNumber,
} from './helper-fields.ts'
import { HELPER_STATUSES, MAIL_PREFERENCES } from './statuses.ts'

/** One helper of a bulk, besides the id that it may have. */
export const UpsertedHelper = inputRecord({
  externalId: omittable(HelperExternalId),
  firstName: omittable(HelperName),
  lastName: HelperName,
  email: omittable(EmailAddress),
  phone: omittable(PhoneNumber),
  language: omittable(LanguageTag),
  tags: omittable(HelperTags),
  notes: omittable(HelperNotes),
  status: omittable(choice(HELPER_STATUSES)),
  mail: omittable(choice(MAIL_PREFERENCES)),
})
