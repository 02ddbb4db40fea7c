import { z } from 'zod'
import { fault, trimmedText } from '../fields/fields.ts'
import { LIMITS } from '../limits.ts'
import { CLUB_LIMITS } from './limits.ts'

/** A participant of a source, or of the bookings that the club makes itself, by one of two names. */
export const PersonInput = z
  .strictObject({
    bookingSourceId: z.string().nullish(),
    clubBookings: z.boolean().nullish(),
    externalId: trimmedText({ min: 1, max: LIMITS.id }).nullish(),
    displayName: trimmedText({ min: 1, max: CLUB_LIMITS.displayName }).nullish(),
  })
  .superRefine(({ bookingSourceId, clubBookings, externalId, displayName }, context) => {
    if ((bookingSourceId == null) !== (clubBookings === true))
      fault(context, 'one_of', 'Send either bookingSourceId or clubBookings: true.')
    if ((externalId == null) === (displayName == null))
      fault(context, 'one_of', 'Send either externalId or displayName.')
  })

export const ErasePersonInput = z.strictObject({ clubId: z.string(), person: PersonInput })
