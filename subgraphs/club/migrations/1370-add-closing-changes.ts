import { additiveMigration } from '../../foundation/migrations/additive-migration.ts'

/** When staff last closed or opened a court: its status and its `updated_at` also move by themselves. */
export const addClosingChanges = additiveMigration(1370, 'add closing changes', {
  sql: 'ALTER TABLE courts ADD COLUMN closing_changed_at datetime(3) NULL',
  algorithm: 'INSTANT',
  secondsPerMillion: { mariadb: 0.001, mysql: 0.01 },
})
