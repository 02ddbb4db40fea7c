import type { Clock } from '../../platform/clock.ts'
import type { Database } from './database.ts'
import { purgeLog } from './event-log/purge-log.ts'
import { purgeAnswers } from './idempotency.ts'
import type { Purge } from './retention.ts'
import { RETENTION_LIMITS } from './time-limits.ts'
import { purgeDeliveries } from './webhooks/delivery-store.ts'

/** Deletes what has outlived its time of the tables that every subgraph's database has. */
export function foundationPurges(parts: { database: Database; clock: Clock }): Purge[] {
  const { clock } = parts
  const database = parts.database.within(RETENTION_LIMITS)
  return [
    (limit) => purgeAnswers(database, clock(), limit),
    (limit) => purgeLog(database, clock(), limit),
    (limit) => purgeDeliveries(database, clock(), limit),
  ]
}
