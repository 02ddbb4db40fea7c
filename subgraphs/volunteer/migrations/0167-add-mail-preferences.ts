import { additiveMigration } from '../../foundation/migrations/additive-migration.ts'

export const addMailPreferences = additiveMigration(
  167,
  'add mail preferences',
  `ALTER TABLE helpers
    ADD COLUMN mail varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL DEFAULT 'ON'
    AFTER status`,
)
