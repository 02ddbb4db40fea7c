import { CALLERS_TOPIC } from '../../../platform/bus/bus.ts'
import type { Log } from '../../../platform/log.ts'
import type { StopJob } from '../../foundation/jobs/stop-jobs.ts'
import type { ClubParts } from '../context.ts'
import { installationStore } from './store.ts'

const BATCH = 50
const EVERY_MS = 60 * 1000

/**
 * Tells the identity provider of revoked installations, soon after each revocation and every minute
 * for those it could not be told of. They are let in nowhere meanwhile; several replicas may tell it
 * twice, which is as good as once.
 */
export function startEndingPrincipals(parts: ClubParts, log: Log): StopJob {
  let isStopped = false
  let isWaiting = false
  let running = Promise.resolve()
  const run = () => {
    // One more pass sees whatever many wake-ups were about.
    if (isWaiting) return
    isWaiting = true
    running = running.then(async () => {
      isWaiting = false
      if (isStopped) return
      await endPrincipals(parts).catch((err: unknown) => log.warn({ err }, 'ending principals'))
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

/** One pass; throws when any principal could not be ended, after trying each. */
export async function endPrincipals({
  database,
  identityProvider,
  clock,
}: Pick<ClubParts, 'database' | 'identityProvider' | 'clock'>): Promise<void> {
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
