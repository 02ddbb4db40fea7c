import { StartupError } from '../../../platform/config/startup-error.ts'
import { newUuid } from '../../../platform/ids.ts'
import type { Database } from '../../../subgraphs/foundation/database/database.ts'
import { takeLease } from '../../../subgraphs/foundation/jobs/named-lease.ts'
import type { Start } from '../../process/start.ts'

const LEASE_MS = 10_000

/** Waits for a killed instance whose lease expires. */
const PATIENCE_MS = LEASE_MS + 2_000

/**
 * Refuses to run with a second instance on the same database, since caches and wake-ups are local. After a kill it
 * waits until the lease of the killed instance has expired.
 */
export async function refuseSecondInstance(
  { log, stops, say, signal }: Pick<Start, 'log' | 'stops' | 'say' | 'signal'>,
  database: Database,
  patienceMs = PATIENCE_MS,
): Promise<void> {
  const patience = AbortSignal.timeout(patienceMs)
  const lease = await takeLease(database, {
    name: 'all-in-one',
    durationMs: LEASE_MS,
    newId: newUuid,
    signal: AbortSignal.any([signal, patience]),
    onWait: (holder) => say(`Waiting for the instance ${holder} to leave this database …`),
    onLost: (err) =>
      log.error(
        { event: 'database.lease_lost', err },
        'the lease on the database could not be renewed',
      ),
  }).catch((error: unknown) => {
    throw patience.aborted
      ? new StartupError(
          'Another instance runs on this database. Stop it, or use another DATABASE_URL.',
        )
      : error
  })
  stops.add('lease', () => lease.release())
}
