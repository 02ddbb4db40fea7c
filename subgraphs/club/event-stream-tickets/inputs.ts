import { NewEventStreamTicket } from '../../../schema/club/event-stream-tickets.ts'
import { KEYED } from '../../../schema/input-fields.ts'
import { toGraph, withFields } from '../../../schema/input-record.ts'

export const CreateEventStreamTicketInput = toGraph(withFields(KEYED, NewEventStreamTicket))
