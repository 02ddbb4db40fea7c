import { additiveMigration } from '../../foundation/migrations/additive-migration.ts'

export const writeRecipientsInSteps = additiveMigration(
  141,
  'write recipients in steps',
  `ALTER TABLE messages
    ADD COLUMN written_up_to char(36) CHARACTER SET ascii COLLATE ascii_bin NULL
    AFTER recipient_count`,
)
