import { addition } from '../../foundation/addition.ts'

export const findEventsByStatus = addition(
  102,
  'find events by status',
  'CREATE INDEX events_by_status ON events (club_id, status, start_date, id)',
)
