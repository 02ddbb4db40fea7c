import { additiveMigration } from './additive-migration.ts'

export const orderWebhookDeliveries = additiveMigration(
  36,
  'order webhook deliveries',
  `ALTER TABLE webhook_deliveries
    ADD COLUMN resource_id char(36) CHARACTER SET ascii COLLATE ascii_bin NULL,
    ADD COLUMN sequence int UNSIGNED NULL,
    ADD COLUMN resend int UNSIGNED NOT NULL DEFAULT 0`,
)
