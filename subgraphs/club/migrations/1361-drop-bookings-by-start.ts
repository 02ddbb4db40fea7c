import { contractingMigration } from '../../foundation/migrations/contracting-migration.ts'
import { indexBookingsByStartAndCourt } from './1335-index-bookings-by-start-and-court.ts'

/** No statement names it since 1.3.0, and it cost each new booking an entry. */
export const dropBookingsByStart = contractingMigration(1361, 'drop bookings by start', {
  contracts: indexBookingsByStartAndCourt,
  sql: 'ALTER TABLE bookings DROP INDEX bookings_by_start',
  algorithm: 'INPLACE',
  secondsPerMillion: { mariadb: 0.01, mysql: 0.01 },
})
