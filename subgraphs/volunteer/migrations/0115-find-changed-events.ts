import { additiveMigration } from '../../foundation/migrations/additive-migration.ts'

export const findChangedEvents = additiveMigration(
  115,
  'find changed events',
  `ALTER TABLE events
    ADD INDEX events_by_update (club_id, status, updated_at, id),
    ADD INDEX events_kept_by_update (club_id, deleted_at, status, updated_at, id)`,
)
