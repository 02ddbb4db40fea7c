import { additiveMigration } from '../../foundation/migrations/additive-migration.ts'

export const nameEventsExternally = additiveMigration(
  110,
  'name events externally',
  'ALTER TABLE events ADD COLUMN external_id varbinary(480) NULL',
)
