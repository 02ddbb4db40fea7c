import type { Log } from '../../platform/log.ts'
import { RETENTION_LIMITS } from '../foundation/database/time-limits.ts'
import { foundationPurges } from '../foundation/foundation-purges.ts'
import { startRetention } from '../foundation/jobs/retention.ts'
import { type StopJob, stopAll } from '../foundation/jobs/stop-jobs.ts'
import { startWebhooks } from '../foundation/webhooks/webhook-jobs.ts'
import { makeTermPurge, makeTermRepair } from './bookings/search/upkeep-job.ts'
import type { ClubSubgraphParts } from './club-subgraph.ts'
import { purgeTickets } from './event-stream-tickets/store.ts'
import { startImports } from './imports/jobs.ts'
import { startEndingPrincipals } from './installations/jobs.ts'
import { startSessionClock } from './match-sessions/clock/jobs.ts'
import { startPersonErasures } from './persons/jobs.ts'
import { endedSessionStore } from './portal-sessions/store.ts'
import { toEndpointNotice } from './records/club-change.ts'
import { refusedBookingStore } from './refused-bookings/store.ts'

/** Starts the background jobs; several replicas may run them concurrently. */
export function startClubJobs(parts: ClubSubgraphParts, log: Log): StopJob {
  const { bookingWriter, database, clock, notices, tails } = parts
  const { webhookPolicy: policy, webhookSender: sender } = parts
  const { refusedBookings } = parts
  const patient = database.within(RETENTION_LIMITS)
  const purgeUsed = (limit: number) => purgeTickets(patient, clock(), limit)
  const purgeEnded = (limit: number) => endedSessionStore.purge(patient, clock(), limit)
  const purgeTerms = makeTermPurge({ database: patient, clock })
  const repairTerms = makeTermRepair({ database: patient, clock })
  const purgeRefused = (limit: number) => refusedBookingStore.purge(patient, clock(), limit)
  const stop = stopAll([
    async () => tails.stop(),
    async () => notices.stop(),
    // Pending bookings are written before the database is closed.
    () => bookingWriter.whenIdle(),
    startSessionClock(parts, log),
    startEndingPrincipals(parts, log),
    startRetention([...foundationPurges(parts), purgeUsed, purgeEnded, purgeRefused], log),
    // By themselves: after its start a process passes over all bookings, for which no other purge waits.
    startRetention([purgeTerms, repairTerms], log),
    startWebhooks({
      ...parts,
      policy,
      sender,
      random: Math.random,
      onChanged: (endpoint) => notices.publish(toEndpointNotice(endpoint)),
    }),
    startImports(parts),
    startPersonErasures(parts),
  ])
  return async () => {
    await stop()
    // Writes and imports have ended: what they refused last is stored before the database is closed.
    await refusedBookings.flush()
  }
}
