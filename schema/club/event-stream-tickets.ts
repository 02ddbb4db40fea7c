import { Guid } from '../fields/fields.ts'
import { inputRecord } from '../fields/input-record.ts'

/** Where a socket begins: after an event that was delivered before, or where the feed ends. */
export const NewEventStreamTicket = inputRecord({
  after: Guid.nullable().default(null),
})
