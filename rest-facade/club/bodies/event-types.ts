import { CLUB_EVENT_TYPES } from '../../../schema/club/event-types.ts'
import { makeEnumReader } from '../../../schema/enum-names.ts'

/** The REST spelling of an event type of the graph: `booking.created` for `BOOKING_CREATED`. */
export const toClubEventType = makeEnumReader(CLUB_EVENT_TYPES)
