import { additiveMigration } from './additive-migration.ts'

/** Who disabled an endpoint; rows that were disabled before have NULL. */
export const addWebhookDisabledBy = additiveMigration(1300, 'add webhook disabled by', {
  sql: 'ALTER TABLE webhook_endpoints ADD COLUMN disabled_by varchar(40) CHARACTER SET ascii COLLATE ascii_bin NULL',
  algorithm: 'INSTANT',
  secondsPerMillion: { mariadb: 0.002, mysql: 0.01 },
})
