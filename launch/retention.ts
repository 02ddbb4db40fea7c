import { systemClock } from '../platform/clock.ts'
import type { Database } from '../subgraphs/foundation/database.ts'
import { purgeLog } from '../subgraphs/foundation/event-log/purge-log.ts'
import { purgeAnswers } from '../subgraphs/foundation/idempotency.ts'
import { type Purge, startRetention } from '../subgraphs/foundation/retention.ts'
import { purgeDeliveries } from '../subgraphs/foundation/webhooks/delivery-store.ts'
import type { Start } from './start.ts'

/** Deletes from these databases what has outlived its time, as long as the process runs. */
export function startPurging({ log, stops }: Start, databases: readonly Database[]): void {
  const purges = databases.flatMap((database): Purge[] => [
    (limit) => purgeAnswers(database, systemClock(), limit),
    (limit) => purgeLog(database, systemClock(), limit),
    (limit) => purgeDeliveries(database, systemClock(), limit),
  ])
  stops.add('retention', startRetention(purges, log))
}
