import { additiveMigration } from '../../foundation/migrations/additive-migration.ts'

export const findRecipientsOfEvents = additiveMigration(
  132,
  'find recipients of events',
  `ALTER TABLE event_accesses
    ADD INDEX event_accesses_by_recipient (event_id, is_revoked, status, helper_id)`,
)
