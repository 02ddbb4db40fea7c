import { z } from 'zod'
import { fault, trimmedText } from '../fields/fields.ts'
import { cleanName, hasVisible } from '../fields/text/characters.ts'
import { LIMITS } from '../limits.ts'
import { CLUB_LIMITS } from './limits.ts'

/**
 * A participant of a source, or of the bookings that the club makes itself, by one of two names: that of a source as the
 * source sent it, that of the club as names are kept that staff type.
 */
export const PersonInput = z
  .strictObject({
    bookingSourceId: z.string().nullish(),
    clubBookings: z.boolean().nullish(),
    externalId: trimmedText({ min: 1, max: LIMITS.id }).nullish(),
    displayName: trimmedText({ min: 1, max: CLUB_LIMITS.displayName }).nullish(),
  })
  .overwrite(({ displayName, ...person }) => ({
    ...person,
    displayName: person.clubBookings && displayName ? cleanName(displayName) : displayName,
  }))
  .superRefine(({ bookingSourceId, clubBookings, externalId, displayName }, context) => {
    if ((bookingSourceId == null) !== (clubBookings === true))
      fault(context, 'one_of', 'Send either bookingSourceId or clubBookings: true.')
    if ((externalId == null) === (displayName == null))
      fault(context, 'one_of', 'Send either externalId or displayName.')
    // Players without a name would be meant.
    if (clubBookings && displayName != null && !hasVisible(displayName))
      fault(context, 'visible_character', 'Send a name with at least one visible character.', [
        'displayName',
      ])
  })

export const ErasePersonInput = z.strictObject({ clubId: z.string(), person: PersonInput })
