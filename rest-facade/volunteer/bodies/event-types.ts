import { makeEnumReader } from '../../../schema/enum-names.ts'
import { VOLUNTEER_EVENT_TYPES } from '../../../schema/volunteer/fields.ts'

/** The REST spelling of an event type of the graph: `shift.changed` for `SHIFT_CHANGED`. */
export const toVolunteerEventType = makeEnumReader(VOLUNTEER_EVENT_TYPES)
