import { additiveMigration } from '../../foundation/migrations/additive-migration.ts'

/** Only deliveries that keep their own time and turn are read by them, which no version of the club has. */
export const dropIndicesOfOtherDeliveries = additiveMigration(
  158,
  'drop indices of other deliveries',
  `ALTER TABLE webhook_deliveries
   DROP INDEX webhook_deliveries_by_attempt,
   DROP INDEX webhook_deliveries_by_resource,
   DROP INDEX webhook_deliveries_by_type`,
)
