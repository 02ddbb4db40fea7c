import { addition } from '../../foundation/addition.ts'

export const findEventsByExternalId = addition(
  111,
  'find events by external id',
  'CREATE UNIQUE INDEX events_by_external_id ON events (club_id, external_id)',
)
