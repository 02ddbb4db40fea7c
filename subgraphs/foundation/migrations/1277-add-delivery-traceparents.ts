import { additiveMigration } from './additive-migration.ts'

/** Each attempt of a delivery sends the trace of the write. */
export const addDeliveryTraceparents = additiveMigration(1277, 'add delivery traceparents', {
  sql: 'ALTER TABLE webhook_deliveries ADD COLUMN traceparent char(55) CHARACTER SET ascii COLLATE ascii_bin NULL',
  algorithm: 'INSTANT',
  secondsPerMillion: { mariadb: 0.001, mysql: 0.016 },
})
