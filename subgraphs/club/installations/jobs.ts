import { CALLERS_TOPIC } from '../../../platform/bus/bus.ts'
import type { Log } from '../../../platform/log.ts'
import type { StopJob } from '../../foundation/jobs/stop-jobs.ts'
import type { IdentityParts } from '../identity/identity-provider.ts'
import type { ClubParts } from '../records/context.ts'
import { installationStore } from './store.ts'

const BATCH = 50
const EVERY_MS = 60 * 1000

/**
 * Deactivates principals of revoked installations at the identity provider, after each revocation and every minute
 * for retries. Revoked installations are refused meanwhile; deactivation is idempotent.
 */
export function startEndingPrincipals(parts: ClubParts & IdentityParts, log: Log): StopJob {
  let isStopped = false
  let isWaiting = false
  let running = Promise.resolve()
  const run = () => {
    // One pending pass covers any number of wake-ups.
    if (isWaiting) return
    isWaiting = true
    running = running.then(async () => {
      isWaiting = false
      if (isStopped) return
      await endPrincipals(parts).catch((err: unknown) =>
        log.warn(
          { event: 'installations.deactivation_failed', err },
          'principals could not be deactivated',
        ),
      )
    })
  }
  const unsubscribe = parts.bus.subscribe(CALLERS_TOPIC, run)
  const timer = setInterval(run, EVERY_MS)
  timer.unref()
  run()

  return async () => {
    isStopped = true
    unsubscribe()
    clearInterval(timer)
    await running
  }
}

/** Deactivates all pending principals; throws after the pass if one failed. */
export async function endPrincipals({
  database,
  identityProvider,
  clock,
}: Pick<ClubParts, 'database' | 'clock'> & IdentityParts): Promise<void> {
  const unended = await installationStore.listUnended(database, BATCH)
  const outcomes = await Promise.allSettled(
    unended.map(async ({ id, oauthSubject }) => {
      await identityProvider.deactivate(oauthSubject)
      await installationStore.markEnded(database, id, clock())
    }),
  )
  const failed = outcomes.find((outcome) => outcome.status === 'rejected')
  if (failed) throw failed.reason
}
