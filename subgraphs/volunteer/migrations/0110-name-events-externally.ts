import { addition } from '../../foundation/addition.ts'

export const nameEventsExternally = addition(
  110,
  'name events externally',
  'ALTER TABLE events ADD COLUMN external_id varbinary(480) NULL',
)
