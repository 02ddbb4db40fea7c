import { additiveMigration } from '../../foundation/migrations/additive-migration.ts'

/** Who closed a court, since when, until when and why. */
export const addCourtClosings = additiveMigration(1280, 'add court closings', {
  sql: `ALTER TABLE courts
     ADD COLUMN override_since datetime(3) NULL,
     ADD COLUMN override_until datetime(3) NULL,
     ADD COLUMN override_reason varchar(200) NULL,
     ADD COLUMN override_by varbinary(800) NULL,
     ADD COLUMN override_by_name varchar(120) NULL`,
  algorithm: 'INSTANT',
  secondsPerMillion: { mariadb: 0.001, mysql: 0.01 },
})
