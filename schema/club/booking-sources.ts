import { exactText, Id, trimmedText } from '../fields/fields.ts'
import { inputRecord } from '../fields/input-record.ts'
import { cleanText } from '../fields/text/line-text.ts'
import { LIMITS } from '../limits.ts'
import { CLUB_LIMITS } from './limits.ts'

export const SOURCE_KEY = /^[a-z0-9][a-z0-9._-]+$/

const SourceKey = exactText({ min: 2, max: CLUB_LIMITS.sourceKey }).regex(SOURCE_KEY, {
  message: 'Use a-z, 0-9, dot, underscore and hyphen, and begin with a letter or digit.',
})

/** Id of a court in the source's system. */
export const ExternalCourtId = trimmedText({ min: 1, max: LIMITS.id })

/** A booking system that pushes bookings of a club. */
export const NewBookingSource = inputRecord({
  sourceKey: SourceKey,
  name: cleanText({ min: 2, max: LIMITS.name }),
  externalAccountId: trimmedText({ min: 0, max: LIMITS.id }).nullable().default(null),
})

/** Maps an external court to a court of the club. */
export const NewCourtMapping = inputRecord({
  externalCourtName: cleanText({ min: 1, max: LIMITS.name }),
  courtId: Id,
})
