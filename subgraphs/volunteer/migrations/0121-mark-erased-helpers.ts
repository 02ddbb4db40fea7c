import { additiveMigration } from '../../foundation/migrations/additive-migration.ts'

export const markErasedHelpers = additiveMigration(
  121,
  'mark erased helpers',
  `ALTER TABLE helpers
    ADD COLUMN deleted_at datetime(3) NULL AFTER published_count,
    ADD COLUMN is_deleted tinyint(1) NOT NULL DEFAULT 0 AFTER deleted_at,
    DROP INDEX helpers_by_name,
    DROP INDEX helpers_by_status,
    DROP INDEX helpers_by_update,
    ADD INDEX helpers_by_name (club_id, is_deleted, last_name, first_name, id, search_text),
    ADD INDEX helpers_by_status (club_id, is_deleted, status, last_name, first_name, id),
    ADD INDEX helpers_by_update (club_id, is_deleted, status, updated_at, id),
    ADD INDEX helpers_by_deletion (deleted_at)`,
)
