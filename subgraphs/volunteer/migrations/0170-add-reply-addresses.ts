import { additiveMigration } from '../../foundation/migrations/additive-migration.ts'

export const addReplyAddresses = additiveMigration(
  170,
  'add reply addresses',
  'ALTER TABLE accounts ADD COLUMN reply_to varchar(254) NULL AFTER is_integration_enabled',
)
