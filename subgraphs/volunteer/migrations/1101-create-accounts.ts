import { baselineMigration } from '../../foundation/migrations/baseline-migration.ts'

/** The plan and add-ons of a club on the volunteer side. A club without a row has none. */
export const createAccounts = baselineMigration(
  1101,
  'create accounts',
  `CREATE TABLE IF NOT EXISTS accounts (
    club_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    plan varchar(40) CHARACTER SET ascii COLLATE ascii_bin NULL,
    add_ons json NOT NULL,
    is_integration_enabled tinyint(1) NOT NULL,
    reply_to varchar(254) NULL,
    created_at datetime(3) NOT NULL,
    updated_at datetime(3) NOT NULL,
    PRIMARY KEY (club_id)
  ) ENGINE=InnoDB`,
)
