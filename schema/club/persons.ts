import { z } from 'zod'
import { fault, trimmedText } from '../fields/fields.ts'
import { LIMITS } from '../limits.ts'
import { CLUB_LIMITS } from './limits.ts'

/** A participant of a source, by one of two names. */
export const PersonInput = z
  .strictObject({
    bookingSourceId: z.string(),
    externalId: trimmedText({ min: 1, max: LIMITS.id }).nullish(),
    displayName: trimmedText({ min: 1, max: CLUB_LIMITS.displayName }).nullish(),
  })
  .superRefine(({ externalId, displayName }, context) => {
    if ((externalId == null) === (displayName == null))
      fault(context, 'one_of', 'Send either externalId or displayName.')
  })

export const ErasePersonInput = z.strictObject({ clubId: z.string(), person: PersonInput })
