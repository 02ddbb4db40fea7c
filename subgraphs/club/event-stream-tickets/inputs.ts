import { NewEventStreamTicket } from '../../../schema/club/event-stream-tickets.ts'
import { KEYED } from '../../../schema/fields/input-fields.ts'
import { toGraph, withFields } from '../../../schema/fields/input-record.ts'

export const CreateEventStreamTicketInput = toGraph(withFields(KEYED, NewEventStreamTicket))
