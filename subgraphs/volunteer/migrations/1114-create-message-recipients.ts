import { baselineMigration } from '../../foundation/migrations/baseline-migration.ts'

/** Who received a message. Names and addresses are not copied, so that an erasure needs no update here. */
export const createMessageRecipients = baselineMigration(
  1114,
  'create message recipients',
  `CREATE TABLE IF NOT EXISTS message_recipients (
    id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    club_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    message_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    helper_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    outcome varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    attempt_count int UNSIGNED NOT NULL,
    updated_at datetime(3) NOT NULL,
    PRIMARY KEY (id),
    UNIQUE INDEX message_recipients_by_helper (message_id, helper_id),
    INDEX message_recipients_by_outcome (message_id, outcome, helper_id),
    INDEX message_recipients_by_update (message_id, outcome, updated_at, helper_id)
  ) ENGINE=InnoDB`,
)
