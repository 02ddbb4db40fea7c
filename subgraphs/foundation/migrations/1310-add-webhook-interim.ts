import { additiveMigration } from './additive-migration.ts'

/** Whether the receiver of an endpoint sends interim responses unasked. */
export const addWebhookInterim = additiveMigration(1310, 'add webhook interim', {
  sql: 'ALTER TABLE webhook_endpoints ADD COLUMN sends_interim tinyint NOT NULL DEFAULT 0',
  algorithm: 'INSTANT',
  secondsPerMillion: { mariadb: 0.002, mysql: 0.01 },
})
