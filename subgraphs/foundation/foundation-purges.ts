import type { Clock } from '../../platform/time/clock.ts'
import { auditStore } from './audit/store.ts'
import { purgeAnswers } from './change/idempotency.ts'
import type { Database } from './database/database.ts'
import { RETENTION_LIMITS } from './database/time-limits.ts'
import { type LogPlace, purgeLog } from './event-log/purge-log.ts'
import { type Purge, purgeOnwards } from './jobs/retention.ts'
import { requestLogStore } from './request-log/store.ts'
import { answerStore } from './webhooks/attempts/answer-store.ts'
import { type DeliveryCursor, purgeDeliveries } from './webhooks/delivery-store.ts'

/** Retention of the tables that every subgraph has; each period stands beside its purge (`jobs/retention.ts`). */
export function foundationPurges(parts: { database: Database; clock: Clock }): Purge[] {
  const { clock } = parts
  const database = parts.database.within(RETENTION_LIMITS)
  return [
    (limit) => purgeAnswers(database, clock(), limit),
    (limit) => requestLogStore.purge(database, clock(), limit),
    (limit) => auditStore.purge(database, clock(), limit),
    (limit) => answerStore.purge(database, clock(), limit),
    purgeOnwards<LogPlace>((limit, after) => purgeLog(database, clock(), limit, after)),
    purgeOnwards<DeliveryCursor>((limit, after) =>
      purgeDeliveries(database, clock(), limit, after),
    ),
  ]
}
