import { Guid } from '../fields/fields.ts'
import { inputRecord } from '../fields/input-record.ts'

/** Start position of a socket: after a delivered event, or at the end of the feed. `issueTicket` sets the expiry. */
export const NewEventStreamTicket = inputRecord({
  after: Guid.nullable().default(null),
})
