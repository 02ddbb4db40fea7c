import { systemClock } from '../platform/clock.ts'
import type { Database } from '../subgraphs/foundation/database.ts'
import { purgeAnswers } from '../subgraphs/foundation/idempotency.ts'
import { startRetention } from '../subgraphs/foundation/retention.ts'
import type { Start } from './start.ts'

/** Deletes from these databases what has outlived its time, as long as the process runs. */
export function startPurging({ log, stops }: Start, databases: readonly Database[]): void {
  const purges = databases.map(
    (database) => (limit: number) => purgeAnswers(database, systemClock(), limit),
  )
  stops.add('retention', startRetention(purges, log))
}
