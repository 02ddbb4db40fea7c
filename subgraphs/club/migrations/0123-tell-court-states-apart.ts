import { additiveMigration } from '../../foundation/migrations/additive-migration.ts'

export const tellCourtStatesApart = additiveMigration(
  123,
  'tell court states apart',
  `ALTER TABLE courts
    ADD COLUMN status_override varchar(40) CHARACTER SET ascii COLLATE ascii_bin NULL,
    ADD COLUMN device_seen_at datetime(3) NULL,
    ADD COLUMN has_device_warning tinyint(1) NOT NULL DEFAULT 0,
    ADD COLUMN status_due_at datetime(3) NULL,
    ADD INDEX courts_by_status (status),
    ADD INDEX courts_by_due_time (status_due_at, id)`,
)
